import type { Rule } from "../../declare/Rule.ts";
import { judgeChange } from "../evidence/judgeChange.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked, StoredModules, storedModule } = sampleEvents;
const at = (time: string, ...slots: readonly number[]) => ({
  event: StoredModules(
    slots.map((StorageSlot) => storedModule({ StorageSlot })),
    { timestamp: `2026-05-01T${time}Z` },
  ),
});

/** Events after which the next visit to Outfitting is a first one again. */
const nextVisits = ["Docked", "FSDJump", "Missions", "SuitLoadout"];

/** Stored modules written again without a change. */
export const storedUnchanged: Rule = {
  id: "stored-unchanged",
  group: "session",
  basis: { statements: ["6.8a"] },
  severity: { spec: "error" },
  title: "StoredModules was written again, and no module changed.",
  why: "Readers treat each event after the first as a change of the stored modules.",
  restsOn: 'Specification, Events ("first visit to Outfitting, and when the set of stored modules changed")',
  evidence:
    "Two StoredModules lines of one station with no Docked, FSDJump, Missions or SuitLoadout between them, after which the next visit may be a first one.",
  passes: [{ event: Docked() }, at("12:06:00", 1), at("12:07:00", 1, 2), at("12:08:00", 1)],
  fails: [{ event: Docked() }, at("12:06:00", 1), at("12:07:00", 1)],
  start: judgeChange(
    "StoredModules",
    { pointer: "/Items", expected: "another list than the last", received: "the same" },
    nextVisits,
  ),
};
