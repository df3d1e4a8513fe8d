import type { EventOf } from "@shipslog/contract";
import type { Complaints } from "../sessions.ts";
import type { SessionHistory } from "./SessionHistory.ts";

type Docked = EventOf<"Docked">;

const billion = 1e9;

/** Ranges of market ids by type (F68); hand-placed stations have their own range. */
const ranges: readonly (readonly [types: readonly string[], from: number, to: number])[] = [
  [["FleetCarrier"], 3.7 * billion, 3.72 * billion],
  [["Coriolis", "Orbis", "Ocellus", "Outpost", "AsteroidBase", "MegaShip"], 3.2 * billion, 3.24 * billion],
  [["CraterPort", "CraterOutpost"], 3.5 * billion, 3.8 * billion],
  [["SurfaceStation"], 3.5 * billion, 3.8 * billion],
  [["OnFootSettlement"], 3.8 * billion, 3.92 * billion],
];

function sells({ StationServices: services }: Docked): boolean {
  return services?.includes("Commodities") === true;
}

/** Checks that Docked is in the current system, at a port owned by one of its factions (F41 and F57). */
export function checkDocked(complaints: Complaints, docked: Docked, { lastJump }: SessionHistory): void {
  const { MarketID: market, StationType: type } = docked;
  const id = Number(market);
  const isHandPlaced = id >= 128_000_000 && id < 129_100_000;
  const isColony = id >= 4.2 * billion && id < 4.24 * billion && id % 256 === 3;
  const isInRange = ranges.some(([types, from, to]) => types.includes(type) && id >= from && id < to && id % 256 === 0);
  if (market !== undefined) {
    complaints.expect(isHandPlaced || isColony || isInRange, "MarketID", () => `${type} ${id}`);
  } else complaints.expect(!sells(docked), "MarketID is absent only without a market", () => docked.StationName);
  complaints.expect(
    (docked.StationServices === undefined) === (docked.StationState === "Damaged"),
    "StationServices is absent exactly at a damaged port",
  );
  const single = docked.StationEconomy !== undefined;
  complaints.expect(
    single !== (docked.StationEconomies !== undefined),
    "StationEconomy or StationEconomies, never both",
  );
  const shares = (docked.StationEconomies ?? []).map(({ Proportion }) => Proportion);
  const sum = shares.reduce((total, share) => total + share, 0);
  complaints.expect(single || Math.abs(sum - 1) < 3e-6, "proportions sum to 1", () => sum);
  if (lastJump === undefined) return;
  const place = [docked.SystemAddress, docked.StarSystem, docked.StationFaction, docked.StationGovernment];
  if (type === "FleetCarrier") {
    complaints.expect(
      place.every((field) => field === undefined),
      "a carrier has no fixed system and no faction",
    );
    return;
  }
  const isHere = docked.SystemAddress === lastJump.SystemAddress && docked.StarSystem === lastJump.StarSystem;
  complaints.expect(isHere, "Docked in the current system", () => docked.StarSystem);
  const owner = lastJump.Factions?.find(({ Name }) => Name === docked.StationFaction?.Name);
  complaints.expect(
    owner !== undefined,
    "StationFaction is in the system's Factions",
    () => docked.StationFaction?.Name,
  );
  if (owner === undefined) return;
  const allegiance = owner.Allegiance === "Independent" ? undefined : owner.Allegiance;
  complaints.expect(docked.StationAllegiance === allegiance, "StationAllegiance is omitted exactly for Independent");
  complaints.expect(
    docked.StationGovernment === `$government_${owner.Government};`,
    "StationGovernment is the owner's",
  );
}
