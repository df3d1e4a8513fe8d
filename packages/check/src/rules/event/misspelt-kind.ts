import type { Rule } from "../../declare/Rule.ts";
import { nearestKind } from "../evidence/nearestKind.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, Music, other } = sampleEvents;

/** Kinds that look like another. */
export const misspeltKind: Rule = {
  id: "misspelt-kind",
  group: "event",
  basis: { game: "The specification does not describe the other kinds of the game." },
  severity: { live: "warning" },
  title: "An event name differs from a known one only in case or by one letter.",
  why: "Readers compare event names letter by letter and ignore the event.",
  restsOn: "Real journals, counted in docs/observed.md (no two kinds of 687,885 lines differ in case)",
  evidence: "The event name alone.",
  passes: [{ event: Fileheader() }, { event: Music() }],
  fails: [{ event: Fileheader() }, { event: other("Musik") }],
  survivesGaps: true,
  ofPlain: "nothing",
  start: () => ({
    onEntry: (entry) => {
      if (entry.type !== "event") return undefined;
      const nearest = nearestKind(entry.kind);
      if (nearest === undefined) return undefined;
      return { pointer: "/event", expected: JSON.stringify(nearest), received: JSON.stringify(entry.kind) };
    },
  }),
};
