import { compareGameVersions, gameVersionOf } from "@shipslog/contract";
import type { StationType } from "../galaxy/stationTypes.ts";
import type { ActivityName, GameClient, Possession, Roam, Scenario } from "../scenarios/Scenario.ts";
import type { BuildName } from "../ship/builds.ts";
import { games, type GameName, type GameVersion } from "./games.ts";

/** A part of the game, and the version that brought it. */
interface FeatureRow {
  readonly since: string;
  /** What it is, as the end of a sentence. */
  readonly is: string;
}

/** What earlier games did not have. */
export const features = {
  scanner: { since: "3.3", is: "full spectrum scanner" },
  squadrons: { since: "3.3", is: "squadrons" },
  carriers: { since: "3.7", is: "fleet carriers" },
  walking: { since: "4.0", is: "play on foot" },
  war: { since: "4.0.14", is: "war with the Thargoids" },
  colonies: { since: "4.1", is: "colonies" },
} as const satisfies Readonly<Record<string, FeatureRow>>;

/** The name of a part of the game that came with a version. */
export type Feature = keyof typeof features;

/** The activities that a game without a feature does not have. */
const activityFeatures: Readonly<Partial<Record<ActivityName, Feature>>> = {
  "cross-station": "walking",
  disembark: "walking",
  embark: "walking",
  "join-crew": "walking",
  stroll: "walking",
  "take-taxi": "walking",
  "upgrade-gear": "walking",
  "move-carrier": "carriers",
  "transfer-cargo": "carriers",
  survey: "scanner",
};

const possessionFeatures: Readonly<Partial<Record<Possession, Feature>>> = {
  squadron: "squadrons",
  carrier: "carriers",
  colony: "colonies",
};

const roamFeatures: Readonly<Partial<Record<Roam, Feature>>> = { carrier: "carriers", colony: "colonies", war: "war" };

const stationFeatures: Readonly<Partial<Record<StationType, Feature>>> = { OnFootSettlement: "walking" };

/** The version that brought the hull of a ship; in earlier games the player flies another. */
const shipArrivals: Readonly<Partial<Record<BuildName, string>>> = {
  explorer: "3.3",
  fighter: "3.0",
  "thargoid-hunter": "3.1",
};

const olderShip: BuildName = "all-rounder";

/** Whether a game has a part; a session that names no game has all. */
export function hasFeature(game: GameVersion | undefined, feature: Feature | undefined): boolean {
  return game === undefined || feature === undefined || hasArrived(game, features[feature].since);
}

const hasArrived = ({ version }: GameVersion, since: string): boolean => compareGameVersions(version, since) >= 0;

/** Whether a game has a type of station. */
export function hasStationType(game: GameVersion | undefined, type: StationType): boolean {
  return hasFeature(game, stationFeatures[type]);
}

/** Takes from a scenario what a game does not have: the player does the rest of it. */
export function restrictScenario(scenario: Scenario, game: GameVersion | undefined): Scenario {
  if (game === undefined) return scenario;
  const { ship, begins, region, owns = [] } = scenario;
  const walks = hasFeature(game, "walking");
  const kept = entriesOf(scenario.roams).filter(([roam]) => hasFeature(game, roamFeatures[roam]));
  const lacking = entriesOf(activityFeatures).filter(([, feature]) => !hasFeature(game, feature));
  return {
    ...scenario,
    ship: hasArrived(game, shipArrivals[ship] ?? game.version) ? ship : olderShip,
    begins: begins === "onFoot" && !walks ? "docked" : begins,
    region: region === "war" && !hasFeature(game, "war") ? "bubble" : region,
    owns: owns.filter((possession) => hasFeature(game, possessionFeatures[possession])),
    roams: kept.length === 0 ? { ports: 1 } : Object.fromEntries(kept),
    activities: { ...scenario.activities, ...Object.fromEntries(lacking.map(([name]) => [name, 0])) },
    ...(!walks && { client: { ...baseClient, ...scenario.client, isBaseGame: true } }),
  };
}

const baseClient: GameClient = { isBaseGame: true, isOlder: false, hasTexts: true };

function entriesOf<Name extends string, Value>(
  table: Readonly<Partial<Record<Name, Value>>>,
): readonly (readonly [Name, Value])[] {
  return Object.entries(table) as unknown as readonly (readonly [Name, Value])[];
}

/** What options ask for that a game may not have. */
type Wishes = Partial<Pick<Scenario, "begins" | "region" | "owns" | "ship">> & {
  readonly client?: Partial<GameClient>;
};

/** Says in one sentence what of some options a game does not have; undefined when it has everything. */
export function lackOf(name: GameName, { begins, region, owns = [], ship, client }: Wishes): string | undefined {
  const game = games[name];
  const walks = begins === "onFoot" || client?.isBaseGame === false;
  const asked: readonly (Feature | undefined)[] = [
    walks ? "walking" : undefined,
    region === "war" ? "war" : undefined,
    ...owns.map((possession) => possessionFeatures[possession]),
  ];
  const header = client?.version;
  if (header !== undefined && !isVersionOf(game, header)) {
    return `game ${name} has no version "${header}"; leave out one of them`;
  }
  const lacked = asked.find((feature) => !hasFeature(game, feature));
  if (lacked !== undefined) return `game ${name} has no ${features[lacked].is}; take ${arrivalOf(lacked)}`;
  const since = ship === undefined ? undefined : shipArrivals[ship];
  return since === undefined || hasArrived(game, since)
    ? undefined
    : `game ${name} has no ship "${ship}"; take "${olderShip}"`;
}

/** Whether a version as a header gives it is one of a game. */
export function isVersionOf({ version }: GameVersion, header: string): boolean {
  return gameVersionOf({ gameversion: header }) === version;
}

/** Names the games that can be simulated and have a part, from the first on. */
export function arrivalOf(feature: Feature): string {
  const first = Object.entries(games).find(([, game]) => hasFeature(game, feature))?.[0] ?? "none";
  return `game ${first} or a later one`;
}
