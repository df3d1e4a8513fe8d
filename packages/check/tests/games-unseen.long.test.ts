/**
 * The check on journals of earlier games that nothing was learned from: each commander and each version is left out in turn, and judged by
 * what the others show, without what was read elsewhere about the versions between. Every line was written by the game, so that each finding
 * above a note is false; two are read and true.
 */
import { createChecker, rules } from "@shipslog/check";
import {
  contracts,
  fieldPath,
  gameVersionOf,
  isKind,
  kinds,
  resolvePointer,
  type EventEntry,
  type Kind,
} from "@shipslog/contract";
import { gameHistoryOf, judgeByGame, type GameHistory } from "@shipslog/contract/internal";
import type { ObservedDeclaration } from "@shipslog/contract/observed";
import { expect } from "vitest";
import { corpusFiles, corpusFolder, type CorpusFile } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { journalEntries, learn, type Learned } from "./helpers/learnJournals.ts";

const oldFiles = 60;
/** The journals of today beside them, which most is learned from. */
const otherFiles = 975;
/** How many of them are read for each old one: all, at full size. */
const othersForEach = 16;
/** At most one false warning in this many lines. */
const linesForWarning = 5000;

/** The rules that report an issue of the contract: here the histories that are left judge instead. */
const contractRules = new Set(rules.flatMap(({ id, issue }) => (issue === undefined ? [] : [id])));

/** Warnings that are true: the clock of the computer was set back by 24 seconds between two lines. */
const isTrue = (finding: string) => finding.startsWith("warning clock-back Commander");

/** What the journals that were not left out show. */
interface Knowledge {
  readonly observed: readonly ObservedDeclaration[];
  readonly histories: ReadonlyMap<string, GameHistory>;
}

function knowledgeOf({ observer, native }: Learned, without?: ReadonlySet<string | undefined>): Knowledge {
  const histories = native.histories(kinds, [], without);
  return {
    observed: observer.declarations({}, without),
    histories: new Map(histories.map((history) => [history.kind, gameHistoryOf(history)])),
  };
}

/** The version in the header of a journal. */
function versionOf(file: CorpusFile): string {
  for (const { kind, event } of journalEntries(file)) {
    if (kind === "Fileheader") return gameVersionOf(event) ?? "unknown";
  }
  return "unknown";
}

/** The findings above a note in a journal, and how many lines it has. */
function judge(
  file: CorpusFile,
  { observed, histories }: Knowledge,
): { readonly lines: number; readonly loud: readonly string[] } {
  const checker = createChecker({ dialect: "live", observed });
  const game = versionOf(file);
  const loud: string[] = [];
  let lines = 0;
  for (const entry of journalEntries(file)) {
    lines++;
    const found = checker.push(entry).filter(({ rule }) => !(isKind(entry.kind) && contractRules.has(rule)));
    for (const { severity, rule, pointer, position } of found) {
      if (severity !== "note") loud.push(`${severity} ${rule} ${entry.kind} ${pointer} ${file.name}:${position?.line}`);
    }
    if (isKind(entry.kind)) loud.push(...contractErrors(entry, entry.kind, histories.get(entry.kind), game));
  }
  for (const { severity, rule } of checker.end()) {
    if (severity !== "note") loud.push(`${severity} ${rule} ${file.name}`);
  }
  return { lines, loud: loud.filter((finding) => !isTrue(finding)) };
}

function contractErrors(
  entry: EventEntry,
  kind: Kind,
  history: GameHistory | undefined,
  game: string,
): readonly string[] {
  const { issues } = contracts[kind].validate(entry.event, { dialect: "live", place: "journal" });
  return issues
    .filter(({ severity, pointer, code }) => {
      if (severity === "note") return false;
      const value = resolvePointer(entry.event, pointer);
      return (history && judgeByGame(history, game, { path: fieldPath(pointer), code, value })) === undefined;
    })
    .map(
      ({ severity, code, pointer }) =>
        `${severity} ${code} ${kind} ${pointer} ${entry.position.file}:${entry.position.line}`,
    );
}

longTest(
  {
    claim:
      "On journals of games 2.2 to 4.0, judged by what other commanders show, and by what other versions show, the check gives no false error and at most one false warning in 5,000 lines.",
    size: { check: 6, full: oldFiles, of: "real journals of earlier games" },
    needs: [corpusFolder],
  },
  ({ size, report }) => {
    const everyNthFile = Math.max(1, Math.round(oldFiles / size));
    const old = corpusFiles({ archives: ["old"], everyNthFile });
    const others = corpusFiles({
      archives: ["journals", "more"],
      everyNthFile: Math.max(1, Math.round(otherFiles / (size * othersForEach))),
    });
    const oldNames = new Set(old.map(({ name }) => name));
    const results = { commanders: { lines: 0, loud: [] as string[] }, versions: { lines: 0, loud: [] as string[] } };
    const add = (result: { lines: number; loud: string[] }, files: readonly CorpusFile[], knowledge: Knowledge) => {
      for (const file of files) {
        const { lines, loud } = judge(file, knowledge);
        result.lines += lines;
        result.loud.push(...loud);
      }
    };
    const all = learn([...old, ...others]);
    const players = all.players.map(({ commander, files }) => ({
      commander,
      files: files.filter(({ name }) => oldNames.has(name)),
    }));
    const unseen = players.filter(({ files }) => files.length > 0);
    for (const { commander, files } of unseen) add(results.commanders, files, knowledgeOf(all, new Set([commander])));
    const byVersion = Map.groupBy(old, versionOf);
    const versions = new Map([...old, ...others].map((file) => [file.name, versionOf(file)]));
    for (const [version, files] of byVersion) {
      const rest = [...old, ...others].filter(({ name }) => versions.get(name) !== version);
      add(results.versions, files, knowledgeOf(learn(rest)));
      report(`${version} left out: ${files.length} journals judged`);
    }
    for (const { lines, loud } of Object.values(results)) {
      for (const finding of loud) report(finding);
      expect(loud.filter((finding) => finding.startsWith("error"))).toEqual([]);
      expect(loud.slice(Math.ceil(lines / linesForWarning))).toEqual([]);
    }
    const { commanders } = results;
    return `${commanders.lines} lines, ${unseen.length} commanders and ${byVersion.size} versions left out in turn: 0 errors; ${commanders.loud.length} and ${results.versions.loud.length} false warnings`;
  },
);
