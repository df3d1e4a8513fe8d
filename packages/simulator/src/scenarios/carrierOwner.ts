import type { Scenario } from "./Scenario.ts";

/** One's own fleet carrier: filled, emptied, moved. */
export const carrierOwner: Scenario = {
  name: "carrier-owner",
  description: "A fleet carrier of one's own: goods moved to and from it, the carrier sent ahead, modules stored.",
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
