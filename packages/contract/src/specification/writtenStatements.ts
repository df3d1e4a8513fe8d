import type { WrittenStatement } from "./answers.ts";
import { authenticationStatements } from "./authentication.ts";
import { endpointStatements } from "./endpoints.ts";
import { errorStatements } from "./errors.ts";
import { eventStatements } from "./events.ts";
import { introductionStatements } from "./introduction.ts";
import { limitStatements } from "./limits.ts";
import { typeStatements } from "./resources/introduction.ts";
import { serviceStatements } from "./service.ts";
import { stateStatements } from "./states.ts";
import { versionStatements } from "./versioning.ts";

/** The statements of every section except those that describe fields, by the number of the section. */
export const writtenStatements: Readonly<Record<string, readonly WrittenStatement[]>> = {
  "0": introductionStatements,
  "1": serviceStatements,
  "2.0": typeStatements,
  "3": stateStatements,
  "4": endpointStatements,
  "5": authenticationStatements,
  "6": eventStatements,
  "7": errorStatements,
  "8": limitStatements,
  "9": versionStatements,
};
