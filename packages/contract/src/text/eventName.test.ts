import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEventName, peekEventName } from "./eventName.ts";
import { anyEvent } from "../../tests/helpers/json.ts";
import { printLine } from "../print/printLine.ts";

describe("peekEventName", () => {
  it("finds the name in the game's layout", () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(peekEventName(printLine(event, {}))).toBe(event["event"]);
      }),
    );
  });

  it("finds the name in a line written again by another tool", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]\w*$/), (name) => {
        expect(peekEventName(JSON.stringify({ timestamp: "2025-11-02T10:20:30Z", event: name, A: [1] }))).toBe(name);
      }),
    );
  });

  it("answers with the true name or not at all when the line stops early", () => {
    const line = '{ "timestamp":"2025-11-02T10:20:30Z", "event":"FSDJump", "Taxi":false }';
    for (let end = 0; end <= line.length; end++) {
      expect([undefined, "FSDJump"]).toContain(peekEventName(line.slice(0, end)));
    }
  });

  it.each([
    '{ "event":"A", "timestamp":"t" }',
    '{ "timestamp":"t", "Name":"event", "event":"A" }',
    '{ "timestamp":"t", "event":"A\\"B" }',
    '{ "timestamp":"t", "event":"" }',
    '{ "timestamp":"t", "event":7 }',
    '{ "timestamp":"a\\", "event":"A" }',
    '[{ "timestamp":"t", "event":"A" }]',
    '{"Timestamp":"t","event":"A"}',
    '{ "Timestamp":"t", "event":"A" }',
    "",
  ])("leaves %s to the parser", (line) => expect(peekEventName(line)).toBeUndefined());
});

describe("isEventName", () => {
  it.each(["FSDJump", "Fileheader", "A_1"])("takes %s", (name) => expect(isEventName(name)).toBe(true));
  it.each(["", "1A", "FSD Jump", "F\u0001", "FSDJump\n", "Fé", 7, null, undefined])("refuses %j", (name) =>
    expect(isEventName(name)).toBe(false),
  );
});
