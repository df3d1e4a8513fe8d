import type { JsonObject } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { judgeUnique } from "../evidence/judgeUnique.ts";
import { idIn, objectListIn } from "../evidence/readField.ts";
import { mutateEvent } from "../examples/mutations.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { CommunityGoal } = sampleEvents;
const goals = (...ids: readonly number[]): JsonObject => ({
  ...CommunityGoal(),
  CurrentGoals: ids.flatMap((CGID) => objectListIn(CommunityGoal({ CGID }), "CurrentGoals") ?? []),
});

/** Community goals listed more than once. */
export const goalOnce: Rule = {
  id: "goal-once",
  group: "session",
  basis: { statements: ["2.5.2a"] },
  severity: { spec: "error", live: "warning" },
  title: "Two community goals of an event have the same CGID.",
  why: "Readers key goals by their id and lose one of them.",
  restsOn: 'Specification, CommunityGoal ("unique goal id")',
  evidence: "One CommunityGoal.",
  passes: [{ event: goals(800, 801) }],
  fails: [{ event: goals(800, 800) }],
  mutations: [
    mutateEvent("CommunityGoal", "a goal listed again", ({ CurrentGoals }) => {
      const [first] = CurrentGoals;
      if (first === undefined) return undefined;
      CurrentGoals.push({ ...first });
      return `/CurrentGoals/${CurrentGoals.length - 1}/CGID`;
    }),
  ],
  start: () => ({
    onEvent: {
      CommunityGoal: (event) =>
        judgeUnique(
          (objectListIn(event, "CurrentGoals") ?? []).map((goal, index) => {
            return { value: idIn(goal, "CGID"), pointer: `/CurrentGoals/${index}/CGID` };
          }),
        ),
    },
  }),
};
