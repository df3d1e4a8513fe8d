/** Checks a source in a worker, and writes its report. */
import { FindingGroups, reportFormats, rules, samplesText } from "@shipslog/check";
import { browserClock, type Disk } from "@shipslog/journal/browser";
import { checkSource, type SourceCheck } from "../../src/check/index.ts";
import { version } from "../../package.json";
import { openSource } from "../sources/openSource.ts";
import type { ChosenJournals } from "../sources/ChosenJournals.ts";
import type { FromCheckWorker, RuleText, SavedFormat, ShownCheck, ToCheckWorker } from "./messages.ts";

const send = (message: FromCheckWorker): void => postMessage(message);
const { signal } = new AbortController();

let given: ChosenJournals | undefined;
let checked: SourceCheck | undefined;

/** Takes a message of the page. */
export function receive(message: ToCheckWorker): void {
  if (message.type === "check") check((given = message.source)).catch(fail);
  else if (message.type === "save") save(checked, message.format, "shipslog-check");
  else saveNameless(message.key).catch(fail);
}

async function check(source: ChosenJournals): Promise<void> {
  checked = await checkOf(source);
  send({ type: "checked", check: checked && shownOf(checked) });
}

/** Reads the source as it is now, which may be more than what was checked. */
async function saveNameless(key: string): Promise<void> {
  if (given !== undefined) save(await checkOf(given, key), "html", "shipslog-check-to-post");
}

async function checkOf(source: ChosenJournals, namelessKey?: string): Promise<SourceCheck | undefined> {
  const opened = await openSource(source, signal, fail);
  return checkSource({
    ...opened,
    clock: browserClock,
    digest: (path) => digestOf(opened.disk, path),
    signal,
    namelessKey,
    onProgress: (doneBytes, totalBytes) => send({ type: "progress", doneBytes, totalBytes }),
  });
}

async function digestOf(disk: Disk, path: string): Promise<string> {
  const bytes = new Uint8Array((await disk.read(path)) ?? new Uint8Array());
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return hash.join();
}

function shownOf({ findings, summary, dialect, reason, source }: SourceCheck): ShownCheck {
  const groups = new FindingGroups();
  for (const finding of findings) groups.add(finding);
  const ids = new Set(groups.list.map(({ first }) => first.rule));
  const texts = rules.filter(({ id }) => ids.has(id)).map((rule): [string, RuleText] => [rule.id, ruleText(rule)]);
  return {
    summary,
    groups: groups.list,
    rules: Object.fromEntries(texts),
    dialect: `${dialect} (${reason})`,
    skipped: source.skipped,
  };
}

function ruleText({ title, why, passes, fails }: (typeof rules)[number]): RuleText {
  return { title, why, passes: samplesText(passes), fails: samplesText(fails) };
}

function save(done: SourceCheck | undefined, format: SavedFormat, name: string): void {
  if (done === undefined) return;
  const { findings, summary, dialect, reason, source } = done;
  const folders = [{ path: source.folder, dialect, reason, skipped: source.skipped }];
  const report = reportFormats[format].open({ dialect, folders, rules, version });
  const texts = [...report.begin()];
  for (const finding of findings) texts.push(...report.finding(finding));
  texts.push(...report.end(summary));
  const type = format === "html" ? "text/html" : "application/json";
  send({ type: "saved", name: `${name}.${format}`, content: new Blob(texts, { type }) });
}

function fail(error: unknown): void {
  send({ type: "failed", reason: error instanceof Error ? error.message : String(error) });
}
