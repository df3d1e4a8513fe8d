import type { Rule } from "./Rule.ts";
import { conditionBroken } from "./event/condition-broken.ts";
import { fieldForbidden } from "./event/field-forbidden.ts";
import { fieldMisplaced } from "./event/field-misplaced.ts";
import { fieldMissing } from "./event/field-missing.ts";
import { fieldNeeded } from "./event/field-needed.ts";
import { formMissing } from "./event/form-missing.ts";
import { largeQuantity } from "./event/large-quantity.ts";
import { notATimestamp } from "./event/not-a-timestamp.ts";
import { outOfRange } from "./event/out-of-range.ts";
import { unknownBit } from "./event/unknown-bit.ts";
import { unknownField } from "./event/unknown-field.ts";
import { unknownKind } from "./event/unknown-kind.ts";
import { unusualForm } from "./event/unusual-form.ts";
import { unusualTimestamp } from "./event/unusual-timestamp.ts";
import { valueOutsideSet } from "./event/value-outside-set.ts";
import { valueUnseen } from "./event/value-unseen.ts";
import { wrongForm } from "./event/wrong-form.ts";
import { wrongLength } from "./event/wrong-length.ts";
import { wrongType } from "./event/wrong-type.ts";
import { afterShutdown } from "./line/after-shutdown.ts";
import { badEncoding } from "./line/bad-encoding.ts";
import { byteOrderMark } from "./line/byte-order-mark.ts";
import { clockBack } from "./line/clock-back.ts";
import { cutLine } from "./line/cut-line.ts";
import { duplicateKey } from "./line/duplicate-key.ts";
import { emptyLine } from "./line/empty-line.ts";
import { fileName } from "./line/file-name.ts";
import { fileOrder } from "./line/file-order.ts";
import { fileTruncated } from "./line/file-truncated.ts";
import { halfLine } from "./line/half-line.ts";
import { headerFirst } from "./line/header-first.ts";
import { headerPart } from "./line/header-part.ts";
import { invalidJson } from "./line/invalid-json.ts";
import { layout } from "./line/layout.ts";
import { nanNumber } from "./line/nan-number.ts";
import { noEventName } from "./line/no-event-name.ts";
import { notAnObject } from "./line/not-an-object.ts";
import { nulBytes } from "./line/nul-bytes.ts";
import { oversizeLine } from "./line/oversize-line.ts";
import { partGap } from "./line/part-gap.ts";
import { tooDeep } from "./line/too-deep.ts";
import { twoObjects } from "./line/two-objects.ts";
import { unreadableFile } from "./line/unreadable-file.ts";
import { addressBox } from "./session/address-box.ts";
import { communityGoalTotal } from "./session/community-goal-total.ts";
import { conflictFactions } from "./session/conflict-factions.ts";
import { controllingPower } from "./session/controlling-power.ts";
import { dockedElsewhere } from "./session/docked-elsewhere.ts";
import { earningsAbove } from "./session/earnings-above.ts";
import { earningsBelow } from "./session/earnings-below.ts";
import { engineerRank } from "./session/engineer-rank.ts";
import { engineerStage } from "./session/engineer-stage.ts";
import { fuelBalance } from "./session/fuel-balance.ts";
import { gearIdentity } from "./session/gear-identity.ts";
import { influenceSum } from "./session/influence-sum.ts";
import { jumpDistance } from "./session/jump-distance.ts";
import { jumpTarget } from "./session/jump-target.ts";
import { missionExpiry } from "./session/mission-expiry.ts";
import { missionFailed } from "./session/mission-failed.ts";
import { missionOnce } from "./session/mission-once.ts";
import { negativeNumber } from "./session/negative-number.ts";
import { populationFactions } from "./session/population-factions.ts";
import { routeJump } from "./session/route-jump.ts";
import { routeStart } from "./session/route-start.ts";
import { starGrid } from "./session/star-grid.ts";
import { storedHere } from "./session/stored-here.ts";
import { storedInTransit } from "./session/stored-in-transit.ts";
import { storedMarket } from "./session/stored-market.ts";
import { storedSlot } from "./session/stored-slot.ts";
import { storedTransferCost } from "./session/stored-transfer-cost.ts";
import { storedTransferTime } from "./session/stored-transfer-time.ts";
import { suitSlots } from "./session/suit-slots.ts";
import { systemIdentity } from "./session/system-identity.ts";
import { upgradeStep } from "./session/upgrade-step.ts";
import { companionClockBack } from "./status/companion-clock-back.ts";
import { companionLayout } from "./status/companion-layout.ts";
import { companionMissing } from "./status/companion-missing.ts";
import { companionStale } from "./status/companion-stale.ts";
import { companionTorn } from "./status/companion-torn.ts";
import { statusAltitude } from "./status/status-altitude.ts";
import { statusDocked } from "./status/status-docked.ts";
import { statusFlagClash } from "./status/status-flag-clash.ts";
import { statusHeading } from "./status/status-heading.ts";
import { statusInVehicle } from "./status/status-in-vehicle.ts";
import { statusOnFoot } from "./status/status-on-foot.ts";
import { statusPips } from "./status/status-pips.ts";
import { statusPosition } from "./status/status-position.ts";
import { statusVehicle } from "./status/status-vehicle.ts";

/** Every rule, in the order of reports and pages. */
export const rules: readonly Rule[] = [
  // event
  conditionBroken,
  fieldForbidden,
  fieldMisplaced,
  fieldMissing,
  fieldNeeded,
  formMissing,
  largeQuantity,
  notATimestamp,
  outOfRange,
  unknownBit,
  unknownField,
  unknownKind,
  unusualForm,
  unusualTimestamp,
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
  unreadableFile,
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
