import { languages, scenarioNames } from "@shipslog/simulator";
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
    let lines = 0;
    for (const scenario of scenarioNames.slice(0, size)) {
      for (const language of isReduced ? languages.slice(0, 1) : languages) {
        const where = `${scenario} in ${language}`;
        const { read, complaints } = await withFolder([{ scenario, seed, hours, language }], {}, async (folder) => ({
          read: await runEdmc(folder),
          // It fetches packages when it starts, and reads every language alike.
          complaints: isReduced || language !== "english" ? [] : await icarusComplaints(folder),
        }));
        lines += read.lines;
        for (const [name, count] of Object.entries(read.messages)) messages[name] = (messages[name] ?? 0) + count;
        problems.push(...problemsOf(where, read), ...complaints.map((text) => `${where}: ${text}`));
        report(`${where}: ${read.lines} lines`);
      }
    }
    const sent = new Set(Object.keys(messages).map((name) => name.split("/")[0]));
    const unused = isReduced ? [] : schemas.filter((schema) => !sent.has(schema));
    return {
      passed: problems.length === 0 && unused.length === 0 && lines > 0,
      result: { lines, messages, unused, problems },
    };
  },
};
