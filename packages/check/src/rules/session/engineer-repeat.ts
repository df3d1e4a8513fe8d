import type { JsonObject, JsonValue } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { hasField, idIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { engineers, oneEngineer } = sampleEvents;
const fields = ["Progress", "Rank", "RankProgress"] as const;

/** Updates of an engineer that tell nothing new. */
export const engineerRepeat: Rule = {
  id: "engineer-repeat",
  group: "session",
  basis: { statements: ["6.6"] },
  severity: { spec: "warning", live: "note" },
  title: "The update of an engineer repeats what is known, or has nothing but a name.",
  why: "Tools show each update as progress.",
  restsOn: 'Specification, Events (EngineerProgress: "a player increases access to an engineer")',
  evidence:
    "An update of one engineer, alone or after an earlier EngineerProgress of the session about the same engineer.",
  passes: [{ event: engineers() }, { event: oneEngineer({ Rank: 4 }) }],
  fails: [{ event: engineers() }, { event: oneEngineer({ Rank: 3 }) }],
  start: () => {
    const known = new Map<string, Partial<Record<(typeof fields)[number], JsonValue>>>();
    const keyOf = (engineer: JsonObject): string | undefined =>
      idIn(engineer, "EngineerID") ?? textIn(engineer, "Engineer");
    const learn = (engineer: JsonObject): void => {
      const key = keyOf(engineer);
      if (key === undefined) return;
      const last = known.get(key) ?? {};
      for (const field of fields) {
        const value = engineer[field];
        if (value !== undefined) last[field] = value;
      }
      known.set(key, last);
    };
    const judge = (update: JsonObject): RuleVerdict | undefined => {
      const given = fields.filter((field) => hasField(update, field));
      const before = known.get(keyOf(update) ?? "");
      const isRepeat = given.every((field) => before?.[field] === update[field]);
      learn(update);
      const [first] = given;
      if (first === undefined) {
        const isNamed = hasField(update, "Engineer") || hasField(update, "EngineerID");
        return isNamed ? { expected: "Progress, Rank or RankProgress", received: "none of them" } : undefined;
      }
      if (before === undefined) return "undecided";
      if (!isRepeat) return "holds";
      return { pointer: `/${first}`, expected: "more than before", received: "the same" };
    };
    return {
      onEvent: {
        EngineerProgress: (event) => {
          if (!hasField(event, "Engineers")) return judge(event);
          for (const engineer of objectListIn(event, "Engineers") ?? []) learn(engineer);
          return undefined;
        },
      },
    };
  },
};
