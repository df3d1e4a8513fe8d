export { damageSession, type DamagedSession } from "./damageSession.ts";
export type { DamageOptions } from "./DamageOptions.ts";
export type { FaultDemand, RandomNumbers } from "./damage/FaultContext.ts";
export type { CompanionWrite, ExpectedFinding, FaultAnswer } from "./answers/FaultAnswer.ts";
export type { Planner } from "./damage/planWithDamage.ts";
export type { Fault, FaultSort, Observer, Provocation } from "./Fault.ts";
export { faults, type FaultName } from "./faults.ts";
