import { clockStep } from "./moments/clock-step.ts";
import { closedSetLeft } from "./moments/closed-set-left.ts";
import { conditionBroken } from "./moments/condition-broken.ts";
import { dockedElsewhere } from "./moments/docked-elsewhere.ts";
import { fuelBalance } from "./moments/fuel-balance.ts";
import { jumpDistance } from "./moments/jump-distance.ts";
import { lostEvent } from "./moments/lost-event.ts";
import type { MomentFault } from "./damage/MomentFault.ts";
import { rangeLeft } from "./moments/range-left.ts";
import { repeatedLine } from "./moments/repeated-line.ts";
import { requiredFieldMissing } from "./moments/required-field-missing.ts";
import { routeElsewhere } from "./moments/route-elsewhere.ts";
import { wrongType } from "./moments/wrong-type.ts";

/**
 * The faults in events and in their sequence, in the order they are applied: faults that involve several lines come
 * first, while these lines are still undamaged, and a lost event involves the most.
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
