import type { Reading } from "./Reading.ts";

/** When and with which values the simulator writes an event. */
export const simulationReadings = {
  squadronStartup: {
    text: "SquadronStartup is written at every load of the game for a player who is in a squadron.",
    takenFrom: '"trigger condition not stated"',
  },
  weaponUpgrade: {
    text: "UpgradeWeapon is written when the player upgrades a weapon.",
    takenFrom: '"presumably a weapon upgrade"',
  },
  multiStar: {
    text: "A route is multi-star when it has a destination other than the current system: at least two stars, the first of them the current one. The route of a taxi or a host's ship counts. In `live` an empty route is a cleared one.",
    takenFrom: '"plotting a multi-star route"',
    breaking: "error; warning in `live`",
  },
  firstVisit: {
    text: "Each docking, and each start of the game, has its own first visit to Outfitting. A second list during one stay differs from the first.",
    takenFrom: '"first visit to Outfitting, and when the set of stored modules changed"',
    breaking: "error; nothing in `live`",
  },
  goalRetrieval: {
    text: "Community goal data is retrieved about every ten minutes; a line is written only when the data differs. The same goals twice are a note: the data may have changed in a goal that the player is not subscribed to.",
    takenFrom: '"and it changed since last time"',
    breaking: "note; nothing in `live`",
  },
  pledged: {
    text: "Powers and the Powerplay fields are written only for a pledged player.",
    takenFrom: '"present when the player is pledged"; the game does otherwise (D2)',
  },
  onlyWhenTrue: {
    text: "Wanted, ActiveFine and CockpitBreach are written only when true; ActiveFine when any fine is open anywhere.",
    takenFrom: '"only when", "any fine"',
  },
  modulePower: {
    text: "A module without power draw has Power 0, because Power is required; a module that is off draws 0.",
    takenFrom: "Power is R; the game leaves it out (D20)",
  },
  engineerUpdate: {
    text: "The update of one engineer gives Progress (and Rank once unlocked) for a new stage, Rank for a new rank, Rank and RankProgress within a rank.",
    takenFrom: '"uncertain whether this is ever written"',
  },
  baseGameEngineers: {
    text: "In base-game mode an engineer of the on-foot expansion has no name and no id: Progress alone if the player has heard of the engineer, otherwise no field. Dialect `live` leaves the latter out of the list.",
    takenFrom: '"each of these five may be omitted"; 48 real entries have Progress alone',
  },
  absentFields: {
    text: "An optional field is absent for a reason: a client without display texts, an older client, the base game, a fleet carrier, a damaged port, a port without a market.",
    takenFrom: '"optional fields may be absent"; the game always writes these',
  },
  meaninglessText: {
    text: "SystemName_Localised appears on the first row of a later page and repeats an earlier text.",
    takenFrom: '"sometimes holds meaningless data, a known defect"',
  },
  modulesChanged: {
    text: "ModuleInfo is written when the modules panel shows something else than the last ModulesInfo.json: another module, power or priority.",
    takenFrom: '"while data has changed"',
  },
  repairOrRearm: {
    text: "Synthesis is written for repairs (the SRV, the module repair unit) and for rearming (ammunition, limpets, heat sinks, chaff). Fuel, the drive and life support are neither.",
    takenFrom: '"to repair or rearm"; the game writes every use, 49 of 84 real lines are neither (L3)',
  },
  totalEarnings: {
    text: "TotalEarnings is BaseValue plus Bonus: the simulator sells data without hired crew.",
    takenFrom: "no formula is stated",
  },
  colonisationExpiry: {
    text: "The colonisation mission's Expires is seconds left, like any other.",
    takenFrom: '"seconds left"; the game does otherwise (D18)',
  },
  passengers: {
    text: "A passenger in a taxi is in no vehicle: bits 24 to 26 are clear, and Pips and Fuel are absent.",
    takenFrom: "silence",
  },
  altitudeBasis: {
    text: "Altitude is relative to the average radius above 10,000 m, otherwise to the ground.",
    takenFrom: '"higher altitudes"',
  },
  coldAndHot: {
    text: "Cold stays set with VeryCold, and Hot with VeryHot; a social space counts as a hangar. Cold and hot exclude each other.",
    takenFrom: "silence; real flag values agree",
    breaking: "error for both at once; note in `live`",
  },
  lowFuel: {
    text: "Low fuel is about the tank of the vehicle the player is in; on foot, in a fighter and in a taxi it is clear.",
    takenFrom: '"below 25%"',
  },
} as const satisfies Readonly<Record<string, Reading>>;
