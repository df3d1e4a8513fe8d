/** Sessions of dialect live, read by programs that players use. */
import {
  gameNames,
  games,
  languages,
  scenarioNames,
  type GameName,
  type Language,
  type ScenarioName,
} from "@shipslog/simulator";
import { beforeAll, describe, expect, it } from "vitest";
import { playLive } from "../packages/simulator/tests/helpers/live/folder.ts";
import { playInTurn } from "../packages/simulator/tests/helpers/situations/playSituation.ts";
import { situationTables } from "../packages/simulator/tests/helpers/situations/situations.ts";
import { requirements } from "./helpers/consumers/consumers.ts";
import { edmcFailures, edmcNeeds, playToEdmc, type EdmcReport } from "./helpers/consumers/runEdmc.ts";
import { icarusComplaints } from "./helpers/consumers/runIcarus.ts";
import { collectSession, type WrittenSession } from "./helpers/consumers/WrittenSession.ts";
import { longTest } from "./helpers/longTest.ts";

/** The length of each session in hours. */
const hours = 3;

/** EDDN's schemas that the sessions exercise. */
const schemas = [
  "journal",
  "navroute",
  "fssdiscoveryscan",
  "fssbodysignals",
  "fsssignaldiscovered",
  "fssallbodiesfound",
  "scanbarycentre",
  "codexentry",
  "dockinggranted",
  "dockingdenied",
  "approachsettlement",
  // The program looks for the ships of Shipyard.json under a key that the game does not write, so it sends no shipyard.
  "commodity",
  "outfitting",
];

/** Some messages are rare, as of a new entry in the codex. Sessions with the next seeds follow until every schema was used. */
const mostRounds = 6;

interface Session {
  readonly scenario: ScenarioName;
  readonly language: Language;
  readonly seed: number;
}

function* sessionsOf(size: number, seed: number, isLong: boolean): Generator<Session> {
  for (let round = 0; round < (isLong ? mostRounds : 1); round += 1) {
    for (const scenario of scenarioNames.slice(0, size)) {
      for (const language of isLong && round === 0 ? languages : languages.slice(0, 1)) {
        yield { scenario, language, seed: seed + round };
      }
    }
  }
}

function problemsOf(where: string, { failed, wrongPlaces, warnings, refused }: EdmcReport): readonly string[] {
  return [
    ...(failed > 0 ? [`${where}: ${failed} lines failed`] : []),
    ...(wrongPlaces > 0 ? [`${where}: ${wrongPlaces} places are wrong`] : []),
    ...[...warnings, ...refused].map((text) => `${where}: ${text}`),
  ];
}

longTest(
  {
    claim:
      "EDMarketConnector reads sessions of every scenario in English and French without a failure or a warning, knows every place, and every message it would send to EDDN is valid; ICARUS knows system, hold and locker.",
    size: { check: 1, full: scenarioNames.length, of: "scenarios" },
    needs: edmcNeeds,
  },
  async ({ size, seed, isLong, report }) => {
    const leastSessions = size * (isLong ? languages.length : 1);
    const unused = new Set(isLong ? schemas : []);
    let sessions = 0;
    let lines = 0;
    let messages = 0;
    for (const session of sessionsOf(size, seed, isLong)) {
      if (sessions >= leastSessions && unused.size === 0) break;
      const where = `${session.scenario} in ${session.language}, seed ${session.seed}`;
      // ICARUS fetches packages when it starts, and reads every language alike.
      const complain = isLong && session.language === "english" ? icarusComplaints : undefined;
      const read = await playToEdmc(playLive({ ...session, hours }), {}, complain);
      expect(problemsOf(where, read)).toEqual([]);
      sessions += 1;
      lines += read.lines;
      for (const [name, count] of Object.entries(read.messages)) {
        messages += count;
        unused.delete(name.split("/")[0] ?? "");
      }
      report(`${where}: ${read.lines} lines`);
    }
    expect([...unused]).toEqual([]);
    expect(lines).toBeGreaterThan(0);
    return `${sessions} sessions, ${lines} lines, ${messages} messages to EDDN`;
  },
);

longTest(
  {
    claim:
      "EDMarketConnector runs through every situation of docs/situations.md, and fails only where docs/readers.md says that the failure is its own.",
    size: { check: 1, full: situationTables.length, of: "subjects of situations" },
    needs: edmcNeeds,
  },
  async ({ size, report }) => {
    const tables = situationTables.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length);
    const own = new Set<string>();
    let situations = 0;
    let lines = 0;
    for (const table of tables.slice(0, size)) {
      const read = await playToEdmc(playInTurn(Object.values(table)));
      expect(problemsOf(Object.keys(table).join(", "), read)).toEqual([]);
      for (const kind of read.own) own.add(kind);
      situations += Object.keys(table).length;
      lines += read.lines;
      report(`${Object.keys(table).join(", ")}: ${read.lines} lines`);
    }
    if (size === tables.length) expect([...own].toSorted()).toEqual(edmcFailures.map(({ kind }) => kind).toSorted());
    return `${situations} situations, ${lines} lines, ${own.size} kinds of failures of its own`;
  },
);

/** The oldest game that EDMarketConnector still reads: it wants fields in LoadGame and Loadout that came with 3.0. */
const oldestRead: GameName = "3.3";

longTest(
  {
    claim:
      "EDMarketConnector reads sessions of every scenario as game 3.3, 3.8, 4.0 and 4.4 without a failure, and of 2.4 too it knows every place.",
    size: { check: 2, full: gameNames.length, of: "games" },
    needs: edmcNeeds,
  },
  async ({ size, seed, isLong, report }) => {
    let lines = 0;
    for (const game of gameNames.slice(0, size)) {
      for (const scenario of isLong ? scenarioNames : scenarioNames.slice(1, 2)) {
        const { form } = games[game];
        const read = await playToEdmc(playLive({ scenario, seed, game, hours: isLong ? hours : 1 }), { form });
        const isRead = gameNames.indexOf(game) >= gameNames.indexOf(oldestRead);
        const { wrongPlaces, refused, failed } = read;
        expect({ game, scenario, wrongPlaces }).toEqual({ game, scenario, wrongPlaces: 0 });
        if (isRead) expect({ game, scenario, failed, refused }).toEqual({ game, scenario, failed: 0, refused: [] });
        lines += read.lines;
        report(`${scenario} in ${game}: ${read.lines} lines`);
      }
    }
    return `${lines} lines of ${size} games`;
  },
);

/** The requirements of readers that cannot run here, on a session of every scenario. */
describe("readers that cannot run here", () => {
  const sessions = new Map<string, WrittenSession>();

  beforeAll(() => {
    for (const scenario of scenarioNames) sessions.set(scenario, collectSession(playLive({ scenario, hours: 1 })));
  });

  describe.each(requirements)("$reader needs: $needs", ({ complaints, damage }) => {
    it("is met by every scenario", () => {
      for (const session of sessions.values()) expect(complaints(session)).toEqual([]);
    });

    it("detects a session that violates it", () => {
      expect([...sessions.values()].some((session) => complaints(damage(session)).length > 0)).toBe(true);
    });
  });
});
