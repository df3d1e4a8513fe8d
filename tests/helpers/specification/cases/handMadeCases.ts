import type { CaseTable } from "./Case.ts";
import { goalCases } from "./sections/CommunityGoal.ts";
import { commanderCases } from "./sections/commander.ts";
import { companionCases } from "./sections/companionFiles.ts";
import { dockedCases } from "./sections/Docked.ts";
import { endpointCases } from "./sections/endpoints.ts";
import { everyEventCases } from "./sections/everyEvent.ts";
import { jumpCases } from "./sections/FSDJump.ts";
import { limitCases } from "./sections/limits.ts";
import { permissionCases } from "./sections/permissions.ts";
import { serviceCases } from "./sections/service.ts";
import { stateCases } from "./sections/states.ts";
import { statusCases } from "./sections/Status.ts";
import { writtenCases } from "./sections/written.ts";

/** The cases that a person derived from the sentences of the document, section by section. */
export const handMadeCases: CaseTable = {
  ...serviceCases,
  ...everyEventCases,
  ...jumpCases,
  ...statusCases,
  ...dockedCases,
  ...goalCases,
  ...commanderCases,
  ...companionCases,
  ...stateCases,
  ...endpointCases,
  ...writtenCases,
  ...limitCases,
  ...permissionCases,
};
