/**
 * A reader that passes every case of `shipslog try`, and breaks one rule when it is told to: node brokenReader.ts FOLDER STATE
 * [DEFECT [LATE_MS]]. `brokenReaders.ts` lists the defects and the cases that must find them.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder = "", state = "", defect = "", lateMs = "0"] = process.argv.slice(2);
const has = (name: string) => defect === name;
const saved = join(state, "state.json");
const journalName = /^Journal(?:Alpha|Beta)?\.(\d{12}|\d{4}-\d\d-\d\dT\d{6})\.(\d{2,})\.log$/;
const specified = /"event": ?"(?:BrandNewThing|Exobiology2Scan|x|AnEvent_\w+)"/;
const otherNames = ["Cargo", "Market", "Outfitting", "Shipyard", "ShipLocker", "Backpack", "FCMaterials"];
const companionNames = ["Status", "NavRoute", "ModulesInfo", ...otherNames].map((name) => `${name}.json`);

/** What the reader keeps for its next run. */
interface State {
  readonly offsets: Record<string, number>;
  lastTimestamp: string;
}

const kept: State = existsSync(saved)
  ? (JSON.parse(readFileSync(saved, "utf8")) as State)
  : { offsets: {}, lastTimestamp: "" };
const resumedAfter = has("resumes by timestamp") ? kept.lastTimestamp : "";
const shown = new Map<string, string>();
/** Where the last line that was read starts, and the journals that end in a half line. */
const lastStarts = new Map<string, number>();
const cutFiles = new Set<string>();
const seenEmpty = new Set<string>();
/** The text of a half line that was decoded too early. */
const decoded = new Map<string, string>();
let lastLine = "";
let isDelayed = false;

function orderOf(file: string): string {
  const [, stamp = "", part = ""] = journalName.exec(file) ?? [];
  return has("sorts names as text") ? file : `${stamp.replaceAll(/\D/g, "").slice(-12)} ${part.padStart(5, "0")}`;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null && "event" in value ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function printEvent(text: string): void {
  if (has("crashes on a blank line") && text.trim() === "") throw new Error("blank line");
  const event = parse(text);
  if (event === undefined) return;
  if (has("drops unknown kinds") && specified.test(text)) return;
  const timestamp = String(event["timestamp"]);
  if (resumedAfter !== "" && timestamp <= resumedAfter) return;
  kept.lastTimestamp = timestamp;
  if (has("delays a repeated line") && text === lastLine && !isDelayed) {
    isDelayed = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(lateMs));
  }
  lastLine = text;
  console.log(has("rounds integers") ? JSON.stringify(event) : text);
}

/** The bytes of a journal that are new; a half line stays unread. */
function readLines(file: string, isLast: boolean): void {
  const bytes = readFileSync(join(folder, file));
  const start = kept.offsets[file] ?? 0;
  if (has("gives up on an empty file") && bytes.length === 0) seenEmpty.add(file);
  if (bytes.length <= start || seenEmpty.has(file)) return;
  const fresh = bytes.subarray(start);
  let end = fresh.lastIndexOf(10) + 1;
  if (has("decodes half characters")) {
    readDecoded(file, fresh);
    return;
  }
  if (has("prints a line before its end") && end < fresh.length) printEvent(fresh.toString("utf8", end).trim());
  const rest = fresh.toString("utf8", end);
  if (!isLast && !has("needs a last line end") && parse(rest) !== undefined) end = fresh.length;
  for (const line of fresh
    .toString("utf8", 0, end)
    .split("\n")
    .slice(0, end === fresh.length && rest !== "" ? undefined : -1)) {
    printEvent(line.trimEnd());
  }
  if (end > 0) lastStarts.set(file, start + (end > 1 ? fresh.lastIndexOf(10, end - 2) + 1 : 0));
  if (end < fresh.length) cutFiles.add(file);
  else cutFiles.delete(file);
  kept.offsets[file] = start + end;
}

/** The defect: every piece is decoded on its own. */
function readDecoded(file: string, fresh: Buffer): void {
  const lines = ((decoded.get(file) ?? "") + fresh.toString("utf8")).split("\n");
  decoded.set(file, lines.pop() ?? "");
  for (const line of lines) printEvent(line.trimEnd());
  kept.offsets[file] = (kept.offsets[file] ?? 0) + fresh.length;
}

function readCompanion(file: string): void {
  const path = join(folder, file);
  if (!existsSync(path)) return;
  const text = readFileSync(path, "utf8");
  const key = file.replace(".json", "").toLowerCase();
  if (has("crashes on an empty Status") && file === "Status.json" && text === "") throw new Error("empty Status");
  const content = parse(text);
  if (has("invents a Status") && file === "Status.json" && content === undefined && text !== "") {
    console.log('{"status":{"timestamp":"2026-05-01T00:00:00Z","event":"Status","Flags":0}}');
  }
  if (content === undefined || shown.get(file) === text) return;
  const before = parse(shown.get(file) ?? "");
  shown.set(file, text);
  if (has("drops a Status of the same second") && before?.["timestamp"] === content["timestamp"]) return;
  console.log(`{"${key}":${text.replaceAll(/[\r\n]+/g, " ")}}`);
}

/** The defect: where a line is cut, the line before it is not counted as read. */
function offsetsToSave(): Record<string, number> {
  const isOff = has("saves a line too little when cut");
  const entries = Object.entries(kept.offsets).map(([file, offset]): [string, number] => {
    return [file, isOff && cutFiles.has(file) ? (lastStarts.get(file) ?? offset) : offset];
  });
  return Object.fromEntries(entries);
}

let current = "";

function look(): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const journals = files
    .filter((file) => journalName.test(file))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const newest = journals.at(-1) ?? "";
  // The defect: the lines that were written since the last look stay unread.
  const leaves = has("leaves the old journal at once") && current !== "" && newest !== current;
  for (const file of journals) {
    if (leaves && file < newest) kept.offsets[file] = readFileSync(join(folder, file)).length;
    readLines(file, file === newest);
  }
  current = newest;
  for (const file of companionNames) readCompanion(file);
  writeFileSync(`${saved}.new`, JSON.stringify({ ...kept, offsets: offsetsToSave() }));
  renameSync(`${saved}.new`, saved);
}

setInterval(look, 30);
process.once("SIGTERM", () => process.exit());
process.stdin.once("end", () => process.exit()).resume();
