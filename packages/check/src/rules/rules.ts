import type { Rule } from "../declare/Rule.ts";
import { contractRules } from "./event/contractRules.ts";
import { observedRules } from "./event/observedRules.ts";
import { emptyNameRule } from "./event/empty-name.ts";
import { implausibleIdentifier } from "./event/implausible-identifier.ts";
import { implausibleNumber } from "./event/implausible-number.ts";
import { misspeltKind } from "./event/misspelt-kind.ts";
import { defectRules } from "./line/defectRules.ts";
import { afterShutdown } from "./line/after-shutdown.ts";
import { clockBack } from "./line/clock-back.ts";
import { duplicateKey } from "./line/duplicate-key.ts";
import { emptyJournal } from "./line/empty-journal.ts";
import { fileName } from "./line/file-name.ts";
import { fileOrder } from "./line/file-order.ts";
import { fileTruncated } from "./line/file-truncated.ts";
import { headerFirst } from "./line/header-first.ts";
import { headerPart } from "./line/header-part.ts";
import { layout } from "./line/layout.ts";
import { oversizeLine } from "./line/oversize-line.ts";
import { partGap } from "./line/part-gap.ts";
import { unreadableFile } from "./line/unreadable-file.ts";
import { addressBox } from "./session/address-box.ts";
import { amountRange } from "./session/amount-range.ts";
import { carrierServices } from "./session/carrier-services.ts";
import { communityGoalTotal } from "./session/community-goal-total.ts";
import { conflictFactions } from "./session/conflict-factions.ts";
import { controllingPower } from "./session/controlling-power.ts";
import { dockedElsewhere } from "./session/docked-elsewhere.ts";
import { earningsAbove } from "./session/earnings-above.ts";
import { earningsBelow } from "./session/earnings-below.ts";
import { engineerRank } from "./session/engineer-rank.ts";
import { engineerRepeat } from "./session/engineer-repeat.ts";
import { engineerStage } from "./session/engineer-stage.ts";
import { engineerUnnamed } from "./session/engineer-unnamed.ts";
import { engineerUpdate } from "./session/engineer-update.ts";
import { fieldAlone } from "./session/field-alone.ts";
import { fuelBalance } from "./session/fuel-balance.ts";
import { gearIdentity } from "./session/gear-identity.ts";
import { goalChanged } from "./session/goal-changed.ts";
import { goalEnded } from "./session/goal-ended.ts";
import { goalOnce } from "./session/goal-once.ts";
import { goalsUnchanged } from "./session/goals-unchanged.ts";
import { happinessBand } from "./session/happiness-band.ts";
import { homeSystem } from "./session/home-system.ts";
import { influenceSum } from "./session/influence-sum.ts";
import { jumpAgain } from "./session/jump-again.ts";
import { jumpDistance } from "./session/jump-distance.ts";
import { jumpNowhere } from "./session/jump-nowhere.ts";
import { jumpTarget } from "./session/jump-target.ts";
import { listedTwice } from "./session/listed-twice.ts";
import { localisedDiffers } from "./session/localised-differs.ts";
import { localisedForm } from "./session/localised-form.ts";
import { missionExpiry } from "./session/mission-expiry.ts";
import { missionFailed } from "./session/mission-failed.ts";
import { missionOnce } from "./session/mission-once.ts";
import { nameChanged } from "./session/name-changed.ts";
import { needlessFalse } from "./session/needless-false.ts";
import { negativeNumber } from "./session/negative-number.ts";
import { nothingDone } from "./session/nothing-done.ts";
import { populationFactions } from "./session/population-factions.ts";
import { routeJump } from "./session/route-jump.ts";
import { routeStart } from "./session/route-start.ts";
import { squadronFaction } from "./session/squadron-faction.ts";
import { starGrid } from "./session/star-grid.ts";
import { notAtStartup, squadronStartup, startupAbsent, startupMissing } from "./session/startupRules.ts";
import { statusInJournal } from "./session/status-in-journal.ts";
import { storedHere } from "./session/stored-here.ts";
import { storedInTransit } from "./session/stored-in-transit.ts";
import { storedMarket } from "./session/stored-market.ts";
import { storedSlot } from "./session/stored-slot.ts";
import { storedTransferCost } from "./session/stored-transfer-cost.ts";
import { storedTransferTime } from "./session/stored-transfer-time.ts";
import { storedUnchanged } from "./session/stored-unchanged.ts";
import { suitLoadoutMissing } from "./session/suit-loadout-missing.ts";
import { suitSlots } from "./session/suit-slots.ts";
import { synthesisPurpose } from "./session/synthesis-purpose.ts";
import { systemIdentity } from "./session/system-identity.ts";
import { transferMixed } from "./session/transfer-mixed.ts";
import { triggerRules } from "./session/triggerRules.ts";
import { systemFaction } from "./session/system-faction.ts";
import { upgradeStep } from "./session/upgrade-step.ts";
import { companionClockBack } from "./status/companion-clock-back.ts";
import { companionContradicts } from "./status/companion-contradicts.ts";
import { companionEmpty } from "./status/companion-empty.ts";
import { companionLayout } from "./status/companion-layout.ts";
import { companionMissing } from "./status/companion-missing.ts";
import { companionShape } from "./status/companion-shape.ts";
import { companionStale } from "./status/companion-stale.ts";
import { companionTorn } from "./status/companion-torn.ts";
import { companionUnannounced } from "./status/companion-unannounced.ts";
import { routeStars } from "./status/route-stars.ts";
import { statusAltitude } from "./status/status-altitude.ts";
import { statusDocked } from "./status/status-docked.ts";
import { statusEvent } from "./status/status-event.ts";
import { statusFlagAlone } from "./status/status-flag-alone.ts";
import { statusFlagClash } from "./status/status-flag-clash.ts";
import { statusFootPlace } from "./status/status-foot-place.ts";
import { statusHeading } from "./status/status-heading.ts";
import { statusInVehicle } from "./status/status-in-vehicle.ts";
import { statusLatitude } from "./status/status-latitude.ts";
import { statusLowFuel } from "./status/status-low-fuel.ts";
import { statusMissing } from "./status/status-missing.ts";
import { statusNearPlanet } from "./status/status-near-planet.ts";
import { statusOnFoot } from "./status/status-on-foot.ts";
import { statusPips } from "./status/status-pips.ts";
import { statusPosition } from "./status/status-position.ts";
import { statusStale } from "./status/status-stale.ts";
import { statusSurface } from "./status/status-surface.ts";
import { statusTaxi } from "./status/status-taxi.ts";
import { statusTemperature } from "./status/status-temperature.ts";
import { statusVehicle } from "./status/status-vehicle.ts";
import { statusVitals } from "./status/status-vitals.ts";

