import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";
import type { Sample } from "../../declare/Rule.ts";

const { engineers } = sampleEvents;
const next: Sample = { file: "Journal.2026-05-02T120000.01.log" };
const later = "2026-05-02T12:00:00Z";
const commander = (FID: string): Sample => ({
  event: { timestamp: later, event: "Commander", FID, Name: "JAMESON" },
});
const high: Sample = { event: engineers({ Rank: 4 }) };
const low: Sample = { event: engineers({ Rank: 2 }, later) };
const severities = (samples: readonly Sample[], dialect: "live" | "spec") =>
  findingsOf("engineer-rank", samples, dialect).map(({ severity }) => severity);

it("compares the sessions of one commander in live, where a cleared save may start from zero", () => {
  expect(severities([commander("F1"), high, low], "live")).toEqual(["warning"]);
  expect(severities([commander("F1"), high, next, commander("F1"), low], "live")).toEqual(["note"]);
});

it("compares no sessions of different or unknown commanders in live", () => {
  expect(severities([commander("F1"), high, next, commander("F2"), low], "live")).toEqual([]);
  expect(severities([high, next, low], "live")).toEqual([]);
});

it("compares all sessions of a folder in spec", () => {
  expect(severities([high, next, low], "spec")).toEqual(["warning"]);
});
