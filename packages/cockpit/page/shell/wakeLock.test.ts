import { expect, it, vi } from "vitest";
import { keepAwake, restoreAwake } from "./wakeLock.ts";

it("keeps the screen on again after the page was hidden, also when that was switched on after the page had opened", async () => {
  const stored = new Map<string, string>();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const request = vi.fn(() => Promise.resolve(Object.assign(new EventTarget(), { release: () => Promise.resolve() })));
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { wakeLock: { request } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  try {
    restoreAwake();
    expect(request).not.toHaveBeenCalled();
    await keepAwake(true);
    expect(request).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(2);
    await keepAwake(false);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(2);
  } finally {
    vi.unstubAllGlobals();
  }
});
