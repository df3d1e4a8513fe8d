/** Sessions of earlier games, judged by the check and by what real journals of those games hold. */
import { createChecker } from "@shipslog/check";
import { compareGameVersions, type JsonObject } from "@shipslog/contract";
import { kindHistories } from "@shipslog/contract/histories";
import { arrivals } from "@shipslog/contract/internal";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { direct, gameNames, games, scenarioNames, simulate, type GameName } from "@shipslog/simulator";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { entriesOfPieces, recordMoments } from "../../check/tests/helpers/recording.ts";
import { writesKind } from "../src/games/inGame.ts";
import { Complaints, judgedSeeds } from "./helpers/sessions.ts";
import type { Situation } from "./helpers/situations/Situation.ts";
import { situations } from "./helpers/situations/situations.ts";

/** The length of each session: in the check a part of an evening, in a long run an evening. */
const durationMs = { check: 30 * 60_000, long: 2 * 3_600_000 };
const fixedSeeds = 5;

/** States that only Powerplay 2 has, and services of the game on foot. */
const later: readonly (readonly [word: string, since: string])[] = [
  ['"Stronghold"', "4.1"],
  ['"Fortified"', "4.1"],
  ['"bartender"', "4.0"],
  ['"socialspace"', "4.0"],
  ['"OnFootSettlement"', "4.0"],
  ['"FleetCarrier"', "3.7"],
];

/** The types that earlier games wrote, by kind and field. */
const formerTypes = new Map(
  kindHistories.map(({ kind, fields }) => [
    kind,
    fields.flatMap(({ path, former }) => (former ? [[path, former] as const] : [])),
  ]),
);

/** Complains about whatever of an event came after a game. */
function judgeAge(event: JsonObject, raw: string, game: GameName, found: Complaints): void {
  const { version } = games[game];
  const isLater = (since: string) => compareGameVersions(since, version) > 0;
  const kind = event["event"] as string;
  const rows = arrivals[kind] ?? {};
  found.expect(!isLater(rows[""] ?? version), `${game}: kind ${kind}`, () => raw.slice(0, 100));
  for (const [path, since] of Object.entries(rows)) {
    const isThere = !path.includes(".") && !path.endsWith("[]") && event[path] !== undefined;
    found.expect(!(isThere && isLater(since)), `${game}: field ${kind}.${path}`, () => raw.slice(0, 100));
  }
  for (const [path, formers] of formerTypes.get(kind) ?? []) {
    for (const [type, until] of Object.entries(formers)) {
      const isOver = compareGameVersions(version, until) > 0;
      const value = event[path];
      const isOfType = Array.isArray(value) ? type === "array" : typeof value === type;
      found.expect(value === undefined || isOver || isOfType, `${game}: ${kind}.${path} is no ${type}`, () =>
        raw.slice(0, 100),
      );
    }
  }
  for (const [word, since] of later) {
    found.expect(!(isLater(since) && raw.includes(word)), `${game}: ${word} in ${kind}`, () => raw.slice(0, 100));
  }
}

longTest(
  {
    claim: `Sessions simulated as game ${new Intl.ListFormat("en-GB").format(gameNames)}, of every scenario and every other seed in French, have no finding of any severity in live, and nothing that came later.`,
    size: { check: 1, full: 10, of: "seeds of each scenario in each game" },
  },
  ({ size, seed: drawn, isLong, report }) => {
    const found = new Complaints();
    const kinds = new Map<GameName, Set<string>>(gameNames.map((game) => [game, new Set()]));
    let sessions = 0;
    let entries = 0;
    for (const [at, seed] of judgedSeeds(size, fixedSeeds, drawn).entries()) {
      for (const game of gameNames) {
        for (const scenario of scenarioNames) {
          found.enter(scenario, seed);
          const language = at % 2 === 0 ? "english" : "french";
          const played = isLong ? durationMs.long : durationMs.check;
          const moments = simulate({ seed, scenario, game, language, durationMs: played });
          const checker = createChecker({ dialect: "live", observed: observedDeclarations });
          const checked = entriesOfPieces(recordMoments(moments, "live"));
          for (const finding of [...checked.flatMap((entry) => checker.push(entry)), ...checker.end()]) {
            const { rule, severity, kind, pointer, expected, received } = finding;
            found.add(`${game} ${rule} ${severity} ${kind}`, `${pointer} ${received} instead of ${expected}`);
          }
          for (const entry of checked.filter((each) => each.type === "event")) {
            kinds.get(game)?.add(entry.kind);
            judgeAge(entry.event, entry.raw, game, found);
          }
          sessions += 1;
          entries += checked.length;
        }
      }
      report(`${sessions} sessions, ${entries} lines and files`);
    }
    expect(found.list()).toEqual([]);
    // A game that wrote nothing would have no finding either.
    for (const game of gameNames) {
      expect([...(kinds.get(game) ?? [])]).toEqual(
        expect.arrayContaining(["LoadGame", "Location", "FSDJump", "Docked"]),
      );
    }
    const counts = gameNames.map((game) => `${kinds.get(game)?.size} kinds in ${game}`).join(", ");
    return `${sessions} sessions, ${entries} lines and files, 0 findings; ${counts}`;
  },
);

