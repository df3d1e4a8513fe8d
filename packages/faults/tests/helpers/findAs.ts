import { createChecker, type Finding } from "@shipslog/check";
import {
  announcedFile,
  companionFiles,
  type CompanionEntry,
  type CompanionFile,
  type Dialect,
  type Entry,
  type WriteStep,
} from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import type { Observer } from "@shipslog/faults";
import { JournalWriter, readCompanion, readJournal } from "@shipslog/journal";
import { steppedFollower } from "../../../journal/tests/helpers/steppedFollower.ts";
import { folderInMemory, type FolderInMemory } from "../../../journal/tests/helpers/folderInMemory.ts";

const folder = "/journal";
const looks = { looks: 1, pauseMs: 0 };
/** Longer than the pause of a follower between two looks. */
const passMs = 200;

type Write = (step: WriteStep) => Promise<void>;

async function withFolder<Result>(run: (disk: FolderInMemory, write: Write) => Promise<Result>): Promise<Result> {
  const disk = folderInMemory();
  const writer = new JournalWriter(folder, { disk });
  const result = await run(disk, (step) => writer.write(step));
  await writer.close();
  return result;
}

/** The timestamp of the last announcement of each file. */
class Announcements {
  readonly at = new Map<CompanionFile, string>();

  /** Takes an entry; returns the file it announces. */
  take(entry: Entry): CompanionFile | undefined {
    const file = entry.type === "event" ? announcedFile(entry.kind, entry.event) : undefined;
    const timestamp = entry.type === "event" ? entry.event["timestamp"] : undefined;
    if (file !== undefined && typeof timestamp === "string") this.at.set(file, timestamp);
    return file;
  }
}

/** The findings of a check of the complete folder: its journals, then its companion files in their final state. */
async function readFindings(steps: readonly WriteStep[], dialect: Dialect): Promise<readonly Finding[]> {
  return await withFolder(async (disk, write) => {
    for (const step of lasting(steps)) await write(step);
    const checker = createChecker({ dialect, observed: observedDeclarations });
    const announced = new Announcements();
    const findings: Finding[] = [];
    for await (const entry of readJournal(folder, { disk })) {
      announced.take(entry);
      findings.push(...checker.push(entry));
    }
    for (const file of companionFiles) {
      const announcedAt = announced.at.get(file);
      const clock = { nowMs: () => 0, monotonicMs: () => 0, sleep: () => Promise.resolve() };
      const options = { disk, clock, ...looks, ...(announcedAt === undefined ? {} : { announcedAt }) };
      findings.push(...checker.push(await readCompanion(folder, file, options)));
    }
    return [...findings, ...checker.end()];
  });
}

/** Leaves out every write of a companion file that a later one replaces. */
function lasting(steps: readonly WriteStep[]): readonly WriteStep[] {
  const last = new Map(steps.map((step) => [step.file, step]));
  return steps.filter((step) => step.type !== "replace" || last.get(step.file) === step);
}

/** The findings of a check that follows the steps: at each time it reads the new lines, then each file that was written or announced. */
async function followFindings(steps: readonly WriteStep[], dialect: Dialect): Promise<readonly Finding[]> {
  return await withFolder(async (disk, write) => {
    const checker = createChecker({ dialect, observed: observedDeclarations });
    const announced = new Announcements();
    const findings: Finding[] = [];
    const last = new Map<CompanionFile, CompanionEntry>();
    const follower = steppedFollower(folder, { disk });
    for (const group of groupByTime(steps)) {
      for (const step of group) await write(step);
      const files = new Set(group.flatMap((step) => (step.type === "replace" ? [step.file] : [])));
      const hasLines = group.some(({ type }) => type !== "replace");
      for (const entry of hasLines ? await follower.step(passMs) : []) {
        const file = announced.take(entry);
        if (file !== undefined) files.add(file);
        findings.push(...checker.push(entry));
      }
      for (const file of files) {
        const nowMs = () => group[0]?.atMs ?? 0;
        const clock = { nowMs, monotonicMs: nowMs, sleep: () => Promise.resolve() };
        const before = last.get(file);
        const announcedAt = announced.at.get(file);
        const entry = await readCompanion(folder, file, {
          disk,
          clock,
          ...looks,
          ...(before === undefined ? {} : { last: before }),
          ...(announcedAt === undefined ? {} : { announcedAt }),
        });
        if (entry === before) continue;
        last.set(file, entry);
        findings.push(...checker.push(entry));
      }
    }
    await follower.end();
    return [...findings, ...checker.end()];
  });
}

function* groupByTime(steps: readonly WriteStep[]): Generator<readonly WriteStep[], void, undefined> {
  let group: WriteStep[] = [];
  for (const step of steps) {
    if (group[0] !== undefined && group[0].atMs !== step.atMs) {
      yield group;
      group = [];
    }
    group.push(step);
  }
  if (group.length > 0) yield group;
}

/** Checks write steps as each observer would. */
export const findAs: Readonly<Record<Observer, typeof readFindings>> = {
  reader: readFindings,
  follower: followFindings,
};
