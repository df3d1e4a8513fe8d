import {
  check,
  checkSession,
  createChecker,
  mergeFolders,
  mergeSessions,
  parseBaseline,
  parseConfiguration,
  reportFormats,
  rules,
  sessionOf,
  type Checkable,
  type CheckOptions,
  type Finding,
  type Summary,
} from "@shipslog/check";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { companionWith, entriesIn } from "./entries.ts";
import { textCalls, type GrowingFunction } from "./GrowingFunction.ts";

const options: readonly (readonly [string, CheckOptions])[] = [
  ["in spec", { dialect: "spec" }],
  ["in live with drift", { dialect: "live", drift: true, observed: observedDeclarations }],
];

/** Checks entries and returns everything that a report needs. */
function checkAll(
  entries: readonly Checkable[],
  how: CheckOptions,
): { findings: readonly Finding[]; summary: Summary } {
  const checker = createChecker(how);
  const findings = entries.flatMap((entry) => checker.push(entry));
  return { findings: [...findings, ...checker.end()], summary: checker.summary() };
}

/** A check of the lines of a text and of the same text as each companion file. */
const checkers = options.flatMap(([words, how]): readonly GrowingFunction[] => [
  {
    name: `@shipslog/check createChecker ${words}`,
    prepare: (text) => {
      const entries = entriesIn(text);
      return () => checkAll(entries, how);
    },
  },
  ...(["Status.json", "NavRoute.json", "ModulesInfo.json"] as const).map((file) => ({
    name: `@shipslog/check createChecker ${words}, ${file}`,
    prepare: (text: string) => {
      const entry = companionWith(file, text);
      return () => checkAll([entry], how);
    },
  })),
]);

/** A report of every format over the findings of a text. */
const reports = Object.entries(reportFormats).map(([format, { open }]): GrowingFunction => ({
  name: `@shipslog/check reportFormats ${format}`,
  prepare: (text) => {
    const { findings, summary } = checkAll(entriesIn(text), { dialect: "spec" });
    return () => {
      const report = open({ dialect: "spec", rules, version: "1", mostPerRule: Infinity });
      const parts = [...report.begin(), ...findings.flatMap((finding) => [...report.finding(finding)])];
      return [...parts, ...report.end(summary)].join("").length;
    };
  },
}));

const sessionCall = (name: string, call: (entries: readonly Checkable[]) => unknown): GrowingFunction => ({
  name: `@shipslog/check ${name}`,
  prepare: (text) => {
    const entries = entriesIn(text);
    return () => call(entries);
  },
});

async function drain(entries: readonly Checkable[]): Promise<number> {
  let findings = 0;
  for await (const { count = 1 } of check(entries, { dialect: "spec" })) findings += count;
  return findings;
}

/** The functions of the check. */
export const checkFunctions: readonly GrowingFunction[] = [
  ...checkers,
  ...reports,
  sessionCall("check", drain),
  sessionCall("checkSession", (entries) => checkSession([entries], { dialect: "spec" })),
  sessionCall("mergeSessions", async (entries) =>
    mergeSessions([await checkSession([entries]), await checkSession([entries])]),
  ),
  sessionCall("mergeFolders", async (entries) =>
    mergeFolders([{ sessions: [await checkSession([entries])], pathOf: (file) => file }]),
  ),
  ...textCalls("@shipslog/check", {
    parseBaseline,
    parseConfiguration: (text) => parseConfiguration(text, rules),
    sessionOf,
  }),
];
