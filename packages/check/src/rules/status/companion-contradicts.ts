import {
  announcingEvents,
  contentIssues,
  type CompanionEntry,
  type CompanionFile,
  type EventEntry,
  type JsonObject,
} from "@shipslog/contract";
import { printLine } from "@shipslog/contract/text";
import type { OnCompanion, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { reprint } from "../../text/reprint.ts";
import { announcedFiles, onAnnouncement } from "../evidence/companions.ts";
import { timeMsIn, lineTimeMs } from "../evidence/readField.ts";
import { exampleOfEach, sampleFiles } from "../examples/sampleFiles.ts";

const { line: marketLine = {}, event: market } = sampleFiles["Market.json"];

/** The files with something to compare: a line of ModuleInfo has nothing but its name. */
const comparedFiles: readonly CompanionFile[] = announcedFiles("live").filter((file) => file !== "ModulesInfo.json");

/** Another value of the first field that line and file share. */
const contradictions: Readonly<Partial<Record<CompanionFile, JsonObject>>> = {
  "NavRoute.json": { event: "NavRouteClear", Route: [] },
  "Cargo.json": { Count: 5, Inventory: [{ Name: "gold", Count: 5, Stolen: 0 }] },
  "Market.json": { StationName: "Abraham Lincoln" },
  "Outfitting.json": { MarketID: 128016384 },
  "Shipyard.json": { StarSystem: "Alpha Centauri" },
  "FCMaterials.json": { CarrierName: "SECOND HOME" },
  "Backpack.json": { Components: [] },
};

/** Files that say something else than the line that announces them. */
export const companionContradicts: Rule = {
  id: "companion-contradicts",
  group: "status",
  basis: { game: "The specification does not say that a file repeats the fields of its line." },
  severity: { live: "warning" },
  title: "A companion file contradicts the line that announced it.",
  why: "Readers take the place from the line and the list from the file, and show the prices of another station.",
  restsOn: "F40 (equal timestamps), F70 and F71 (what line and file have in common)",
  evidence:
    "The lines that announce the file and have its timestamp, with every field that is in both. Of several such lines, the file has to agree with one. It is judged at the next announcement, or at the end.",
  passes: [{ event: marketLine }, { companion: "Market.json", event: market }],
  fails: [{ event: marketLine }, { companion: "Market.json", event: { ...market, StationName: "Abraham Lincoln" } }],
  files: [
    ...exampleOfEach(
      comparedFiles.filter((file) => file in contradictions),
      (file, sound) => [{ companion: file, event: { ...sound, ...contradictions[file] } }],
    ),
    shipLockerExample(),
  ],
  // A line that cannot be read is hardly one of the same second; what was read stays comparable.
  survivesGaps: true,
  start: () => {
    const watched = new Map(comparedFiles.map((file) => [file, new FileWatch(file)]));
    const onFile: OnCompanion = (_, entry) => {
      watched.get(entry.file)?.onFile(entry);
      return undefined;
    };
    return {
      onLine: onAnnouncement(comparedFiles, (file, entry) => watched.get(file)?.onLine(entry)),
      onCompanion: Object.fromEntries(comparedFiles.map((file) => [file, onFile])),
      end: () => [...watched.values()].flatMap((each) => each.decide()),
    };
  },
};

/** The locker is in some lines in full: then line and file have all lists in common. */
function shipLockerExample() {
  const { event: full } = sampleFiles["ShipLocker.json"];
  const file = "ShipLocker.json";
  return {
    file,
    passes: [{ event: full }, { companion: file, event: full }],
    fails: [{ event: full }, { companion: file, event: { ...full, Components: [] } }],
  } as const;
}

/** How many contents wait for their line; more come only when no line does. */
const mostSeen = 16;

/** Compares the contents of one file with the lines of their second, once all of these are known. */
class FileWatch {
  readonly #file: CompanionFile;
  /** The announcing lines of one time, the latest so far. */
  #lines: EventEntry[] = [];
  #linesMs: number | undefined;
  /** The contents that no line has been compared with. */
  #seen: CompanionEntry[] = [];

  constructor(file: CompanionFile) {
    this.#file = file;
  }

  onLine(line: EventEntry): readonly RuleVerdict[] {
    const timeMs = lineTimeMs(line);
    const isNext = timeMs !== this.#linesMs;
    const verdicts = isNext ? this.decide() : [];
    if (isNext) this.#lines = [];
    this.#linesMs = timeMs;
    this.#lines.push(line);
    return verdicts;
  }

  onFile(entry: CompanionEntry): void {
    // One content may be observed twice: before its line and after it.
    this.#seen = [...this.#seen.filter(({ raw }) => raw !== entry.raw), entry].slice(-mostSeen);
  }

  /** Judges the contents of the time of the lines, and forgets those that are older. */
  decide(): readonly RuleVerdict[] {
    const linesMs = this.#linesMs ?? Number.NEGATIVE_INFINITY;
    const due = this.#seen.filter(({ event: content }) => timeMsIn(content) === linesMs);
    this.#seen = this.#seen.filter(({ event: content }) => (timeMsIn(content) ?? linesMs) > linesMs);
    return due.map((entry) => this.#compare(entry));
  }

  #compare(at: CompanionEntry): RuleVerdict {
    const content = at.event ?? {};
    // Other rules report a file with another shape, or of another kind.
    const isKnown = announcingEvents[this.#file].some((name) => name === content["event"]);
    if (!isKnown || contentIssues(this.#file, content).length > 0) return "undecided";
    const differing = this.#lines.map(({ event: line }) => ({ line, key: differingKey(line, content) }));
    const last = differing.at(-1);
    if (last?.key === undefined || differing.some(({ key }) => key === undefined)) return "holds";
    const expected = `${brief(shown(last.line, last.key))}, as in the line`;
    return { pointer: `/${last.key}`, expected, received: brief(shown(content, last.key)), at };
  }
}

/** The first field that a line and the file have in common and that differs. */
function differingKey(line: JsonObject, content: JsonObject): string | undefined {
  const shared = Object.keys(line).filter((key) => key !== "timestamp" && content[key] !== undefined);
  return shared.find((key) => shown(line, key) !== shown(content, key));
}

/** The value of a field as the game writes it. */
function shown(event: JsonObject, key: string): string {
  const value = event[key];
  if (value === undefined) return "";
  const printed = reprint({ value }, printLine);
  return printed === undefined ? "a number that JSON cannot express" : printed.slice('{ "value":'.length, -2);
}

const brief = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
