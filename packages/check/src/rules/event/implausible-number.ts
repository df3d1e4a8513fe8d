import type { Rule } from "../../declare/Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, other } = sampleEvents;
const fuelScoop = (Total: number) => other("FuelScoop", { Scooped: 5.5, Total });

/** Numbers that are larger by far than any that was seen. */
export const implausibleNumber: Rule = {
  id: "implausible-number",
  group: "event",
  basis: { game: "The specification does not describe this kind; real journals show how large its numbers are." },
  severity: { live: "warning" },
  observed: "bounds",
  title: "A number is far larger than any that the game writes there.",
  why: "A unit was mixed up or digits were added; sums, charts and lookups are silently wrong.",
  restsOn:
    "Real journals, counted in docs/observed.md: leaving out each of 29 commanders, none of their numbers is above a million and a thousand times larger than those of the others",
  evidence: "The event alone. Identifiers are judged by name, other numbers by at least 200 values in real journals.",
  passes: [{ event: Fileheader() }, { event: fuelScoop(32) }],
  fails: [{ event: Fileheader() }, { event: fuelScoop(32_000_000) }],
};
