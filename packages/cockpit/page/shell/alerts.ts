import { effect, signal } from "@preact/signals";
import type { PageModel } from "../PageModel.ts";
import { alarmsOf } from "../derived/alarms.ts";

/** How a device tells an alarm. */
export const alertWays = ["sound", "notification", "vibration", "speech"] as const;

/** One way to tell an alarm. */
type AlertWay = (typeof alertWays)[number];

const key = "shipslog-alerts";

/** The ways that are on, on this device; none by default. */
export const alertsOn = signal<readonly AlertWay[]>(storedWays());

/** Switches a way on or off; a notification is allowed by the browser first. */
export async function switchAlert(way: AlertWay, isOn: boolean): Promise<void> {
  if (way === "notification" && isOn && (await askPermission()) !== "granted") return;
  alertsOn.value = alertWays.filter((each) => (each === way ? isOn : alertsOn.value.includes(each)));
  try {
    localStorage.setItem(key, alertsOn.value.join(","));
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Whether this device knows a way at all. */
export function canAlert(way: AlertWay): boolean {
  if (way === "sound") return "AudioContext" in globalThis;
  if (way === "notification") return "Notification" in globalThis;
  return way === "vibration" ? "vibrate" in navigator : "speechSynthesis" in globalThis;
}

/** Tells a text in the ways that are on, or in one to try it. */
export function alertBy(text: string, ways: readonly AlertWay[] = alertsOn.value): void {
  for (const way of ways) if (canAlert(way)) tellBy[way](text);
}

/** Tells each new alarm of the commander who plays, until the returned function is called. */
export function watchAlarms(model: PageModel): () => void {
  let before: readonly string[] = [];
  return effect(() => {
    const isLive = ["live", "quiet"].includes(model.phase.value.phase);
    const now = isLive ? alarmsOf(model.playing.value) : [];
    const begun = now.filter((alarm) => !before.includes(alarm));
    before = now;
    if (begun.length > 0 && alertsOn.peek().length > 0) alertBy(begun.join(", "), alertsOn.peek());
  });
}

const tellBy: Readonly<Record<AlertWay, (text: string) => void>> = {
  sound: playTones,
  notification: (text) => {
    if (Notification.permission !== "granted") return;
    void new Notification("Shipslog cockpit", { body: text, tag: "shipslog" });
  },
  vibration: () => void navigator.vibrate([200, 100, 200]),
  speech: (text) => speechSynthesis.speak(new SpeechSynthesisUtterance(text)),
};

/** Two short tones, made here: the page loads no sound. */
function playTones(): void {
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.gain.value = 0.12;
  gain.connect(audio.destination);
  for (const [at, hertz] of [880, 660].entries()) {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(gain);
    tone.start(audio.currentTime + at * 0.18);
    tone.stop(audio.currentTime + at * 0.18 + 0.15);
    if (at === 1) tone.addEventListener("ended", () => void audio.close());
  }
}

async function askPermission(): Promise<NotificationPermission> {
  return canAlert("notification") ? Notification.requestPermission() : "denied";
}

function storedWays(): readonly AlertWay[] {
  try {
    const stored = (localStorage.getItem(key) ?? "").split(",");
    return alertWays.filter((way) => stored.includes(way));
  } catch {
    return [];
  }
}
