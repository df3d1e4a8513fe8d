import { createChecker, type Finding } from "@shipslog/check";
import type { CompanionEntry, CompanionFile, Dialect, Entry, Witness } from "@shipslog/contract";
import {
  announcedFile,
  companionFiles,
  JournalWriter,
  readCompanion,
  readJournal,
  type WriteStep,
} from "@shipslog/journal";
import { steppedFollower } from "../../packages/journal/src/follow/steppedFollower.testing.ts";
import { folderInMemory, type FolderInMemory } from "../../packages/journal/src/folderInMemory.testing.ts";

const folder = "/journal";
const looks = { looks: 1, pauseMs: 0 };
/** Longer than a follower pauses between two looks. */
const passMs = 200;

type Write = (step: WriteStep) => Promise<void>;

async function withFolder<Result>(run: (disk: FolderInMemory, write: Write) => Promise<Result>): Promise<Result> {
  const disk = folderInMemory();
  const writer = new JournalWriter(folder, { disk });
  const result = await run(disk, (step) => writer.write(step));
  await writer.close();
  return result;
}

/** Remembers when each file was last announced. */
class Announcements {
  readonly at = new Map<CompanionFile, string>();

  /** Takes note of a line; gives the file it announces. */
  see(entry: Entry): CompanionFile | undefined {
    const file = entry.type === "event" ? announcedFile(entry.kind) : undefined;
    const timestamp = entry.type === "event" ? entry.event["timestamp"] : undefined;
    if (file !== undefined && typeof timestamp === "string") this.at.set(file, timestamp);
    return file;
  }
}

/** What a check of the complete folder reports: its journals, then its companion files as they were left. */
async function readFindings(steps: readonly WriteStep[], dialect: Dialect): Promise<readonly Finding[]> {
  return await withFolder(async (disk, write) => {
    for (const step of lasting(steps)) await write(step);
    const checker = createChecker({ dialect });
    const announced = new Announcements();
    const findings: Finding[] = [];
    for await (const entry of readJournal(folder, { disk })) {
      announced.see(entry);
      findings.push(...checker.push(entry));
    }
    for (const file of companionFiles) {
      const announcedAt = announced.at.get(file);
      const clock = { nowMs: () => 0, sleep: () => Promise.resolve() };
      const options = { disk, clock, ...looks, ...(announcedAt === undefined ? {} : { announcedAt }) };
      findings.push(...checker.push(await readCompanion(folder, file, options)));
    }
    return [...findings, ...checker.end()];
  });
}

/** Leaves out writes of companion files that a later one replaces: they leave nothing in the complete folder. */
function lasting(steps: readonly WriteStep[]): readonly WriteStep[] {
  const last = new Map(steps.map((step) => [step.file, step]));
  return steps.filter((step) => step.type !== "replace" || last.get(step.file) === step);
}

/** What a check reports that follows the steps: after all that is written at one time come its lines, then a look at each file that was written or announced. */
async function followFindings(steps: readonly WriteStep[], dialect: Dialect): Promise<readonly Finding[]> {
  return await withFolder(async (disk, write) => {
    const checker = createChecker({ dialect });
    const announced = new Announcements();
    const findings: Finding[] = [];
    const last = new Map<CompanionFile, CompanionEntry>();
    const follower = steppedFollower(folder, { disk });
    for (const instant of instantsOf(steps)) {
      for (const step of instant) await write(step);
      const files = new Set(instant.flatMap((step) => (step.type === "replace" ? [step.file] : [])));
      const hasLines = instant.some(({ type }) => type !== "replace");
      for (const entry of hasLines ? await follower.step(passMs) : []) {
        const file = announced.see(entry);
        if (file !== undefined) files.add(file);
        findings.push(...checker.push(entry));
      }
      for (const file of files) {
        const clock = { nowMs: () => instant[0]?.atMs ?? 0, sleep: () => Promise.resolve() };
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

function* instantsOf(steps: readonly WriteStep[]): Generator<readonly WriteStep[], void, undefined> {
  let instant: WriteStep[] = [];
  for (const step of steps) {
    if (instant[0] !== undefined && instant[0].atMs !== step.atMs) {
      yield instant;
      instant = [];
    }
    instant.push(step);
  }
  if (instant.length > 0) yield instant;
}

/** How each witness comes to its findings. */
export const witnesses: Readonly<Record<Witness, typeof readFindings>> = {
  reader: readFindings,
  follower: followFindings,
};
