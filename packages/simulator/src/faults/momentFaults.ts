import { clockStep } from "./clockStep.ts";
import { closedSetLeft } from "./closedSetLeft.ts";
import { conditionBroken } from "./conditionBroken.ts";
import { dockedElsewhere } from "./dockedElsewhere.ts";
import { fuelBalance } from "./fuelBalance.ts";
import { jumpDistance } from "./jumpDistance.ts";
import { lostEvent } from "./lostEvent.ts";
import type { MomentFault } from "./MomentFault.ts";
import { rangeLeft } from "./rangeLeft.ts";
import { repeatedLine } from "./repeatedLine.ts";
import { requiredFieldMissing } from "./requiredFieldMissing.ts";
import { routeElsewhere } from "./routeElsewhere.ts";
import { wrongType } from "./wrongType.ts";

/**
 * The faults in events and in their sequence, in the order they are applied: those that speak of several lines first, so
 * that they find these lines untouched; a lost event speaks of the most.
 */
export const momentFaults: readonly MomentFault[] = [
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
];
