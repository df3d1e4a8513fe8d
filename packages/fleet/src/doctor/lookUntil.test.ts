import { describe, expect, it } from "vitest";
import { lookUntil } from "./lookUntil.ts";

/** Looks at what is fine after a time. The clock moves only while the doctor waits. */
async function lookFor(wrongMs: number, signal?: AbortSignal) {
  let atMs = 0;
  let looks = 0;
  const clock = {
    nowMs: () => 0,
    monotonicMs: () => atMs,
    sleep: (delayMs: number) => {
      atMs += delayMs;
      return Promise.resolve();
    },
  };
  const look = () => {
    looks += 1;
    return Promise.resolve(atMs < wrongMs ? "wrong" : "fine");
  };
  const seen = await lookUntil((each) => each === "fine", look, { clock, signal });
  return { seen, looks, atMs };
}

describe("the doctor", () => {
  it("looks again until all is fine", async () => {
    expect(await lookFor(0)).toEqual({ seen: "fine", looks: 1, atMs: 0 });
    expect(await lookFor(6000)).toEqual({ seen: "fine", looks: 7, atMs: 6000 });
  });

  it("believes what is wrong after fifteen seconds", async () => {
    expect(await lookFor(Infinity)).toEqual({ seen: "wrong", looks: 16, atMs: 15_000 });
  });

  it("looks once when it is interrupted", async () => {
    expect(await lookFor(Infinity, AbortSignal.abort())).toMatchObject({ seen: "wrong", looks: 1 });
  });
});
