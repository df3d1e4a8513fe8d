import { companionTable, isSoundCompanion, isSpecifiedFile, type CompanionFile } from "@shipslog/contract";
import { formatCount, groupDigits } from "@shipslog/contract/internal";
import { lineDefects } from "@shipslog/contract/text";
import { typeNames } from "../../openFolder/listFolder.ts";
import { describeDuration } from "../../text/numbers.ts";
import type { FolderFacts, SeenCompanion } from "./inspectFolder.ts";

const minuteMs = 60_000;
/** Timestamps further ahead than this are reported. */
const futureMs = 5 * minuteMs;
/** After this long without a line the game is not running. */
const quietMs = 10 * minuteMs;

/** Formats a time relative to now, as `2 h ago` or `5 min from now`. */
function formatAge(timeMs: number, nowMs: number): string {
  return timeMs > nowMs ? `${describeDuration(timeMs - nowMs)} from now` : `${describeDuration(nowMs - timeMs)} ago`;
}

const fine = (text: string): Diagnosis => ({ status: "fine", text });
const odd = (text: string, advice: string): Diagnosis => ({ status: "odd", text, advice });
const dayOf = (stamp: string | undefined) => stamp?.slice(0, 10) ?? "";

const examineJournals: Examination = ({ journals, subfolders, totalBytes }) => {
  if (journals.length === 0 && subfolders.length > 0) {
    return [odd("the folder has no journals, its subfolders have some", `name one of them: ${subfolders.join(", ")}`)];
  }
  if (journals.length === 0) {
    return [
      odd("the folder has no journals", "start the game once, or simulate a session: shipslog simulate --out DIR"),
    ];
  }
  const first = dayOf(journals[0]?.stamp);
  const last = dayOf(journals.at(-1)?.stamp);
  const when = first === last ? `of ${first}` : `from ${first} to ${last}`;
  return [fine(`${formatCount(journals.length, "journal")} ${when}, ${(totalBytes / 2 ** 20).toFixed(1)} MiB`)];
};

const examineNewest: Examination = ({ newest, nowMs }) => {
  if (newest?.lastMs === undefined) return [];
  const who = newest.commander === undefined ? "" : `, commander ${newest.commander}`;
  const version = newest.gameVersion === undefined ? "" : `, game ${newest.gameVersion}`;
  const text = `${newest.file}: ${formatCount(newest.lines, "line")}, the last ${formatAge(newest.lastMs, nowMs)}${who}${version}`;
  const isAhead = newest.lastMs > nowMs + futureMs;
  return isAhead
    ? [
        odd(
          text,
          "its time is in the future: it was simulated faster than real time, or a clock is wrong; some tools wait for that time",
        ),
      ]
    : [fine(text)];
};

const examineEnd: Examination = ({ newest, nowMs }) => {
  if (newest?.last === undefined || newest.lastMs === undefined) return [];
  if (newest.last.kind === "Shutdown") return [fine("the game ended normally: the last line is Shutdown")];
  if (newest.lastMs > nowMs + futureMs) return [];
  if (nowMs - newest.lastMs < quietMs) return [fine("no Shutdown yet: the game seems to be running")];
  const isOfGame = newest.first?.kind === "Fileheader";
  // Journals of dialect spec have no Shutdown.
  if (!isOfGame) return [fine("no Fileheader and no Shutdown: a tool wrote it according to the specification")];
  return [
    odd("the newest journal ends without Shutdown", "the game crashed or was killed; its last lines may be missing"),
  ];
};

const examineLines: Examination = ({ newest }) => {
  const [first] = newest?.bad ?? [];
  if (newest === undefined || first === undefined) return [];
  const text = `${formatCount(newest.bad.length, "line")} of ${newest.file} cannot be parsed; line ${first.position.line} ${lineDefects[first.defect]}`;
  return [odd(text, "Shipslog skips such lines; your own tool should too")];
};

const examineEmpty: Examination = ({ emptyJournals: [first, ...more] }) => {
  if (first === undefined) return [];
  const others = more.length === 0 ? "" : ` and ${more.length} more`;
  return [odd(`${first}${others}: empty`, "the game stopped before it wrote a line; this is harmless")];
};

