import type { Entry } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { folderInMemory, type FolderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { steppedFollower } from "../../tests/helpers/steppedFollower.ts";

// A failing run prints its seed; set it here to repeat it.
const seed = Number(process.env["SHIPSLOG_SEED"] ?? 42);

const codes = ["EIO", "EACCES", "EMFILE"];
const failing = ["list", "stat", "open", "readOpen"];

/** What happens next: lines of a game, its next part, another game, or time. */
type Action = { readonly what: "write" | "rotate" | "start" | "pass"; readonly size: number };

const action: fc.Arbitrary<Action> = fc.record({
  what: fc.constantFrom("write", "write", "rotate", "start", "pass", "pass"),
  size: fc.integer({ min: 1, max: 6 }),
});

/** A folder in which several games write, one part of each at a time, with lines that count up. */
class Games {
  readonly #disk: FolderInMemory;
  readonly #parts: number[] = [];
  lines = 0;

  constructor(disk: FolderInMemory) {
    this.#disk = disk;
  }

  /** Does one action of a game; a new part is started right after the last line of the one before. */
  do({ what, size }: Action): void {
    const game = size % Math.max(1, this.#parts.length);
    if (what === "start" || this.#parts.length === 0) this.#append(this.#parts.push(1) - 1, size);
    else this.#append(game, size);
    if (what !== "rotate") return;
    this.#parts[game]!++;
    this.#append(game, size);
  }

  #append(game: number, size: number): void {
    const file = `/j/Journal.2025-01-02T${String(game).padStart(6, "0")}.${String(this.#parts[game]).padStart(2, "0")}.log`;
    const numbers = Array.from({ length: size }, () => this.lines++);
    const text = numbers.map((number) => `{ "timestamp":"", "event":"E", "Number":${number} }\r\n`).join("");
    this.#disk.appendAtOnce(file, Buffer.from(text));
  }
}

/** A repeatable sequence of numbers from 0 to 1. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes operations fail now and then, each for a moment, until the returned function is called. */
function injectErrors(disk: FolderInMemory, rate: number, start: number): { stop(): void; count(): number } {
  const random = randomFrom(start);
  let count = 0;
  disk.beforeEach = (operation, path) => {
    if (!failing.includes(operation) || random() > rate) return;
    count++;
    const code = codes[Math.floor(random() * codes.length)] ?? "EIO";
    throw Object.assign(new Error(`${code}: ${operation} ${path}`), { code });
  };
  return { stop: () => (disk.beforeEach = () => undefined), count: () => count };
}

/** A folder in which games write, and a follower of it whose disk fails. */
async function makeFolder() {
  const disk = folderInMemory();
  await disk.makeFolder("/j");
  return {
    games: new Games(disk),
    follow(rate: number, start: number) {
      const injected = injectErrors(disk, rate, start);
      return { injected, follower: steppedFollower("/j", { disk, pollMs: 50, chunkBytes: 64 }) };
    },
  };
}

const numberOf = (entry: Entry): number => (entry.type === "event" ? Number(entry.event["Number"]) : Number.NaN);
const sessionOf = ({ position }: Entry): string => position.file.slice(0, -7);
const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

describe("a follower whose disk fails now and then", () => {
  it("delivers every line once, and no part before the end of an earlier one", async () => {
    let errors = 0;
    const property = fc.asyncProperty(
      fc.array(action, { minLength: 5, maxLength: 60 }),
      fc.constantFrom(0.02, 0.1, 0.3),
      fc.nat(),
      async (actions, rate, start) => {
        const { games, follow } = await makeFolder();
        const { injected, follower } = follow(rate, start);
        for (const each of actions) {
          if (each.what === "pass") await follower.step(each.size * 40);
          else games.do(each);
        }
        injected.stop();
        await follower.step(20_000);
        await follower.end();
        errors += injected.count();
        const { seen } = follower;
        expect(seen.map(numberOf).toSorted((one, other) => one - other)).toEqual([...Array(games.lines).keys()]);
        for (const ofSession of Map.groupBy(seen, sessionOf).values()) {
          expect(isAscending(ofSession.map(numberOf))).toBe(true);
        }
      },
    );
    await fc.assert(property, { numRuns: 150, seed });
    expect(errors).toBeGreaterThan(1000);
  });

  it("delivers what was there before it started in the order of the files", async () => {
    const property = fc.asyncProperty(
      fc.array(action, { minLength: 5, maxLength: 40 }),
      fc.constantFrom(0.02, 0.1, 0.3),
      fc.nat(),
      async (actions, rate, start) => {
        const { games, follow } = await makeFolder();
        for (const each of actions) games.do(each);
        const { injected, follower } = follow(rate, start);
        await follower.step(4000);
        injected.stop();
        await follower.step(1000);
        await follower.end();
        const files = follower.seen.map(({ position }) => position.file);
        expect(follower.seen).toHaveLength(games.lines);
        expect(files).toEqual(files.toSorted());
      },
    );
    await fc.assert(property, { numRuns: 100, seed });
  });

  it.each(codes)("goes on after five seconds with later parts if an error does not pass: %s", async (code) => {
    const disk = folderInMemory();
    await disk.makeFolder("/j");
    const games = new Games(disk);
    games.do({ what: "start", size: 1 });
    games.do({ what: "rotate", size: 1 });
    games.do({ what: "start", size: 1 });
    let isBroken = true;
    disk.beforeEach = (operation, path) => {
      const isMeant = isBroken && operation === "open" && path.includes("000000.01.log");
      if (isMeant) throw Object.assign(new Error(code), { code });
    };
    const follower = steppedFollower("/j", { disk });
    expect((await follower.step(4900)).map(numberOf)).toEqual([]);
    expect((await follower.step(200)).map(numberOf)).toEqual([2, 3]);
    isBroken = false;
    expect((await follower.step(100)).map(numberOf)).toEqual([0, 1]);
    await follower.end();
  });
});
