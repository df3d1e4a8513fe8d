import type { Situation } from "./Situation.ts";

/** Jumps and fuel, where they are not as usual; settlements and constructions. */
export const travelSituations: Readonly<Record<number, Situation>> = {
  18: {
    title: "A route of several jumps",
    steps: [{ do: "plotRoute", jumps: 2 }, { do: "jump" }, { do: "jump" }],
    writes: ["NavRoute", "FSDTarget", "StartJump", "FSDTarget", "FSDJump", "StartJump", "NavRouteClear", "FSDJump"],
    real: 586,
  },
  19: {
    title: "A system is selected without a route",
    steps: [{ do: "targetSystem" }],
    writes: [{ event: "FSDTarget", RemainingJumpsInRoute: null }],
    real: 496,
  },
  20: {
    title: "A route is cleared by hand",
    steps: [{ do: "plotRoute" }, { do: "clearRoute" }],
    writes: ["NavRoute", "NavRouteClear"],
    real: 1670,
    unseen: "The game writes the same line at the end of a route; the count has both.",
  },
  21.1: {
    title: "A jump begins and never arrives: the player is in the main menu",
    steps: [{ do: "failJump" }, { do: "start" }],
    writes: [
      { event: "StartJump", JumpType: "Hyperspace" },
      { event: "Music", MusicTrack: "MainMenu" },
      "LoadGame",
      "Location",
    ],
    real: 45,
    unseen: "Of the counted ones, one has no FSDJump between its lines; the others arrived before the player left.",
  },
  21.2: {
    title: "A jump begins and never arrives: the game is gone",
    steps: [{ do: "failJump", to: "desktop" }, { do: "start" }],
    writes: [{ event: "StartJump", JumpType: "Hyperspace" }, "Fileheader", "LoadGame", "Location"],
    real: 0,
    unseen: "A situation of two files, and the journals are counted file by file.",
  },
  23: {
    title: "The jet cone of a neutron star boosts the next jump",
    steps: [{ do: "rideJetCone" }, { do: "jump" }],
    writes: ["JetConeBoost", { event: "FSDJump", BoostUsed: "any" }],
    real: 448,
  },
  23.1: {
    title: "A synthesised boost makes the next jump longer",
    steps: [{ do: "jump", expect: { BoostUsed: 1 } }],
    writes: ["Synthesis", { event: "FSDJump", BoostUsed: 1 }],
    real: 2,
  },
  25: {
    title: "The fuel is nearly gone, and somebody brings some",
    setup: { ship: "fighter" },
    steps: [{ do: "runLowOnFuel" }, { do: "callForFuel" }],
    writes: ["FSDJump", "ReservoirReplenished"],
    real: 701,
    unseen:
      "The game has no line about the limpet of a rescuer; the count is that of any jump before a replenished reservoir.",
  },
  36: {
    title: "The ship docks at a construction, which tells what it needs",
    steps: [
      { do: "dock", at: "colony" },
      { do: "wait", for: "1m" },
    ],
    writes: [
      "Docked",
      "ColonisationConstructionDepot",
      "ColonisationConstructionDepot",
      "ColonisationConstructionDepot",
    ],
    real: 37,
  },
  37: {
    title: "A settlement is approached directly after LoadGame",
    steps: [{ do: "dock", at: "CraterOutpost" }, { do: "quit" }, { do: "start" }],
    writes: ["LoadGame", "ApproachSettlement", "Location"],
    real: 74,
    broke: ["COVAS 227"],
  },
  48: {
    title: "Goods are brought to a construction",
    steps: [{ do: "supplyColony" }],
    writes: ["ColonisationConstructionDepot", "ColonisationContribution", "ColonisationConstructionDepot", "Cargo"],
    real: 34,
  },
};
