import type { Rule } from "./Rule.ts";
import { conditionBroken } from "./rules/event/condition-broken.ts";
import { fieldForbidden } from "./rules/event/field-forbidden.ts";
import { fieldMisplaced } from "./rules/event/field-misplaced.ts";
import { fieldMissing } from "./rules/event/field-missing.ts";
import { fieldNeeded } from "./rules/event/field-needed.ts";
import { formMissing } from "./rules/event/form-missing.ts";
import { notATimestamp } from "./rules/event/not-a-timestamp.ts";
import { outOfRange } from "./rules/event/out-of-range.ts";
import { unknownBit } from "./rules/event/unknown-bit.ts";
import { unknownField } from "./rules/event/unknown-field.ts";
import { unknownKind } from "./rules/event/unknown-kind.ts";
import { unusualForm } from "./rules/event/unusual-form.ts";
import { valueOutsideSet } from "./rules/event/value-outside-set.ts";
import { valueUnseen } from "./rules/event/value-unseen.ts";
import { wrongForm } from "./rules/event/wrong-form.ts";
import { wrongLength } from "./rules/event/wrong-length.ts";
import { wrongType } from "./rules/event/wrong-type.ts";
import { afterShutdown } from "./rules/line/after-shutdown.ts";
import { badEncoding } from "./rules/line/bad-encoding.ts";
import { byteOrderMark } from "./rules/line/byte-order-mark.ts";
import { clockBack } from "./rules/line/clock-back.ts";
import { cutLine } from "./rules/line/cut-line.ts";
import { duplicateKey } from "./rules/line/duplicate-key.ts";
import { emptyLine } from "./rules/line/empty-line.ts";
import { fileName } from "./rules/line/file-name.ts";
import { fileOrder } from "./rules/line/file-order.ts";
import { fileTruncated } from "./rules/line/file-truncated.ts";
import { halfLine } from "./rules/line/half-line.ts";
import { headerFirst } from "./rules/line/header-first.ts";
import { headerPart } from "./rules/line/header-part.ts";
import { invalidJson } from "./rules/line/invalid-json.ts";
import { layout } from "./rules/line/layout.ts";
import { nanNumber } from "./rules/line/nan-number.ts";
import { noEventName } from "./rules/line/no-event-name.ts";
import { notAnObject } from "./rules/line/not-an-object.ts";
import { nulBytes } from "./rules/line/nul-bytes.ts";
import { oversizeLine } from "./rules/line/oversize-line.ts";
import { partGap } from "./rules/line/part-gap.ts";
import { tooDeep } from "./rules/line/too-deep.ts";
import { twoObjects } from "./rules/line/two-objects.ts";
import { addressBox } from "./rules/session/address-box.ts";
import { communityGoalTotal } from "./rules/session/community-goal-total.ts";
import { conflictFactions } from "./rules/session/conflict-factions.ts";
import { controllingPower } from "./rules/session/controlling-power.ts";
import { dockedElsewhere } from "./rules/session/docked-elsewhere.ts";
import { earningsAbove } from "./rules/session/earnings-above.ts";
import { earningsBelow } from "./rules/session/earnings-below.ts";
import { engineerRank } from "./rules/session/engineer-rank.ts";
import { engineerStage } from "./rules/session/engineer-stage.ts";
import { fuelBalance } from "./rules/session/fuel-balance.ts";
import { gearIdentity } from "./rules/session/gear-identity.ts";
import { influenceSum } from "./rules/session/influence-sum.ts";
import { jumpDistance } from "./rules/session/jump-distance.ts";
import { jumpTarget } from "./rules/session/jump-target.ts";
import { missionExpiry } from "./rules/session/mission-expiry.ts";
import { missionFailed } from "./rules/session/mission-failed.ts";
import { missionOnce } from "./rules/session/mission-once.ts";
import { negativeNumber } from "./rules/session/negative-number.ts";
import { populationFactions } from "./rules/session/population-factions.ts";
import { routeJump } from "./rules/session/route-jump.ts";
import { routeStart } from "./rules/session/route-start.ts";
import { starGrid } from "./rules/session/star-grid.ts";
import { storedHere } from "./rules/session/stored-here.ts";
import { storedInTransit } from "./rules/session/stored-in-transit.ts";
import { storedMarket } from "./rules/session/stored-market.ts";
import { storedSlot } from "./rules/session/stored-slot.ts";
import { storedTransferCost } from "./rules/session/stored-transfer-cost.ts";
import { storedTransferTime } from "./rules/session/stored-transfer-time.ts";
import { suitSlots } from "./rules/session/suit-slots.ts";
import { systemIdentity } from "./rules/session/system-identity.ts";
import { upgradeStep } from "./rules/session/upgrade-step.ts";
import { companionClockBack } from "./rules/status/companion-clock-back.ts";
import { companionLayout } from "./rules/status/companion-layout.ts";
import { companionMissing } from "./rules/status/companion-missing.ts";
import { companionStale } from "./rules/status/companion-stale.ts";
import { companionTorn } from "./rules/status/companion-torn.ts";
import { statusAltitude } from "./rules/status/status-altitude.ts";
import { statusDocked } from "./rules/status/status-docked.ts";
import { statusFlagClash } from "./rules/status/status-flag-clash.ts";
import { statusHeading } from "./rules/status/status-heading.ts";
import { statusInVehicle } from "./rules/status/status-in-vehicle.ts";
import { statusOnFoot } from "./rules/status/status-on-foot.ts";
import { statusPips } from "./rules/status/status-pips.ts";
import { statusPosition } from "./rules/status/status-position.ts";
import { statusVehicle } from "./rules/status/status-vehicle.ts";

/** Every rule, in the order of reports and pages. */
export const rules: readonly Rule[] = [
  // event
  conditionBroken,
  fieldForbidden,
  fieldMisplaced,
  fieldMissing,
  fieldNeeded,
  formMissing,
  notATimestamp,
  outOfRange,
  unknownBit,
  unknownField,
  unknownKind,
  unusualForm,
  valueOutsideSet,
  valueUnseen,
  wrongForm,
  wrongLength,
  wrongType,
  // line
  afterShutdown,
  badEncoding,
  byteOrderMark,
  clockBack,
  cutLine,
  duplicateKey,
  emptyLine,
  fileName,
  fileOrder,
  fileTruncated,
  halfLine,
  headerFirst,
  headerPart,
  invalidJson,
  layout,
  nanNumber,
  noEventName,
  notAnObject,
  nulBytes,
  oversizeLine,
  partGap,
  tooDeep,
  twoObjects,
  // session
  addressBox,
  communityGoalTotal,
  conflictFactions,
  controllingPower,
  dockedElsewhere,
  earningsAbove,
  earningsBelow,
  engineerRank,
  engineerStage,
  fuelBalance,
  gearIdentity,
  influenceSum,
  jumpDistance,
  jumpTarget,
  missionExpiry,
  missionFailed,
  missionOnce,
  negativeNumber,
  populationFactions,
  routeJump,
  routeStart,
  starGrid,
  storedHere,
  storedInTransit,
  storedMarket,
  storedSlot,
  storedTransferCost,
  storedTransferTime,
  suitSlots,
  systemIdentity,
  upgradeStep,
  // status
  companionClockBack,
  companionLayout,
  companionMissing,
  companionStale,
  companionTorn,
  statusAltitude,
  statusDocked,
  statusFlagClash,
  statusHeading,
  statusInVehicle,
  statusOnFoot,
  statusPips,
  statusPosition,
  statusVehicle,
];
