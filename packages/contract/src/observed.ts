export type { ObservedEventByKind } from "./generated/observed/events.ts";
export { observedKinds, type ObservedKind } from "./generated/observed/observedKinds.ts";
export {
  judgeObserved,
  observedDifferences,
  type JudgeObserved,
  type ObservedDifference,
  type ObservedIssue,
} from "./observed/judgeObserved.ts";
export { observedLayout } from "./observed/observedLayout.ts";
export type { LineOrigin } from "./observed/proveField.ts";
export {
  observedTypes,
  type ObservedDeclaration,
  type ObservedField,
  type ObservedType,
  type SharedStructure,
} from "./observed/ObservedDeclaration.ts";
export type { ObservedTotals, VersionTotals } from "./observed/ObservedDeclaration.ts";
export { careerNames, rankedCareers, rankNames, type RankedCareer } from "./observed/rankNames.ts";
export type { TypedEvent, TypedEventOfAnyGame, TypedKind } from "./events/TypedEvent.ts";
export { isObservedKind, kindTier, tiers, type Tier } from "./events/tier.ts";
