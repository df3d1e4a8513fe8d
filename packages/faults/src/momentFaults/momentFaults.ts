import { clockStep } from "./clock-step.ts";
import { closedSetLeft } from "./closed-set-left.ts";
import { conditionBroken } from "./condition-broken.ts";
import { dockedElsewhere } from "./docked-elsewhere.ts";
import { fuelBalance } from "./fuel-balance.ts";
import { jumpDistance } from "./jump-distance.ts";
import { lostEvent } from "./lost-event.ts";
import type { MomentFault } from "../damage/MomentFault.ts";
import { newField, newKind, newType, newValue } from "./nextPatch.ts";
import { rangeLeft } from "./range-left.ts";
import { repeatedLine } from "./repeated-line.ts";
import { requiredFieldMissing } from "./required-field-missing.ts";
import { routeElsewhere } from "./route-elsewhere.ts";
import { wrongType } from "./wrong-type.ts";

/**
 * The faults in events and in their sequence, in the order they are applied: faults that involve several lines come
 * first, while these lines are still undamaged, and a lost event involves the most.
 */
export const momentFaults = [
  lostEvent,
  jumpDistance,
  fuelBalance,
  dockedElsewhere,
  routeElsewhere,
  repeatedLine,
  clockStep,
  requiredFieldMissing,
  wrongType,
  closedSetLeft,
  rangeLeft,
  conditionBroken,
  newKind,
  newField,
  newValue,
  newType,
] as const satisfies readonly MomentFault[];
