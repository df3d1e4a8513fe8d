import { languages, scenarioNames, type Language, type ScenarioName } from "@shipslog/simulator";
import { withFolder } from "../lab/live/folder.ts";
import { edmcNeeds, runEdmc, type EdmcReport } from "../lab/live/runEdmc.ts";
import { icarusComplaints } from "../lab/live/runIcarus.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** The length of each session in hours. */
const hours = 3;

/** EDDN's schemas that the sessions exercise. */
const schemas = [
  ...["journal", "navroute", "fssdiscoveryscan", "fssbodysignals", "fsssignaldiscovered", "fssallbodiesfound"],
  ...["scanbarycentre", "codexentry", "dockinggranted", "dockingdenied", "approachsettlement"],
  // The program looks for the ships of Shipyard.json under a key that the game does not write, so it sends no shipyard.
  ...["commodity", "outfitting"],
];

/** Some messages are rare, as of a new entry in the codex. Sessions with the next seeds follow until every schema was used. */
const mostRounds = 6;

interface Session {
  readonly scenario: ScenarioName;
  readonly language: Language;
  readonly seed: number;
}

function* sessionsOf(size: number, seed: number, isReduced: boolean): Generator<Session> {
  for (let round = 0; round < (isReduced ? 1 : mostRounds); round += 1) {
    for (const scenario of scenarioNames.slice(0, size)) {
      for (const language of isReduced || round > 0 ? languages.slice(0, 1) : languages) {
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

/** Sessions of dialect live, read by programs that players use. */
export const proof: Proof = {
  name: "consumers",
  claim:
    "EDMarketConnector reads sessions of every scenario in English and French without a failure or a warning, knows every place, and every message it would send to EDDN is valid; ICARUS knows system, hold and locker.",
  fullSize: scenarioNames.length,
  reducedSize: 1,
  needs: edmcNeeds,
  async run({ size, seed, isReduced, report }) {
    const problems: string[] = [];
    const messages: Record<string, number> = {};
    const leastSessions = size * (isReduced ? 1 : languages.length);
    let sessions = 0;
    let lines = 0;
    const unused = new Set(isReduced ? [] : schemas);
    for (const session of sessionsOf(size, seed, isReduced)) {
      if (sessions >= leastSessions && unused.size === 0) break;
      const where = `${session.scenario} in ${session.language}, seed ${session.seed}`;
      const { read, complaints } = await withFolder([{ ...session, hours }], {}, async (folder) => ({
        read: await runEdmc(folder),
        // It fetches packages when it starts, and reads every language alike.
        complaints: isReduced || session.language !== "english" ? [] : await icarusComplaints(folder),
      }));
      sessions += 1;
      lines += read.lines;
      for (const [name, count] of Object.entries(read.messages)) {
        messages[name] = (messages[name] ?? 0) + count;
        unused.delete(name.split("/")[0] ?? "");
      }
      problems.push(...problemsOf(where, read), ...complaints.map((text) => `${where}: ${text}`));
      report(`${where}: ${read.lines} lines`);
    }
    return {
      passed: problems.length === 0 && unused.size === 0 && lines > 0,
      result: { sessions, lines, messages, unused: [...unused], problems },
    };
  },
};
