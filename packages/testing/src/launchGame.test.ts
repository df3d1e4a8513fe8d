import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import type { EventOf } from "@shipslog/contract";
import { readJournal } from "@shipslog/journal";
import { launchGame, StepRefusedError, WaitTimeoutError, withGame, type Game, type LaunchOptions } from "./index.ts";

/** A name that is declared and has no value, as one that a test has misspelt. */
declare const notDefined: unknown;

const games: Game[] = [];
afterEach(async () => {
  for (const game of games.splice(0)) await game.close();
});

async function launch(options: LaunchOptions = {}): Promise<Game> {
  const game = await launchGame({ seed: 42, ...options });
  games.push(game);
  return game;
}

/** The names of the events in the journals of a folder; `bad` for a line that is not one. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const entry of readJournal(folder)) names.push(entry.type === "event" ? entry.kind : entry.type);
  return names;
}

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "latin1")] as const)),
  );
}

describe("launchGame", () => {
  it("makes a folder with a journal and a Status", async () => {
    const game = await launch();
    expect(await namesIn(game.folder)).toEqual(game.events.map(({ event }) => event));
    expect(game.events[0]).toMatchObject({ event: "Fileheader" });
    const status = JSON.parse(await readFile(join(game.folder, "Status.json"), "utf8")) as { Flags: number };
    expect(status.Flags).toBe(game.status?.Flags);
    expect(game.state.isDocked).toBe(true);
  });

  it("writes what a step does before it resolves", async () => {
    const game = await launch();
    const events = await game.do("jump", { to: "nearest inhabited" });
    expect((await namesIn(game.folder)).slice(-events.length)).toEqual(events.map(({ event }) => event));
    expect(game.written("FSDJump").at(-1)?.StarSystem).toBe(game.state.system.name);
    await game.do("dock");
    expect(game.written("Docked").at(-1)?.StationName).toBe(game.state.station?.name);
    const status = JSON.parse(await readFile(join(game.folder, "Status.json"), "utf8")) as { Flags: number };
    expect(status.Flags & 1).toBe(1);
  });

  it("types the events of a kind", () => {
    expectTypeOf<Game["written"]>().toBeCallableWith("FSDJump");
    const jumps = (game: Game) => game.written("FSDJump");
    expectTypeOf(jumps).returns.toEqualTypeOf<readonly EventOf<"FSDJump">[]>();
  });

  it("types the events of observed kinds, and refuses a name that is no kind", async () => {
    const accepted = (game: Game) => game.written("MissionAccepted")[0]?.LocalisedName;
    expectTypeOf(accepted).returns.toEqualTypeOf<string | undefined>();
    const game = await launch();
    // @ts-expect-error A misspelt kind does not compile.
    expect(() => game.written("FSDJmp")).toThrow('unknown kind "FSDJmp"; did you mean FSDJump?');
    // @ts-expect-error The same, and it does not wait for what can never come.
    expect(() => game.waitFor("FSDJmp")).toThrow('unknown kind "FSDJmp"; did you mean FSDJump?');
  });

  it("writes an event of the test's own, typed and checked", async () => {
    const game = await launch();
    const events = await game.write({ event: "StartJump", JumpType: "Hyperspace", Taxi: false });
    expect(events.at(-1)).toMatchObject({ event: "StartJump", JumpType: "Hyperspace" });
    expect(game.written("StartJump")).toHaveLength(1);
    expect((await readFile(game.journals[0] ?? "", "utf8")).trimEnd()).toMatch(
      /"event":"StartJump", "JumpType":"Hyperspace", "Taxi":false }$/,
    );
    // @ts-expect-error A field of another type does not compile.
    await expect(game.write({ event: "StartJump", JumpType: 5, Taxi: false })).rejects.toThrow(StepRefusedError);
    // @ts-expect-error Neither does a misspelt kind.
    await expect(game.write({ event: "StrtJump" })).rejects.toThrow('"StrtJump" is not a specified or observed kind.');
    await game.write({ event: "NextPatch", News: [1, 2] }, { check: false });
    expect((await namesIn(game.folder)).at(-1)).toBe("NextPatch");
  });

  it("gives the complete NavRoute, as its file shows it", async () => {
    const game = await launch();
    await game.do("plotRoute", { jumps: 3 });
    expect(game.written("NavRoute").map(({ Route }) => Route?.length)).toEqual([4]);
  });

  it("gives the Cargo line that has its list itself, and not the file of the session before", async () => {
    const game = await launch();
    await game.do("buyCargo", { commodity: "gold", count: 2 });
    await game.restart();
    await game.pass("1m");
    const listed = game.events.filter(({ event, Inventory }) => event === "Cargo" && Inventory !== undefined);
    expect(listed).toHaveLength(2);
    for (const line of listed) expect(game.written("Cargo")).toContain(line);
  });

  it("leaves nothing behind when it cannot begin", async () => {
    const temporary = await mkdtemp(join(tmpdir(), "shipslog-none-"));
    for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, temporary);
    const afterwards: (() => unknown)[] = [];
    const test = { after: (callback: () => unknown) => void afterwards.push(callback), passed: true };
    await expect(launchGame({ seed: 1.5, test })).rejects.toThrow('option "seed" must be a whole number');
    await expect(launchGame({ linesPerPart: 0, test: {} })).rejects.toThrow('option "linesPerPart" must be');
    await Promise.all(afterwards.map((callback) => callback()));
    expect(await readdir(temporary)).toEqual([]);
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true });
  });

  it.each(["live", "spec"] as const)("writes the same bytes for the same seed and steps in %s", async (dialect) => {
    const play = async () => {
      const game = await launch({ dialect });
      await game.do("jump");
      await game.break("torn-status");
      await game.pass("2m");
      await game.restart({ crash: true });
      return contentsOf(game.folder);
    };
    expect(await play()).toEqual(await play());
  });

  it("carries out calls in their order, also when they are not awaited", async () => {
    const together = await launch();
    const apart = await launch();
    await Promise.all([together.do("undock"), together.pass("1m"), together.do("dock"), together.restart()]);
    await apart.do("undock");
    await apart.pass("1m");
    await apart.do("dock");
    await apart.restart();
    expect(await contentsOf(together.folder)).toEqual(await contentsOf(apart.folder));
  });

  it("rejects a step that is not possible, with the reason and what would make it possible", async () => {
    const game = await launch();
    const refused = await game.do("dock", { strict: true }).catch((error: unknown) => error);
    if (!(refused instanceof StepRefusedError)) throw new TypeError("dock is possible here", { cause: refused });
    expect(refused.step).toEqual({ do: "dock", strict: true });
    expect(refused.message).toBe(`dock is not possible: ${refused.reason} ${refused.possible}`);
    expect([refused.reason, refused.possible]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
    await game.do("undock");
  });

  it("rejects what is not a step", async () => {
    const game = await launch();
    await expect(game.do("dance" as "dock")).rejects.toThrow(TypeError);
    expect(() => game.pass("soon" as "1m")).toThrow('expected a duration such as "90s"');
    expect(() => game.break("sabotage" as "half-line")).toThrow("there is no fault sabotage; the faults are ");
  });
});

describe("time", () => {
  it("passes at once, and shows in timestamps", async () => {
    const game = await launch();
    const before = game.state.timeMs;
    await game.pass("90m");
    expect(game.state.timeMs).toBe(before + 90 * 60_000);
    const status = JSON.parse(await readFile(join(game.folder, "Status.json"), "utf8")) as { timestamp: string };
    expect(Math.abs(Date.parse(status.timestamp) - game.state.timeMs)).toBeLessThanOrEqual(4000);
  });

  it("passes at a pace, while the folder grows", async () => {
    const game = await launch();
    const lines = (await namesIn(game.folder)).length;
    const jumping = game.do("jump", { speed: 400 });
    const grown = await game.waitFor(async () => (await namesIn(game.folder)).length > lines, { timeoutMs: 60_000 });
    expect(grown).toBe(true);
    await jumping;
  });
});

describe("restart", () => {
  it("ends the session with Shutdown and begins the next in a new journal", async () => {
    const game = await launch();
    await game.restart();
    expect(game.journals.map((path) => basename(path))).toEqual(
      (await readdir(game.folder)).filter((name) => name.endsWith(".log")).toSorted(),
    );
    expect(game.journals).toHaveLength(2);
    expect(await readFile(game.journals[0] ?? "", "utf8")).toMatch(/"event":"Shutdown" }\r\n$/);
    expect(game.state.sessions).toBe(2);
  });

  it("ends it without another line after a crash, and starts a game that has ended", async () => {
    const game = await launch();
    await game.restart({ crash: true });
    expect(await readFile(game.journals[0] ?? "", "utf8")).not.toContain(`"event":"Shutdown"`);
    await game.do("quit");
    await game.restart();
    expect(game.journals).toHaveLength(3);
  });
});

describe("break", () => {
  it("damages the next line, once, and answers where", async () => {
    const game = await launch();
    const lines = game.events.length;
    await game.break("half-line");
    await game.do("undock");
    const names = await namesIn(game.folder);
    expect(names[lines]).toBe("bad");
    expect(names.filter((name) => name === "bad")).toHaveLength(1);
    expect(game.answers).toMatchObject([{ fault: "half-line", position: { line: lines + 1 } }]);
    expect(game.events.map(({ event }) => event)).not.toContain("bad");
  });

  it("tears Status.json at once, until its next write", async () => {
    const game = await launch();
    const status = () => readFile(join(game.folder, "Status.json"), "utf8");
    await game.break("torn-status");
    const torn = await status();
    expect(() => JSON.parse(torn) as unknown).toThrow("JSON");
    await game.pass("10s");
    expect(JSON.parse(await status())).toMatchObject({ event: "Status" });
  });

  it("damages events of a kind when there is one", async () => {
    const game = await launch();
    await game.break("jump-distance");
    expect(game.answers).toEqual([]);
    // The first jump shows where the second one begins.
    await game.do("jump");
    await game.do("jump");
    expect(game.answers).toMatchObject([{ fault: "jump-distance" }]);
  });
});

describe("waitFor", () => {
  it("returns what no longer throws and is no longer false", async () => {
    const game = await launch();
    let looks = 0;
    const wait = game.waitFor(() => {
      looks++;
      if (looks === 1) throw new Error("not yet");
      return looks === 2 ? false : looks;
    });
    expect(await wait).toBe(3);
  });

  it("waits for an event of a kind", async () => {
    const game = await launch();
    const waiting = game.waitFor("Docked", { timeoutMs: 60_000 });
    await game.do("undock");
    await game.do("dock");
    expect((await waiting).StationName).toBe(game.state.station?.name);
  });

  it("throws a mistake in the condition at once, and waits for a server that is not there yet", async () => {
    const game = await launch();
    const tool: { readonly station?: { readonly name: string } } = {};
    let looks = 0;
    const mistakes: readonly (() => unknown)[] = [
      () => (globalThis as unknown as { tol: () => unknown }).tol(),
      () => tool.station!.name,
      () => (looks++, notDefined),
    ];
    for (const mistake of mistakes) {
      const error = await game.waitFor(mistake, { timeoutMs: 60_000 }).catch((thrown: unknown) => thrown);
      expect(error).not.toBeInstanceOf(WaitTimeoutError);
      expect(String(error)).toMatch(/^(TypeError|ReferenceError): /);
    }
    expect(looks).toBe(1);
    for (const passing of [new TypeError("fetch failed", { cause: "ECONNREFUSED" }), new SyntaxError("half a file")]) {
      let isThere = false;
      const wait = game.waitFor(() => {
        if (isThere) return "there";
        isThere = true;
        throw passing;
      });
      expect(await wait).toBe("there");
    }
  });

  it("waits two seconds, before a test of vitest or jest times out", async () => {
    const game = await launch();
    await expect(game.waitFor(() => false)).rejects.toThrow("timed out after 2000 ms, waiting for the condition");
  });

  it.each([
    ["an event", (game: Game) => game.waitFor("Docked"), "an event Docked"],
    [
      "a condition that never answers",
      (game: Game) => game.waitFor(() => Promise.withResolvers<true>().promise, { what: "the overlay" }),
      "the overlay",
    ],
  ])("names %s that a test still awaits when it is over", async (_, wait, what) => {
    const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const game = await launchGame({ test: {} });
    const waiting = wait(game).catch((error: unknown) => error);
    await game.close();
    expect(String(await waiting)).toBe(`WaitTimeoutError: the test ended, waiting for ${what}`);
    expect(printed.mock.calls.flat().join("")).toBe(`the test ended, waiting for ${what}\n`);
    printed.mockRestore();
  });

  it("rejects after its time with what the condition threw", async () => {
    const game = await launch();
    const waiting = game.waitFor(
      () => {
        throw new Error("no station");
      },
      { timeoutMs: 30, what: "the station" },
    );
    await expect(waiting).rejects.toThrow("timed out after 30 ms, waiting for the station: no station");
    await expect(waiting).rejects.toBeInstanceOf(WaitTimeoutError);
  });
});

describe("the folder", () => {
  const neverFails = { after: (callback: () => unknown) => void callback, passed: true };

  it("is removed when the game is closed, and nothing is written afterwards", async () => {
    const game = await launchGame({ test: {} });
    await game.close();
    expect(existsSync(game.folder)).toBe(false);
    await expect(game.do("undock")).rejects.toThrow("the game is closed");
    await game.close();
  });

  it("stays if it is the caller's own", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-own-"));
    const game = await launchGame({ folder, test: {} });
    await game.close();
    expect((await readdir(folder)).length).toBeGreaterThan(1);
    await rm(folder, { recursive: true });
  });

  it.each([
    ["keep: true", (): Promise<Game> => launchGame({ keep: true, test: {} })],
    [
      "game.keep()",
      async (): Promise<Game> => {
        const game = await launchGame({ test: {} });
        game.keep();
        return game;
      },
    ],
  ])("is kept with %s, and its path is printed", async (_, launchKept) => {
    const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const game = await launchKept();
    await game.close();
    expect(printed.mock.calls.flat().join("")).toBe(`on request: the game's folder is kept in ${game.folder}\n`);
    printed.mockRestore();
    expect(existsSync(game.folder)).toBe(true);
    await rm(game.folder, { recursive: true });
  });

  it("is left to the end of a test that can tell whether it failed", async () => {
    const game = await launchGame({ test: neverFails });
    await game.close();
    expect(existsSync(game.folder)).toBe(true);
    await rm(game.folder, { recursive: true });
  });

  it("is kept by withGame if its function fails, and removed otherwise", async () => {
    const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    let failed = "";
    let passed = "";
    const failing = withGame({ test: {} }, (game) => {
      failed = game.folder;
      throw new Error("the tool is wrong");
    });
    await expect(failing).rejects.toThrow("the tool is wrong");
    expect(await withGame({ test: {} }, (game) => (passed = game.folder))).toBe(passed);
    expect(printed.mock.calls.flat().join("")).toBe(`the test failed: the game's folder is kept in ${failed}\n`);
    printed.mockRestore();
    expect([existsSync(failed), existsSync(passed)]).toEqual([true, false]);
    await rm(failed, { recursive: true });
  });
});
