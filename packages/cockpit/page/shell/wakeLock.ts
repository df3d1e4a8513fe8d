import { signal } from "@preact/signals";

const key = "shipslog-awake";

/** Whether the screen stays on while the page is visible. */
export const isAwake = signal(false);

let lock: WakeLockSentinel | undefined;

/** Keeps the screen on, or lets it go dark; false when the browser refuses. */
export async function keepAwake(isWanted: boolean): Promise<boolean> {
  store(isWanted);
  if (!isWanted) {
    await lock?.release();
    lock = undefined;
    isAwake.value = false;
    return true;
  }
  return request();
}

/** Whether this device can keep its screen on: only over HTTPS or on this machine. */
export function canKeepAwake(): boolean {
  return "wakeLock" in navigator;
}

/** Keeps the screen on if it was asked for earlier; the browser lets go whenever the page is hidden. */
export function restoreAwake(): void {
  if (!canKeepAwake()) return;
  const restore = (): void => {
    if (document.visibilityState === "visible" && isStored()) request().catch(() => undefined);
  };
  restore();
  document.addEventListener("visibilitychange", restore);
}

async function request(): Promise<boolean> {
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (isAwake.value = false));
    isAwake.value = true;
  } catch {
    isAwake.value = false;
  }
  return isAwake.value;
}

function isStored(): boolean {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
}

function store(isWanted: boolean): void {
  try {
    localStorage.setItem(key, isWanted ? "on" : "off");
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}