/** Lines that came later than what happens: an earlier game tells it by the others. */
const beside = new Set(
  (
    "AsteroidCracked CargoDepot CarrierLocation Commander FSSSignalDiscovered FighterRebuilt LaunchDrone Market Missions NavRouteClear PayBounties " +
    "Powerplay PowerplayMerits ProspectedAsteroid SAASignalsFound SRVDestroyed ShipLocker ShipTargeted Shipyard Shutdown StoredModules StoredShips " +
    "SupercruiseDestinationDrop SystemsShutdown UnderAttack"
  ).split(" "),
);

/** Complains about a situation that an earlier game neither plays in its form nor refuses with a reason; true when it is played. */
function judgeSituation({ setup, steps, writes }: Situation, game: GameName, found: Complaints): boolean {
  let directed;
  try {
    directed = direct({ ...setup, seed: 1, dialect: "live", game });
  } catch (error) {
    found.expect(String(error).includes(`game ${game} has no `), `${game}: setup`, () => String(error));
    return false;
  }
  const outcomes = steps.map((step) => directed.do(step));
  const moments = outcomes.flatMap((outcome) => outcome.moments);
  const checker = createChecker({ dialect: "live", observed: observedDeclarations });
  const checked = entriesOfPieces(recordMoments(moments, "live"));
  for (const { rule, severity, kind, pointer } of [
    ...checked.flatMap((entry) => checker.push(entry)),
    ...checker.end(),
  ]) {
    found.add(`${game} ${rule} ${severity} ${kind}`, pointer ?? "");
  }
  if (outcomes.some(({ outcome }) => outcome === "refused")) return false;
  const written = new Set(checked.flatMap((entry) => (entry.type === "event" ? [entry.kind] : [])));
  const wanted = writes.map((line) => (typeof line === "string" ? line : line.event));
  const lacking = wanted.filter((kind) => !written.has(kind));
  const renamed = new Set(["MultiSellExplorationData"]);
  for (const kind of lacking.filter((each) => !renamed.has(each))) {
    found.expect(!writesKind(games[game], kind) && beside.has(kind), `${game}: no ${kind}`, () =>
      JSON.stringify(steps),
    );
  }
  return true;
}

longTest(
  {
    claim:
      "Every situation of docs/situations.md is played by each earlier game in its form, without a finding, or refused with a reason.",
    size: { check: 40, full: 1, of: "of so many situations one is played in each game" },
  },
  ({ size, report }) => {
    const found = new Complaints();
    const all = Object.entries(situations).filter((_, at) => at % size === 0);
    let played = 0;
    for (const [number, situation] of all) {
      for (const game of gameNames) {
        found.enter(`${number} ${situation.title}`, 1);
        if (judgeSituation(situation, game, found)) played += 1;
      }
      report(`${number} ${situation.title}`);
    }
    expect(found.list()).toEqual([]);
    expect(played).toBeGreaterThan(all.length);
    return `${all.length} situations in ${gameNames.length} games: ${played} played, ${all.length * gameNames.length - played} refused`;
  },
);
