/** Telling the reader that it is their turn: a soft sound, and a notification if they are away. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two notes like glazed tiles touching. */
export function chime(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const { currentTime, destination } = audio;
  for (const [at, pitch] of [
    [0, 659],
    [0.13, 988],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0.0001, currentTime + at);
    loudness.gain.exponentialRampToValueAtTime(0.12, currentTime + at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + 0.45);
    tone.connect(loudness).connect(destination);
    tone.start(currentTime + at);
    tone.stop(currentTime + at + 0.5);
  }
}

export function announceTurn(title: string, body: string, tag: string): void {
  if (settings.sound) chime();
  const may = "Notification" in window && Notification.permission === "granted";
  if (!settings.notify || !may || !document.hidden) return;
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
