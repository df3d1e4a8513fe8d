import type { Rule } from "../../declare/Rule.ts";
import { inside } from "../evidence/judgeItems.ts";
import { judgeRows, type EventRow } from "../evidence/judgeRows.ts";
import { objectsAt } from "../evidence/valuesAt.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CommunityGoal } = sampleEvents;

/** A field that always comes with another one, in the event itself or in the objects of a path. */
interface PairRow extends EventRow {
  readonly within?: string;
  readonly field: string;
  /** The value of the field that needs the other; any when absent. */
  readonly is?: string;
  readonly need: string;
}

const stored = { of: "StoredModules", within: "Items[]" };
const goal = { of: "CommunityGoal", within: "CurrentGoals[]" };
// Before game 3.3 an update has no EngineerID.
const engineer = { of: "EngineerProgress", only: "spec" } as const;

const pairs: readonly PairRow[] = [
  { ...goal, field: "TierReached", need: "Bonus" },
  { ...goal, field: "Bonus", need: "TierReached" },
  { ...stored, field: "Level", need: "EngineerModifications" },
  { ...stored, field: "Quality", need: "EngineerModifications" },
  { ...stored, field: "EngineerModifications", need: "Level" },
  { of: "FSDJump", field: "PowerplayConflictProgress", need: "PowerplayState" },
  { of: "FSDJump", field: "PowerplayState", need: "Powers" },
  { of: "FSDJump", field: "PowerplayState", is: "Unoccupied", need: "PowerplayConflictProgress" },
  { ...engineer, field: "Engineer", need: "EngineerID" },
  { ...engineer, field: "EngineerID", need: "Engineer" },
];

/** Fields without the one that always comes with them. */
export const fieldAlone: Rule = {
  id: "field-alone",
  group: "session",
  basis: { game: "The specification lets each optional field be absent, also when the other is there." },
  severity: { spec: "note", live: "warning" },
  title: "A field is present without the one that always comes with it.",
  why: "A bonus without its tier, or a grade without its modification, is incomplete.",
  restsOn: "Measured on the real journals",
  evidence: "One event; in live not the update of one engineer, which had no EngineerID before game 3.3.",
  passes: [{ event: CommunityGoal({ TierReached: "Tier 1", Bonus: 1000 }) }],
  fails: [{ event: CommunityGoal({ TierReached: "Tier 1" }) }],
  start: judgeRows(pairs, (event, { within, field, is, need }) => {
    return objectsAt(event, within).flatMap((placed) => {
      const object = placed.value;
      if (object[field] === undefined || (is !== undefined && object[field] !== is)) return [];
      if (object[need] !== undefined) return ["holds"];
      return [
        inside(() => placed.pointer, {
          pointer: `/${need}`,
          expected: `present, because ${field} is ${is ?? "present"}`,
          received: "absent",
        }),
      ];
    });
  }),
};
