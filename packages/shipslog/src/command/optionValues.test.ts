import { describe, expect, it } from "vitest";
import type { Option } from "./Command.ts";
import { accepts, expectedBy, parseDurationMs } from "./optionValues.ts";

describe("a duration", () => {
  it.each([
    ["90s", 90_000],
    ["45m", 2_700_000],
    ["1.5h", 5_400_000],
    ["1d", 86_400_000],
  ])("reads %s", (text, durationMs) => {
    expect(parseDurationMs(text)).toBe(durationMs);
  });

  it.each(["", "2", "h", "0s", "-1h", "2 h", "1e3s"])("rejects %j", (text) => {
    expect(parseDurationMs(text)).toBeUndefined();
  });
});

describe("an option", () => {
  it.each<[Partial<Option>, readonly string[], readonly string[]]>([
    [{ type: "integer" }, ["0", "42"], ["", "-1", "1.5", "many", "1e99"]],
    [{ type: "integer", min: 1, max: 3 }, ["1", "3"], ["0", "4"]],
    [{ type: "speed" }, ["1", "0.5", "max"], ["0", "-1", "Infinity", "fast", ""]],
    [{ type: "time" }, ["2026-05-01T12:00:00Z"], ["", "once"]],
    [{ type: "duration" }, ["90s"], ["90"]],
    [{ type: "string", choices: ["a", "b"] }, ["a", "b"], ["", "c", "A"]],
    [{ type: "string" }, ["", "anything"], []],
  ])("%j accepts and rejects", (given, good, bad) => {
    const option = { type: "string", description: "", ...given } as const;
    expect(good.filter((text) => !accepts(option, text))).toEqual([]);
    expect(bad.filter((text) => accepts(option, text))).toEqual([]);
  });

  it.each<[Partial<Option>, string]>([
    [{ type: "integer" }, "a whole number"],
    [{ type: "integer", min: 1 }, "a whole number, 1 or more"],
    [{ type: "integer", max: 65_535 }, "a whole number from 0 to 65535"],
    [{ type: "speed" }, "a number above 0, or max"],
    [{ type: "time" }, "a time such as 2026-05-01T12:00:00Z"],
    [{ type: "duration" }, "a duration such as 90s, 45m, 2h or 1d"],
    [{ type: "string", choices: ["a", "b"] }, "one of a, b"],
  ])("%j says what it expects", (given, expected) => {
    expect(expectedBy({ type: "string", description: "", ...given })).toBe(expected);
  });
});
