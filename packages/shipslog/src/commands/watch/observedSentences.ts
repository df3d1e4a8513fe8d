import type { ObservedKind } from "@shipslog/contract/observed";
import type { SentenceTemplate } from "./fillTemplate.ts";

const carried =
  "{Items:count item}, {Components:count component}, {Consumables:count consumable}, {Data:count data item|data items}";

/** The sentences of the most frequent observed kinds. The first template that fits is used. */
export const observedSentences: Readonly<Partial<Record<ObservedKind, readonly SentenceTemplate[]>>> = {
  FSSSignalDiscovered: [
    { when: "USSType", says: "signal: {USSType}[, threat {ThreatLevel}]" },
    { says: "signal: {SignalName}[ ({SignalType:words})]" },
  ],
  Music: [{ says: "music: {MusicTrack:words}" }],
  ReceiveText: [
    { when: "From", says: "{From} ({Channel}): {Message}" },
    { when: "Message", says: "{Channel}: {Message}" },
    { says: "an empty message" },
  ],
  ShipLocker: [{ says: `in the ship locker: ${carried}` }, { says: "ship locker changed" }],
  Scan: [
    {
      when: "PlanetClass",
      says: "{BodyName}: {PlanetClass}[, {TerraformState:words}], {DistanceFromArrivalLS:ls} away",
    },
    { when: "StarType", says: "{BodyName}: star of class {StarType}, {DistanceFromArrivalLS:ls} away" },
    { says: "{BodyName}: scanned" },
  ],
  ShipTargeted: [
    { when: "Ship", says: "target: {Ship}[, {PilotName}][, {PilotRank}][, {LegalStatus:words}][, bounty {Bounty:cr}]" },
    { when: "TargetLocked", says: "target locked" },
    { says: "no target" },
  ],
  UnderAttack: [{ when: "Target", says: "under attack: {Target:words}" }, { says: "under attack" }],
  StartJump: [
    { when: "StarSystem", says: "jumping to {StarSystem}[ (class {StarClass})]" },
    { says: "charging for {JumpType:words}" },
  ],
  FSDTarget: [{ says: "next system: {Name} (class {StarClass})[, {RemainingJumpsInRoute:count jump} left]" }],
  Scanned: [{ says: "scanned by somebody: {ScanType:words}" }],
  ScanOrganic: [{ when: "Variant", says: "{ScanType:words}: {Variant}" }, { says: "{ScanType:words}: {Species}" }],
  FuelScoop: [{ says: "scooped {Scooped:t}, tank {Total:t}" }],
  Loadout: [
    { when: "ShipName", says: "{ShipName} ({Ship}), {Modules:count module}, range {MaxJumpRange:ly}" },
    { says: "{Ship}, {Modules:count module}, range {MaxJumpRange:ly}" },
  ],
  Backpack: [{ says: `in the backpack: ${carried}` }],
  Disembark: [
    { when: "SRV", says: "left the SRV on {Body}" },
    { when: "StationName", says: "left the ship at {StationName}" },
    { says: "left the ship on {Body}" },
  ],
  Embark: [
    { when: "SRV", says: "boarded the SRV on {Body}" },
    { when: "StationName", says: "boarded the ship at {StationName}" },
    { says: "boarded the ship on {Body}" },
  ],
  Cargo: [{ says: "cargo of the {Vessel}: {Count:count unit}" }],
  MaterialCollected: [{ says: "collected {Count} {Name} ({Category:words})" }],
  FSSDiscoveryScan: [
    { says: "{SystemName}: {BodyCount:count body|bodies}, {NonBodyCount:count other signal}, {Progress:share} found" },
  ],
  Bounty: [{ when: "PilotName", says: "bounty {TotalReward:cr} for {PilotName}" }, { says: "bounty {TotalReward:cr}" }],
  DockingRequested: [{ says: "asked to dock at {StationName}" }],
  SupercruiseExit: [{ says: "left supercruise at {Body} in {StarSystem}" }],
  Touchdown: [
    { when: "PlayerControlled", says: "landed on {Body}[, near {NearestDestination}]" },
    { says: "the ship landed[ on {Body}]" },
  ],
  Liftoff: [
    { when: "PlayerControlled", says: "took off from {Body}[, near {NearestDestination}]" },
    { says: "the ship took off[ from {Body}]" },
  ],
  Powerplay: [{ says: "pledged to {Power}, rank {Rank}, {Merits:count merit}" }],
  NpcCrewPaidWage: [{ says: "paid {Amount:cr} to {NpcCrewName}" }],
  FSSBodySignals: [{ says: "{BodyName}: {Signals:each Count Type}" }, { says: "{BodyName}: no signals" }],
  ScanBaryCentre: [{ says: "scanned barycentre {BodyID} in {StarSystem}" }],
  BackpackChange: [
    { when: "Added", says: "into the backpack: {Added:each Count Name}" },
    { when: "Removed", says: "out of the backpack: {Removed:each Count Name}" },
    { says: "backpack changed" },
  ],
  SupercruiseEntry: [{ says: "entered supercruise in {StarSystem}" }],
  FSSAllBodiesFound: [{ says: "{SystemName}: found all {Count:count body|bodies}" }],
  Friends: [{ says: "friend {Name}: {Status:words}" }],
  ReservoirReplenished: [{ says: "reservoir filled to {FuelReservoir:t}, tank {FuelMain:t}" }],
  DockingDenied: [{ says: "docking denied at {StationName}: {Reason:words}" }],
  CollectItems: [{ says: "picked up {Count} {Name} ({Type:words})" }],
  NavRouteClear: [{ says: "cleared the route" }],
  SupercruiseDestinationDrop: [
    { when: "Threat", says: "dropped at {Type}, threat {Threat}" },
    { says: "dropped at {Type}" },
  ],
  CodexEntry: [
    { when: "IsNewEntry", says: "new in the codex: {Name} ({SubCategory})" },
    { says: "codex: {Name} ({SubCategory})" },
  ],
  Undocked: [{ says: "left {StationName}" }],
  SAAScanComplete: [{ says: "mapped {BodyName} with {ProbesUsed:count probe}, target {EfficiencyTarget}" }],
  DockingGranted: [{ says: "docking granted at {StationName}, pad {LandingPad}" }],
  Location: [
    { when: "Docked", says: "docked at {StationName} in {StarSystem}" },
    { says: "in {StarSystem}[, at {Body}]" },
  ],
  Progress: [{ says: "combat {Combat} %, trade {Trade} %, exploration {Explore} %" }],
  Rank: [{ says: "combat {Combat}, trade {Trade}, exploration {Explore}" }],
  Reputation: [{ says: "Empire {Empire:whole}, Federation {Federation:whole}[, Alliance {Alliance:whole}]" }],
  Commander: [{ says: "commander {Name}" }],
  LoadGame: [
    { when: "Ship", says: "commander {Commander} in {Ship}, {Credits:cr}[, {GameMode:words}]" },
    { says: "commander {Commander}, {Credits:cr}" },
  ],
  Materials: [{ says: "materials: {Raw:count} raw, {Manufactured:count} manufactured, {Encoded:count} encoded" }],
  Statistics: [
    { says: "assets {Bank_Account.Current_Wealth:cr}, {Exploration.Systems_Visited:count system} visited" },
    { says: "statistics of the commander" },
  ],
  RefuelAll: [{ says: "refuelled {Amount:t} for {Cost:cr}" }],
  SAASignalsFound: [{ says: "{BodyName}: {Signals:each Count Type}" }, { says: "{BodyName}: no signals" }],
};
