import { describe, expect, it } from "vitest";
import { startCockpit, type CockpitOptions } from "./startCockpit.ts";

const sound = { streams: [], folder: "recording", run: "run", nowMs: () => 0, port: 0 };

describe("startCockpit from JavaScript", () => {
  it.each([
    [{ port: "4747" }, 'option "port" must be a whole number from 0 to 65535, received "4747"'],
    [{ port: 70_000 }, 'option "port" must be a whole number from 0 to 65535, received 70000'],
    [{ streams: [[]] }, 'option "streams" must be an array in which each item is an async iterable'],
    [{ nowMs: 5 }, 'option "nowMs" must be a function, received 5'],
    [{ run: undefined }, 'option "run" must be a string, received undefined'],
    [{ lan: true }, 'option "lan" must be an object with addresses and a token, received true'],
    [{ lan: { addresses: [] } }, 'option "token" must be a string, received undefined'],
    [{ stallMs: 0 }, 'option "stallMs" must be a number of milliseconds from 1, received 0'],
  ])("rejects %o and names the option", async (wrong, message) => {
    const started = startCockpit({ ...sound, ...wrong } as unknown as CockpitOptions);
    await expect(started).rejects.toThrow(message);
    await expect(started).rejects.toBeInstanceOf(TypeError);
  });
});
