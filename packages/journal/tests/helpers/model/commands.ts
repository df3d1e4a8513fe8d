import { join } from "node:path";
import type { Disk } from "@shipslog/journal";
import fc from "fast-check";
import { compareLook } from "./compareLook.ts";
import type { Consumer } from "./Consumer.ts";
import type { FolderModel, ModelFile } from "./FolderModel.ts";

/** The styles of lines; each contains its number, so that no two lines are equal. */
const lineStyles: ReadonlyArray<(number: number) => string> = [
  (number) => `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Music", "Number":${number} }\r\n`,
  (number) =>
    `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Docked", "Number":${number}, "Name":"Überläufer 漢字 🚀" }\r\n`,
  (number) => `{"timestamp":"2025-01-02T00:00:00Z","event":"FSDJump","Number":${number}}\n`,
  (number) =>
    `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Scan", "Number":${number}, "Long":"${"x".repeat(1500 + (number % 9))}" }\r\n`,
  (number) => `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Scan", "Number":-nan(ind), "Bad":${number} }\r\n`,
  (number) => `\uFEFF${number}\0\r\r\n`,
  (number) => `${number} ${"y".repeat(5000 + (number % 7))}\r\n`,
];

/** Creates a line in a style, with its line end. */
function numberedLine(style: number, number: number): string {
  return (lineStyles[style % lineStyles.length] ?? lineStyles[0] ?? String)(number);
}

/** The real side of a history: the disk that is written, and the consumer that follows. */
export interface HistoryRun {
  readonly disk: Disk;
  readonly folder: string;
  readonly consumer: Consumer;
  /** How often each command ran, and how many entries of each type were delivered. */
  readonly counts: Record<string, number>;
}

type Command = fc.AsyncCommand<FolderModel, HistoryRun>;

/** What a command does to both sides, with a file that fits if it needs one. */
interface CommandAction {
  readonly fits?: (file: ModelFile) => boolean;
  run(model: FolderModel, world: HistoryRun, file: string): Promise<void>;
}

