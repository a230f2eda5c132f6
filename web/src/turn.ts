/** Telling the reader that it is their turn: a soft sound, and a notification if they are away. */

import { settings } from "./settings.svelte";
import { playTurn } from "./sound";

export function announceTurn(title: string, body: string, tag: string): void {
  playTurn();
  const may = "Notification" in window && Notification.permission === "granted";
  if (!settings.notify || !may || !document.hidden) return;
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
