import { announcedFile } from "@shipslog/contract";
import { lineDefects } from "@shipslog/contract/text";
import { formatDuration } from "../text/formatDuration.ts";
import { formatCount, formatInteger } from "../text/formatNumbers.ts";
import type { FolderFacts, SeenCompanion } from "./inspectFolder.ts";
import type { Examination, Diagnosis } from "./Diagnosis.ts";

const minuteMs = 60_000;
/** A clock may be a little ahead; this much is wrong. */
const futureMs = 5 * minuteMs;
/** A game that runs writes Status every few seconds; after this long without a line it does not. */
const quietMs = 10 * minuteMs;

/** How long ago something was, or how far ahead. */
function sayAge(timeMs: number, nowMs: number): string {
  return timeMs > nowMs ? `${formatDuration(timeMs - nowMs)} from now` : `${formatDuration(nowMs - timeMs)} ago`;
}

const fine = (says: string): Diagnosis => ({ mark: "fine", says });
const odd = (says: string, advice: string): Diagnosis => ({ mark: "odd", says, advice });
const dayOf = (stamp: string | undefined) => stamp?.slice(0, 10) ?? "";

const examineJournals: Examination = ({ journals, totalBytes }) => {
  if (journals.length === 0) {
    return [odd("there is no journal here", "start the game once, or make a journal: shipslog simulate --out DIR")];
  }
  const [first, last] = [dayOf(journals[0]?.stamp), dayOf(journals.at(-1)?.stamp)];
  const when = first === last ? `of ${first}` : `from ${first} to ${last}`;
  return [fine(`${formatCount(journals.length, "journal")} ${when}, ${(totalBytes / 2 ** 20).toFixed(1)} MiB`)];
};

const examineNewest: Examination = ({ newest, nowMs }) => {
  if (newest?.lastMs === undefined) return [];
  const who = newest.commander === undefined ? "" : `, commander ${newest.commander}`;
  const version = newest.gameVersion === undefined ? "" : `, game ${newest.gameVersion}`;
  const says = `${newest.file}: ${formatCount(newest.lines, "line")}, the last ${sayAge(newest.lastMs, nowMs)}${who}${version}`;
  const isAhead = newest.lastMs > nowMs + futureMs;
  return isAhead
    ? [
        odd(
          says,
          "it lies ahead of this machine's clock: simulated at speed, or one of two clocks is wrong; some tools wait for such a time",
        ),
      ]
    : [fine(says)];
};

const examineEnd: Examination = ({ newest, nowMs }) => {
  if (newest?.last === undefined || newest.lastMs === undefined) return [];
  if (newest.last.kind === "Shutdown") return [fine("the game ended properly: its last line is Shutdown")];
  if (newest.lastMs > nowMs + futureMs) return [];
  if (nowMs - newest.lastMs < quietMs) return [fine("no Shutdown yet: the game seems to be running")];
  const isOfGame = newest.first?.kind === "Fileheader";
  // Dialect spec knows no Shutdown, so its journals never end with one.
  if (!isOfGame) return [fine("no Fileheader, no Shutdown: written by a tool that keeps to the specification")];
  return [
    odd("the newest journal ends without Shutdown", "the game was killed or crashed; its last lines may be missing"),
  ];
};

const examineLines: Examination = ({ newest }) => {
  const [first] = newest?.bad ?? [];
  if (newest === undefined || first === undefined) return [];
  const says = `${formatCount(newest.bad.length, "line")} of ${newest.file} cannot be read; line ${first.position.line} ${lineDefects[first.defect]}`;
  return [odd(says, "Shipslog passes over such lines; a tool of your own should too")];
};

const examineEmpty: Examination = ({ emptyJournals: [first, ...more] }) => {
  if (first === undefined) return [];
  const others = more.length === 0 ? "" : ` and ${more.length} more`;
  return [odd(`${first}${others} without a single byte`, "the game stopped before its first line; harmless")];
};

const examineNames: Examination = ({ unknownLogs: [first, ...more] }) => {
  if (first === undefined) return [];
  const others = more.length === 0 ? "" : ` and ${more.length} more`;
  return [
    odd(
      `${first}${others}: logs with a name no journal has`,
      "they are not read; perhaps another tool put them there, or the game changed its names",
    ),
  ];
};

const examineCompanions: Examination = (facts) =>
  facts.companions.flatMap((companion) => examineCompanion(companion, facts));

function examineCompanion(companion: SeenCompanion, { newest, nowMs }: FolderFacts): readonly Diagnosis[] {
  const { entry, timeMs } = companion;
  if (entry.state === "missing") return [missing(entry.file)];
  if (entry.state === "torn") {
    return [
      odd(
        `${entry.file} is half written or damaged`,
        "normal for a moment while the game runs; if it stays, the game will replace it",
      ),
    ];
  }
  if (timeMs === undefined) return [odd(`${entry.file} does not say its time`, "let the game write it again")];
  const says = `${entry.file}, written ${sayAge(timeMs, nowMs)}`;
  const isStale = entry.file === "Status.json" && newest?.lastMs !== undefined && timeMs < newest.lastMs - minuteMs;
  if (!isStale) return [fine(says)];
  const lag = formatDuration((newest.lastMs ?? timeMs) - timeMs);
  return [
    odd(
      `${says}: ${lag} before the last line of the journal`,
      "it is of an earlier session, or the folder is a copy made without it",
    ),
  ];
}

function missing(file: SeenCompanion["entry"]["file"]): Diagnosis {
  const why =
    file === "Status.json" ? "the game writes it from its first second on" : `written when ${announcedBy(file)}`;
  return file === "Status.json" ? odd(`${file} is missing`, why) : fine(`${file} is not there yet; ${why}`);
}

const announcedBy = (file: string) =>
  announcedFile("NavRoute") === file ? "a route is plotted" : "the modules are looked at";

/** Every examination, in the order a doctor speaks. */
export const examinations: readonly Examination[] = [
  examineJournals,
  examineNewest,
  examineEnd,
  examineLines,
  examineEmpty,
  examineNames,
  examineCompanions,
];

/** Says what is worth trying with a folder in this state. */
export function nextSteps({ folder, newest, journals }: FolderFacts): readonly string[] {
  const name = /^[\w./\\:-]+$/.test(folder) ? folder : `"${folder}"`;
  if (newest === undefined) return ["shipslog simulate grand-tour --out journal"];
  return [
    `shipslog watch ${name}${newest.last?.kind === "Shutdown" ? " --from start" : ""}`,
    `shipslog check ${name}${newest.first?.kind === "Fileheader" ? "" : " --dialect spec"}`,
    `shipslog anonymise ${name} --out shared   # before giving ${journals.length === 1 ? "it" : `${formatInteger(journals.length)} journals`} to anyone`,
  ];
}
