/** Telling the reader that they are waited for: a soft sound, and a notification if away. */

import { settings } from "./settings.svelte";
import { playTurn } from "./sound";

export function announce(title: string, body: string, tag: string): void {
  playTurn();
  const may = "Notification" in window && Notification.permission === "granted";
  if (!settings.notify || !may || !document.hidden) return;
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