const unordered: readonly Rule[] = [
  // Rows of tables: the contract, the observed kinds and the reader of lines judge for them.
  ...contractRules,
  ...observedRules,
  ...defectRules,
  ...triggerRules,
  // Each has its file.
  emptyNameRule,
  implausibleIdentifier,
  implausibleNumber,
  misspeltKind,
  afterShutdown,
  clockBack,
  duplicateKey,
  emptyJournal,
  fileName,
  fileOrder,
  fileTruncated,
  headerFirst,
  headerPart,
  layout,
  oversizeLine,
  partGap,
  unreadableFile,
  addressBox,
  amountRange,
  carrierServices,
  communityGoalTotal,
  conflictFactions,
  controllingPower,
  dockedElsewhere,
  earningsAbove,
  earningsBelow,
  engineerRank,
  engineerRepeat,
  engineerStage,
  engineerUnnamed,
  engineerUpdate,
  fieldAlone,
  fuelBalance,
  gearIdentity,
  goalChanged,
  goalEnded,
  goalOnce,
  goalsUnchanged,
  happinessBand,
  homeSystem,
  influenceSum,
  jumpAgain,
  jumpDistance,
  jumpNowhere,
  jumpTarget,
  listedTwice,
  localisedDiffers,
  localisedForm,
  missionExpiry,
  missionFailed,
  missionOnce,
  nameChanged,
  needlessFalse,
  negativeNumber,
  nothingDone,
  populationFactions,
  routeJump,
  routeStart,
  squadronFaction,
  starGrid,
  startupAbsent,
  startupMissing,
  notAtStartup,
  squadronStartup,
  statusInJournal,
  storedHere,
  storedInTransit,
  storedMarket,
  storedSlot,
  storedTransferCost,
  storedTransferTime,
  storedUnchanged,
  suitLoadoutMissing,
  suitSlots,
  synthesisPurpose,
  systemFaction,
  systemIdentity,
  transferMixed,
  upgradeStep,
  companionClockBack,
  companionContradicts,
  companionEmpty,
  companionLayout,
  companionMissing,
  companionShape,
  companionStale,
  companionTorn,
  companionUnannounced,
  routeStars,
  statusAltitude,
  statusDocked,
  statusEvent,
  statusFlagAlone,
  statusFlagClash,
  statusFootPlace,
  statusHeading,
  statusInVehicle,
  statusLatitude,
  statusLowFuel,
  statusMissing,
  statusNearPlanet,
  statusOnFoot,
  statusPips,
  statusPosition,
  statusStale,
  statusSurface,
  statusTaxi,
  statusTemperature,
  statusVehicle,
  statusVitals,
];

/** Every rule, in the order of reports and pages: by group, then by id. */
export const rules: readonly Rule[] = unordered.toSorted((one, other) =>
  `${one.group} ${one.id}` < `${other.group} ${other.id}` ? -1 : 1,
);
