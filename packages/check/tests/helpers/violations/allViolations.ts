/** Every violation, by the part of the document that it breaks. */
import { engineers, missions } from "./engineers.ts";
import { files } from "./files.ts";
import { gear } from "./gear.ts";
import { goals } from "./goals.ts";
import { jumps } from "./jumps.ts";
import { landings } from "./landings.ts";
import { lines } from "./lines.ts";
import { loads } from "./loads.ts";
import { politics } from "./politics.ts";
import { forbiddenStates } from "./states.ts";
import { statusBits } from "./statusBits.ts";
import { statusFields } from "./statusFields.ts";
import { structure } from "./structure.ts";
import { trade } from "./trade.ts";
import { triggers } from "./triggers.ts";
import { wars } from "./wars.ts";
import type { Violation } from "./Violation.ts";

/** The violations made by hand from the words of the document. */
export const violationsByHand: readonly Violation[] = [
  ...triggers,
  ...files,
  ...jumps,
  ...politics,
  ...wars,
  ...landings,
  ...trade,
  ...goals,
  ...engineers,
  ...missions,
  ...gear,
  ...statusBits,
  ...statusFields,
  ...lines,
];

/** Variations: kinds in states that exclude them, several loads, several journals, files at other times. */
export const variations: readonly Violation[] = [...forbiddenStates, ...loads];

/** The tables of fields, each row many edits. */
export const structureViolations = structure;

/** All violations. */
export const allViolations: readonly Violation[] = [...violationsByHand, ...variations, ...structure];
