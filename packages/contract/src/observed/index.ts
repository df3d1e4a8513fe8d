export { observedKinds, type ObservedKind } from "../generated/observed/observedKinds.ts";
export { KindObserver } from "./KindObserver.ts";
export {
  observedTypes,
  type ObservedDeclaration,
  type ObservedField,
  type ObservedType,
} from "./ObservedDeclaration.ts";
export type { ObservedTotals } from "./ObservedTotals.ts";
export type { ReviewedValues } from "./ReviewedValues.ts";
export { isObservedKind, kindTier, tiers, type Tier } from "./tier.ts";
