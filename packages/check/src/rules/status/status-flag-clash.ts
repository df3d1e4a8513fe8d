import { Flags, type FlagName } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { mutateEvent } from "../examples/mutations.ts";

const { Status } = sampleEvents;
/** States a ship cannot be in at once. */
const exclusive: readonly FlagName[] = ["Docked", "Landed", "Supercruise", "FsdJump"];

/** Flags that exclude each other. */
export const statusFlagClash: Rule = {
  id: "status-flag-clash",
  group: "status",
  basis: { game: "The specification does not say which flags exclude each other." },
  severity: { spec: "warning", live: "note" },
  title: "More than one of the flags docked, landed, supercruise and hyperspace is set.",
  why: "Readers switch over these flags.",
  restsOn: "format-facts 3, Flags (bits 0, 1, 4 and 30)",
  evidence: "One Status.json.",
  passes: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 4 }) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 4 + 2 ** 0 }) }],
  mutations: [
    mutateEvent("Status.json", "landed and in supercruise", (event) => {
      if (!Flags.has(event.Flags, "Supercruise")) return undefined;
      event.Flags += 2 ** 1;
      return "/Flags";
    }),
  ],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const flags = numberIn(event, "Flags");
        if (flags === undefined) return "undecided";
        const set = exclusive.filter((name) => Flags.has(flags, name));
        if (set.length <= 1) return "holds";
        return { pointer: "/Flags", expected: "at most one of them", received: set.join(", ") };
      },
    },
  }),
};
