/** Every violation, by the part of the document that it breaks. */
import { engineerViolations, missionViolations } from "./engineers.ts";
import { fileViolations } from "./files.ts";
import { gearViolations } from "./gear.ts";
import { goalViolations } from "./goals.ts";
import { jumpViolations } from "./jumps.ts";
import { landingViolations } from "./landings.ts";
import { lineViolations } from "./lines.ts";
import { loadVariations } from "./loads.ts";
import { politicsViolations } from "./politics.ts";
import { forbiddenStates } from "./states.ts";
import { statusBitViolations } from "./statusBits.ts";
import { statusFieldViolations } from "./statusFields.ts";
import { structureViolations } from "./structure.ts";
import { tradeViolations } from "./trade.ts";
import { triggerViolations } from "./triggers.ts";
import { warViolations } from "./wars.ts";
import type { DocumentViolation } from "./DocumentViolation.ts";

/** The violations made by hand from the words of the document. */
export const violationsByHand: readonly DocumentViolation[] = [
  ...triggerViolations,
  ...fileViolations,
  ...jumpViolations,
  ...politicsViolations,
  ...warViolations,
  ...landingViolations,
  ...tradeViolations,
  ...goalViolations,
  ...engineerViolations,
  ...missionViolations,
  ...gearViolations,
  ...statusBitViolations,
  ...statusFieldViolations,
  ...lineViolations,
];

/** Variations: kinds in states that exclude them, several loads, several journals, files at other times. */
export const variations: readonly DocumentViolation[] = [...forbiddenStates, ...loadVariations];

/** All violations. */
export const allViolations: readonly DocumentViolation[] = [...violationsByHand, ...variations, ...structureViolations];
