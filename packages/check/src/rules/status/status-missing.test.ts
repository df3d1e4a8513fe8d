import { expect, it } from "vitest";
import { createChecker } from "../../engine/createChecker.ts";
import { sampleEntries } from "../../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { FSDJump, nextJump, Status } = sampleEvents;
const absent = { companion: "Status.json", absent: true } as const;

it("needs a minute of journal: the first Status.json of a session may not be written yet", () => {
  const soon = nextJump({ timestamp: "2026-05-01T12:00:30Z" });
  expect(findingsInSamples([absent])).toEqual([]);
  expect(findingsInSamples([{ event: FSDJump() }, { event: soon }, absent])).toEqual([]);
  expect(findingsInSamples([{ event: FSDJump() }, { event: nextJump() }, absent])).toEqual(["error status-missing"]);
});

it("reports a file that had content, and nothing in live", () => {
  const entries = sampleEntries([{ event: FSDJump() }, { companion: "Status.json", event: Status() }, absent]);
  const known = entries.map((entry) => (entry.type === "companion" ? { ...entry, event: Status() } : entry));
  const found = (dialect: "spec" | "live") => {
    const checker = createChecker({ dialect, rules: { "header-first": "off" } });
    return [...known.flatMap((entry) => checker.push(entry)), ...checker.end()].map(({ rule }) => rule);
  };
  expect(found("spec")).toEqual(["status-missing"]);
  expect(found("live")).toEqual([]);
});
