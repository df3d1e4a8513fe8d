export type { ObservedEventByKind } from "../generated/observed/events.ts";
export { observedKinds, type ObservedKind } from "../generated/observed/observedKinds.ts";
export { addedFields, compareObserved, type ObservedTexts } from "./compareObserved.ts";
export { isDependable } from "./isDependable.ts";
export {
  judgeObserved,
  observedDifferences,
  type JudgeObserved,
  type ObservedDifference,
  type ObservedIssue,
} from "./judgeObserved.ts";
export { KindObserver } from "./KindObserver.ts";
export type { AddedField, AddedTypes, AddedValues, ObservedAdditions } from "./ObservedAdditions.ts";
export {
  observedTypes,
  type ObservedDeclaration,
  type ObservedField,
  type ObservedType,
} from "./ObservedDeclaration.ts";
export type { ObservedTotals } from "./ObservedTotals.ts";
export { careerNames, rankedCareers, rankNames, type RankedCareer } from "./rankNames.ts";
export type { ReviewedValues } from "./ReviewedValues.ts";
export { isObservedKind, kindTier, tiers, type Tier } from "./tier.ts";
