import { describe, expect, it } from "vitest";
import { whenEnabled } from "./whenEnabled.ts";

const notEnabled = Object.assign(new Error("JetStream not enabled for account"), { name: "JetStreamNotEnabled" });
const pause = () => Promise.resolve();

/** A request that fails a number of times before it is answered. */
function failing(times: number, error: Error) {
  let asked = 0;
  const request = () => (asked++ < times ? Promise.reject(error) : Promise.resolve(asked));
  return { request, asked: () => asked };
}

describe("a request to a server that reads its configuration", () => {
  it("is repeated until JetStream is enabled", async () => {
    expect(await whenEnabled(failing(3, notEnabled).request, pause)).toBe(4);
  });

  it("fails when JetStream stays disabled", async () => {
    const { request, asked } = failing(1000, notEnabled);
    await expect(whenEnabled(request, pause)).rejects.toThrow("not enabled");
    expect(asked()).toBe(50);
  });

  it("is not repeated after another error", async () => {
    const { request, asked } = failing(1, new Error("stream is full"));
    await expect(whenEnabled(request, pause)).rejects.toThrow("stream is full");
    expect(asked()).toBe(1);
  });
});
