import type { Scenario } from "./Scenario.ts";

/** Owns a fleet carrier, moves it, and transfers cargo to and from it. */
export const carrierOwner: Scenario = {
  name: "carrier-owner",
  description: "Owns a fleet carrier: cargo transfers, carrier jumps, stored modules.",
  ship: "all-rounder",
  begins: "docked",
  region: "bubble",
  owns: ["carrier", "squadron"],
  roams: { carrier: 5, ports: 4 },
  activities: {
    "transfer-cargo": 12,
    "move-carrier": 1,
    trade: 4,
    outfit: 3,
    dock: 12,
    hunt: 0,
    "take-taxi": 0.1,
    "join-crew": 0,
  },
};