function count({ counts }: HistoryRun, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

/** Picks a file, mostly one of the newest, as a game does. */
function choose(
  model: Pick<FolderModel, "names">,
  { fits }: Pick<CommandAction, "fits">,
  pick: number,
): string | undefined {
  if (fits === undefined) return "";
  const names = model.names(fits);
  return names[names.length - 1 - Math.floor(pick * pick * names.length)];
}

function command(name: string, pick: number, act: CommandAction): Command {
  return {
    check: (model) => choose(model, act, pick) !== undefined,
    run: async (model, world) => {
      count(world, name);
      await act.run(model, world, choose(model, act, pick) ?? "");
    },
    toString: () => `${name}(${pick.toFixed(3)})`,
  };
}

const any = (): boolean => true;
const isThere = ({ bytes }: ModelFile): boolean => bytes !== undefined;
const hasHalf = ({ half }: ModelFile): boolean => half.length > 0;

async function append(model: FolderModel, { disk, folder }: HistoryRun, file: string, bytes: Buffer): Promise<void> {
  model.append(file, bytes);
  await disk.append(join(folder, file), bytes);
}

function linesOf(model: FolderModel, styles: readonly number[]): Buffer {
  return Buffer.from(styles.map((style) => numberedLine(style, model.nextLine())).join(""));
}

/** Cuts a line at a byte, perhaps inside a character, and mostly near its end, so that the line end is often cut. */
function halveLine(model: FolderModel, style: number, part: number): readonly [Buffer, Buffer] {
  const bytes = linesOf(model, [style]);
  const cut = Math.round(bytes.length * (1 - part ** 4));
  return [bytes.subarray(0, cut), bytes.subarray(cut)];
}

/** In thousandths, because `fc.double` yields mostly tiny numbers. */
const picks = fc.nat(999).map((thousandths) => thousandths / 1000);
const style = fc.nat(lineStyles.length - 1);
const styles = fc.array(style, { minLength: 1, maxLength: 6 });

const write = fc.tuple(picks, styles).map(([pick, some]) =>
  command("write", pick, {
    fits: any,
    run: (model, world, file) => append(model, world, file, linesOf(model, some)),
  }),
);

const halfWrite = fc.tuple(picks, style, picks).map(([pick, one, part]) =>
  command("half write", pick, {
    fits: any,
    run: async (model, world, file) => {
      const [now, later] = halveLine(model, one, part);
      model.file(file).half = later;
      await append(model, world, file, now);
    },
  }),
);

const finish = picks.map((pick) =>
  command("finish", pick, {
    fits: hasHalf,
    run: async (model, world, file) => {
      const of = model.file(file);
      const { half } = of;
      of.half = half.subarray(half.length);
      await append(model, world, file, half);
    },
  }),
);

const restart = fc.tuple(picks, fc.boolean()).map(([pick, isBeta]) =>
  command("restart", pick, {
    run: (model, world) => append(model, world, model.nextSession(isBeta), linesOf(model, [0])),
  }),
);

function nextPart(file: string): string {
  return file.replace(/(\d\d)\.log$/, (_, part: string) => `${String(Number(part) + 1).padStart(2, "0")}.log`);
}

const rotate = picks.map((pick) =>
  command("rotate", pick, {
    fits: isThere,
    run: async (model, world, file) => {
      await append(model, world, file, linesOf(model, [0]));
      await append(model, world, nextPart(file), linesOf(model, [0]));
    },
  }),
);

const truncate = fc.tuple(picks, picks, fc.option(styles)).map(([pick, part, some]) =>
  command("truncate", pick, {
    fits: isThere,
    run: async (model, world, file) => {
      const of = model.file(file);
      const size = Math.floor((of.bytes?.length ?? 0) * part);
      of.bytes = of.bytes?.subarray(0, size);
      of.half = of.half.subarray(of.half.length);
      await world.disk.truncate(join(world.folder, file), size);
      // Often the file grows again, perhaps beyond its old size, before the next look.
      if (some !== null) await append(model, world, file, linesOf(model, some));
    },
  }),
);

const remove = picks.map((pick) =>
  command("delete", pick, {
    fits: isThere,
    run: async (model, world, file) => {
      const of = model.file(file);
      of.bytes = undefined;
      of.half = of.half.subarray(of.half.length);
      await world.disk.remove(join(world.folder, file));
    },
  }),
);

const look = picks.map((pick) =>
  command("look", pick, {
    run: async (model, world) => {
      const seen = await world.consumer.look();
      for (const { type } of seen) count(world, `${type} entries`);
      compareLook(seen, model.look(), true);
    },
  }),
);

const race = fc
  .tuple(picks, fc.array(fc.tuple(picks, style, picks), { minLength: 1, maxLength: 12 }))
  .map(([pick, some]) =>
    command("race", pick, {
      fits: any,
      run: async (model, world) => {
        const races = some.map(([which, one, part]) => async () => {
          const file = choose(model, { fits: any }, which) ?? "";
          const [now, later] = halveLine(model, one, part);
          await append(model, world, file, now);
          await append(model, world, file, later);
        });
        compareLook(await world.consumer.look(races), model.look(), false);
      },
    }),
  );

async function saveBoth(model: FolderModel, world: HistoryRun, part: number): Promise<boolean> {
  const { consumer } = world;
  const done = consumer.fresh.slice(0, Math.ceil(consumer.fresh.length * part));
  if (!(await consumer.save(done.length))) return false;
  for (const { position } of done) model.save(position.file);
  return true;
}

const save = fc.tuple(picks, picks).map(([pick, part]) =>
  command("save", pick, {
    run: async (model, world) => {
      if (!(await saveBoth(model, world, part))) throw new Error("the save failed");
    },
  }),
);

async function crashBoth(model: FolderModel, { consumer }: HistoryRun): Promise<void> {
  await consumer.crash();
  model.crash();
}

const crash = picks.map((pick) => command("crash", pick, { run: crashBoth }));

const crashInSave = fc.tuple(picks, picks).map(([pick, part]) =>
  command("crash in save", pick, {
    run: async (model, world) => {
      world.consumer.refusesRename = true;
      if (await saveBoth(model, world, part)) throw new Error("the save did not fail");
      world.consumer.refusesRename = false;
      await crashBoth(model, world);
    },
  }),
);

/** Every command, the frequent ones more than once. */
export const commands: ReadonlyArray<fc.Arbitrary<Command>> = [
  write,
  write,
  halfWrite,
  halfWrite,
  finish,
  restart,
  rotate,
  truncate,
  remove,
  look,
  look,
  look,
  race,
  save,
  crash,
  crashInSave,
];
