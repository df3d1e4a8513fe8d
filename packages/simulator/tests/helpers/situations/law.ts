import type { Situation } from "./Situation.ts";

/** Crimes, fines and bounties. */
export const lawSituations: Readonly<Record<number, Situation>> = {
  35: {
    title: "A wanted player docks",
    steps: [{ do: "dock", expect: { Wanted: true } }],
    writes: ["DockingGranted", { event: "Docked", Wanted: true }],
    real: 12,
  },
  35.1: {
    title: "A player with a fine docks",
    steps: [{ do: "dock", expect: { ActiveFine: true } }],
    writes: ["DockingGranted", { event: "Docked", ActiveFine: true }],
    real: 50,
  },
  35.2: {
    title: "A ship with a broken canopy docks",
    steps: [{ do: "takeDamage", to: "canopy" }, { do: "dock" }],
    writes: ["CockpitBreached", { event: "Docked", CockpitBreach: true }],
    real: 1,
  },
  64: {
    title: "A ship is attacked and destroyed against the law",
    steps: [{ do: "commitCrime", crime: "murder" }],
    writes: [
      "ShipTargeted",
      { event: "CommitCrime", CrimeType: "assault" },
      { event: "CommitCrime", CrimeType: "murder" },
    ],
    real: 25,
  },
  64.1: {
    title: "A crime on foot",
    steps: [{ do: "commitCrime", crime: "onFoot_murder" }],
    writes: ["Disembark", { event: "CommitCrime", CrimeType: "onFoot_murder", Victim: "any", Bounty: 1000 }],
    real: 10,
  },
  64.2: {
    title: "A collision at speed near a port",
    steps: [{ do: "undock" }, { do: "commitCrime", for: "fine" }],
    writes: ["Undocked", { event: "CommitCrime", CrimeType: "collidedAtSpeedInNoFireZone", Fine: "any" }],
    real: 13,
  },
  103: {
    title: "A ship comes in too fast and is fined",
    steps: [{ do: "dock", speeding: true }],
    writes: [
      { event: "CommitCrime", CrimeType: "collidedAtSpeedInNoFireZone" },
      "DockingRequested",
      "DockingGranted",
      "Docked",
    ],
    real: 7,
  },
  104: {
    title: "A fine is paid",
    steps: [{ do: "dock", speeding: true }, { do: "payFines" }],
    writes: [{ event: "CommitCrime", Fine: "any" }, "Docked", "PayFines"],
    real: 21,
  },
  105: {
    title: "A bounty is paid to a broker",
    steps: [{ do: "commitCrime" }, { do: "payFines" }],
    writes: ["Docked", { event: "PayBounties", BrokerPercentage: 25 }],
    real: 12,
  },
};
