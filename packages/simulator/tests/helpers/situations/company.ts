import type { Situation } from "./Situation.ts";

/** Community goals, taxis and what others do for a player. */
export const companySituations: Readonly<Record<number, Situation>> = {
  49: {
    title: "A community goal is joined",
    steps: [{ do: "joinGoal" }],
    writes: ["CommunityGoalJoin", "CommunityGoal"],
    real: 1,
  },
  78: {
    title: "A taxi is booked and taken to another port",
    steps: [{ do: "takeTaxi" }],
    writes: [
      "BookTaxi",
      { event: "Embark", Taxi: true },
      { event: "Undocked", Taxi: true },
      { event: "SupercruiseExit", Taxi: true },
      { event: "Docked", Taxi: true },
      { event: "Disembark", Taxi: true },
    ],
    real: 11,
    broke: ["EDDI 2163"],
  },
};