const examineNames: Examination = ({ unknownLogs: [first, ...more] }) => {
  if (first === undefined) return [];
  const others = more.length === 0 ? "" : ` and ${more.length} more`;
  return [
    odd(
      `${first}${others}: not a journal name`,
      "Shipslog ignores it; another tool may have written it, or the game changed its names",
    ),
  ];
};

const examineUnreadable: Examination = ({ unreadable }) => {
  if (unreadable === undefined) return [];
  const { message, cause } = unreadable;
  const isHeld = cause instanceof Error && "code" in cause && cause.code === "EBUSY";
  const advice = isHeld
    ? "close the program that holds it; the game lets others read what it writes"
    : "no tool of this user can read it; check who may use it";
  return [odd(message, advice)];
};

const examineSkipped: Examination = ({ skipped: [first, ...more] }) => {
  if (first === undefined) return [];
  const others = more.length === 0 ? "" : `, and ${more.length} more are not files`;
  return [odd(`${first.file} is ${typeNames[first.type]}${others}`, "Shipslog never opens it; remove or rename it")];
};

const examineCompanions: Examination = (facts) =>
  facts.companions.flatMap((companion) => examineCompanion(companion, facts));

function examineCompanion(companion: SeenCompanion, { newest, nowMs }: FolderFacts): readonly Diagnosis[] {
  const { entry, timeMs } = companion;
  if (entry.state === "missing") return missing(entry.file);
  if (!isSoundCompanion(entry.state)) {
    return [
      odd(
        `${entry.file} is incomplete or damaged`,
        "normal for a moment while the game writes it; the game replaces it with the next change",
      ),
    ];
  }
  if (timeMs === undefined) return [odd(`${entry.file} has no timestamp`, "start the game to write it again")];
  const text = `${entry.file}, written ${formatAge(timeMs, nowMs)}`;
  const isStale = entry.file === "Status.json" && newest?.lastMs !== undefined && timeMs < newest.lastMs - minuteMs;
  if (!isStale) return [fine(text)];
  const lag = describeDuration((newest.lastMs ?? timeMs) - timeMs);
  return [
    odd(
      `${text}: ${lag} before the last line of the journal`,
      "it is from an earlier session, or the folder was copied without it",
    ),
  ];
}

/** Few folders have all of the files that the specification does not describe, so their absence is nothing to tell. */
function missing(file: CompanionFile): readonly Diagnosis[] {
  if (file === "Status.json") return [odd(`${file} is missing`, "the game writes it as soon as it starts")];
  const why = `the game writes it ${companionTable[file].written}`;
  return isSpecifiedFile(file) ? [fine(`${file} does not exist yet; ${why}`)] : [];
}

/** The examinations, in the order of the report. */
export const examinations: readonly Examination[] = [
  examineJournals,
  examineNewest,
  examineEnd,
  examineLines,
  examineEmpty,
  examineNames,
  examineUnreadable,
  examineSkipped,
  examineCompanions,
];

/** Suggests commands for a folder in this state. */
export function nextSteps({ folder, subfolders, newest, journals }: FolderFacts): readonly string[] {
  const quoted = (path: string) => (/^[\w./\\:-]+$/.test(path) ? path : `"${path}"`);
  const name = quoted(folder);
  if (subfolders.length > 0) return subfolders.map((each) => `shipslog doctor ${quoted(each)}`);
  if (newest === undefined) return ["shipslog simulate grand-tour --out journal"];
  return [
    `shipslog watch ${name}${newest.last?.kind === "Shutdown" ? " --from start" : ""}`,
    `shipslog check ${name}`,
    `shipslog anonymise ${name} --out shared   # before you share ${journals.length === 1 ? "it" : `${groupDigits(journals.length)} journals`}`,
  ];
}

/** One result of `shipslog doctor`. */
export interface Diagnosis {
  /** `odd` needs attention and makes the command exit with 1. */
  readonly status: "fine" | "odd";
  readonly text: string;
  /** What to do about it, or what it means. */
  readonly advice?: string;
}

/** Examines one aspect of a folder. */
type Examination = (facts: FolderFacts) => readonly Diagnosis[];
