import { describe, expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { Fileheader, other } = sampleEvents;
const at = (time: string) => ({ timestamp: `2026-05-01T${time}Z` });
const shutdown = other("Shutdown", at("12:03:00"));
const friend = (time: string) => other("Friends", { ...at(time), Status: "Online", Name: "Jameson" });

const kindsAfter = (...events: Parameters<typeof findingsOf>[1]) =>
  findingsOf("after-shutdown", [Fileheader(), shutdown, ...events]).map(({ received }) => received);

describe("after Shutdown", () => {
  it("messages from the servers may follow until the process ends", () => {
    expect(kindsAfter(friend("12:03:00"))).toEqual([]);
    expect(kindsAfter(friend("12:03:05"), other("ReceiveText", at("12:03:06")), friend("12:03:20"))).toEqual([]);
  });

  it("a message of another day is reported", () => {
    expect(kindsAfter(friend("12:30:00"))).toEqual(["Friends"]);
    expect(kindsAfter(friend("11:59:00"))).toEqual(["Friends"]);
  });

  it("other events are reported, also after a message", () => {
    expect(kindsAfter(other("Music", at("12:03:01")))).toEqual(["Music"]);
    expect(kindsAfter(friend("12:03:05"), other("Docked", at("12:03:06")))).toEqual(["Docked"]);
  });

  it("a message is soon until a minute after, and needs a time", () => {
    expect(kindsAfter(friend("12:04:00"))).toEqual([]);
    expect(kindsAfter(friend("12:04:01"))).toEqual(["Friends"]);
    expect(kindsAfter(other("Friends", { timestamp: "later" }))).toEqual(["Friends"]);
  });

  it("an event is reported once, and a line that is no event never", () => {
    expect(kindsAfter(other("Music", at("12:03:01")), other("Music", at("12:03:02")))).toEqual(["Music"]);
    expect(kindsAfter({ line: "no event" })).toEqual([]);
  });

  it("an event of the next file is not, though the file has no header", () => {
    const next = { file: "Journal.2026-05-01T140000.01.log" };
    expect(kindsAfter(next, other("Music", at("12:10:00")))).toEqual([]);
  });

  it("the next file is not", () => {
    const next = { file: "Journal.2026-05-01T140000.01.log" };
    expect(kindsAfter(friend("12:03:05"), next, Fileheader(at("12:10:00")))).toEqual([]);
  });
});
