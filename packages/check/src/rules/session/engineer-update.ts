import type { JsonObject } from "@shipslog/contract";
import type { Breach, Rule } from "../../declare/Rule.ts";
import { engineerStages, judgeEngineers } from "../evidence/engineers.ts";
import { hasField, keyIn, numberIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { engineers, oneEngineer } = sampleEvents;

interface Access {
  stage: number | undefined;
  rank: number | undefined;
}

const accessIn = (engineer: JsonObject): Access => {
  const stage = engineerStages.indexOf(textIn(engineer, "Progress") ?? "");
  return { stage: stage === -1 ? undefined : stage, rank: numberIn(engineer, "Rank") };
};

/** Updates of one engineer that lower the access. */
export const engineerUpdate: Rule = {
  id: "engineer-update",
  group: "session",
  basis: { statements: ["6.6"] },
  severity: { spec: "error" },
  title: "The update of an engineer lowers the player's access.",
  why: "Tools show each update as progress.",
  restsOn: 'Specification, Events (EngineerProgress: "a player increases access to an engineer")',
  evidence:
    "An update of one engineer after an earlier EngineerProgress of the session with the same EngineerID. engineer-repeat reports equal values.",
  passes: [{ event: engineers() }, { event: oneEngineer({ Rank: 4 }) }],
  fails: [{ event: engineers() }, { event: oneEngineer({ Rank: 2 }) }],
  survivesGaps: true,
  start: () => {
    const known = new Map<number | bigint, Access>();
    const lowered = (before: Access | undefined, now: Access): Breach | undefined => {
      if ((now.rank ?? Infinity) < (before?.rank ?? 0)) {
        return { pointer: "/Rank", expected: `at least ${before?.rank}`, received: String(now.rank) };
      }
      if ((now.stage ?? Infinity) >= (before?.stage ?? 0)) return undefined;
      const expected = engineerStages[before?.stage ?? 0] ?? "";
      const received = engineerStages[now.stage ?? 0] ?? "";
      return { pointer: "/Progress", expected: `at least ${expected}`, received };
    };
    return {
      onEvent: {
        EngineerProgress: (event) => {
          const isUpdate = !hasField(event, "Engineers");
          const verdicts = judgeEngineers(event, (engineer) => {
            const id = keyIn(engineer, "EngineerID");
            if (id === undefined) return "undecided";
            const before = known.get(id);
            const now = accessIn(engineer);
            known.set(id, { stage: now.stage ?? before?.stage, rank: now.rank ?? before?.rank });
            return before === undefined ? "undecided" : (lowered(before, now) ?? "holds");
          });
          return isUpdate ? verdicts : undefined;
        },
      },
    };
  },
};
