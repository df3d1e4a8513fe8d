import { eventMutations } from "./eventMutations.ts";
import { lineMutations } from "./lineMutations.ts";
import type { RuleMutation } from "./RuleMutation.ts";
import { sessionMutations } from "./sessionMutations.ts";
import { statusMutations } from "./statusMutations.ts";

/** How the mutation test breaks each rule, by rule id. A rule that only a reader of files or the end of a session can break is absent. */
export const ruleMutations: Readonly<Record<string, readonly RuleMutation[]>> = {
  ...eventMutations,
  ...lineMutations,
  ...sessionMutations,
  ...statusMutations,
};
