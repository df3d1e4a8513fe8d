import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testHost } from "../../../tests/helpers/host.ts";
import { run } from "../../run.ts";
import { completeLine } from "./promptSteps.ts";
import { parseStepLine } from "./parseStepLine.ts";

const fixed = ["--seed", "42", "--start", "2026-05-01T12:00:00Z"];

async function fly(lines: readonly string[], ...words: readonly string[]) {
  const host = testHost({ lines });
  const code = await run(["fly", ...fixed, ...words], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

async function answers(requests: readonly object[], ...words: readonly string[]) {
  const { code, out } = await fly(
    requests.map((request) => JSON.stringify(request)),
    "--stdio",
    ...words,
  );
  expect(code).toBe(0);
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("shipslog fly", () => {
  it("prints what each step writes, and the state", async () => {
    const { code, out, err } = await fly(["undock", "", "dock"]);
    expect(code).toBe(0);
    expect(err).toMatch(/^flying in \S+\n$/);
    expect(out).toMatch(/^12:00:\d\d {2}Fileheader/m);
    expect(out).toMatch(/Undocked[^]*Docked +Docked at/);
    expect(existsSync(/flying in (\S+)/.exec(err)?.[1] ?? "/")).toBe(false);
  });

  it("writes the folder that is named, and leaves it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-fly-"));
    await fly(["jump nearest inhabited", "restart", "exit", "undock"], "--out", folder);
    const journals = (await readdir(folder)).filter((name) => name.endsWith(".log")).toSorted();
    expect(journals).toHaveLength(2);
    const texts = await Promise.all(journals.map((name) => readFile(join(folder, name), "utf8")));
    expect(texts[0]).toContain('"event":"FSDJump"');
    expect(texts[1]).not.toContain('"event":"Undocked"');
    await rm(folder, { recursive: true });
  });

  it("takes a setup and rare forms", async () => {
    const [ready] = await answers([], "--rare", "--setup", '{ "missions": [], "language": "french" }');
    expect(ready).toMatchObject({ ready: true, state: { missions: [] } });
    const { out } = await fly(["undock"], "--setup", '{ "missions": [{ "kind": "courier" }] }');
    expect(out).toContain("Missions");
  });

  it.each([
    ["[]", "--setup []: expected a JSON object"],
    ["{", "--setup {: expected a JSON object"],
    ['{ "shipp": "trader" }', "shipp"],
  ])("refuses the setup %s", async (setup, message) => {
    const { code, err } = await fly(["undock"], "--setup", setup);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it("refuses a folder that is not named with --out, instead of writing another one", async () => {
    expect(await fly(["undock"], "journal")).toEqual({
      code: 2,
      out: "",
      err: "shipslog: unexpected journal; name the folder with --out DIR\n",
    });
  });

  it("breaks the journal on demand", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-fly-"));
    await fly(["break half-line", "undock"], "--out", folder);
    const host = testHost();
    expect(await run(["check", folder, "--threads", "1"], host)).toBe(1);
    expect(host.out.text()).toContain("half-line");
    await rm(folder, { recursive: true });
  });

  it.each([
    ["dock strict=true", /dock is not possible: /],
    ["jmp", /unknown step jmp; did you mean jump\?/],
    ["jump tu=here", /jump has no field tu; did you mean to=\?/],
    ["wait soon", /this is not a step: \/for: /],
    ["undock now", /undock takes no now; type help undock/],
    ["help dance", /there is no step dance/],
    ["break sabotage", /there is no fault sabotage/],
    ["{", /this is not JSON: /],
  ])("says what is wrong with %s, goes on, and exits with 2", async (line, message) => {
    const { code, out } = await fly([line, "undock"]);
    expect(code).toBe(2);
    expect(out).toMatch(message);
    expect(out).toContain("Undocked");
  });

  it("lists the steps, and the fields of one", async () => {
    const { out } = await fly(["help", "help jump", "state"]);
    expect(out).toMatch(/^ {2}jump \[TO\] +Jumps to another star system/m);
    expect(out).toMatch(/^ {2}distance= {2}The length of the jump/m);
    expect(out).toMatch(/^ {2}"place": "docked",$/m);
  });
});

describe("shipslog fly --stdio", () => {
  it("answers each request with what was written and what is true", async () => {
    const [ready, undocked, passed, docked, written] = await answers([
      { id: 1, do: "undock" },
      { id: "two", pass: "1m" },
      { do: "dock" },
      { id: 4, written: "Docked" },
    ]);
    expect(ready).toMatchObject({ ready: true, folder: expect.any(String) as string, state: { isDocked: true } });
    expect(undocked).toMatchObject({ id: 1, ok: true, state: { isDocked: false } });
    expect(passed).toMatchObject({ id: "two", ok: true });
    expect(docked).not.toHaveProperty("id");
    expect(docked).toMatchObject({ ok: true, state: { isDocked: true } });
    const { state, events } = written as { state: { station: { name: string } }; events: { StationName: string }[] };
    expect(events.at(-1)?.StationName).toBe(state.station.name);
  });

  it("refuses with the reason and what would make it possible, and goes on", async () => {
    const [, refused, next] = await answers([
      { do: "dock", strict: true },
      { restart: true, crash: true },
    ]);
    expect(refused).toMatchObject({ ok: false, error: "refused" });
    expect(refused).toHaveProperty("reason");
    expect(refused).toHaveProperty("possible");
    expect(next).toMatchObject({ ok: true, state: { sessions: 2 } });
  });

  it.each([
    [{ dance: true }, "expected one of the fields do, write, pass, "],
    [{ do: "dance" }, "this is not a step"],
    [{ pass: "soon" }, 'expected a duration such as "90s"'],
    [{ break: "sabotage" }, "there is no fault sabotage"],
    [[], "expected a JSON object"],
  ])("answers %j with what it expects", async (request, reason) => {
    const [, wrong] = await answers([request]);
    expect(wrong).toMatchObject({ ok: false, error: "invalid", reason: expect.stringContaining(reason) as string });
  });

  it("ends with close", async () => {
    expect(await answers([{ close: true }, { do: "undock" }])).toHaveLength(2);
  });
});

describe("a typed line", () => {
  it.each([
    ["jump", { do: "jump" }],
    ["jump nearest inhabited", { do: "jump", to: "nearest inhabited" }],
    ['jump to="nearest inhabited"', { do: "jump", to: "nearest inhabited" }],
    ['jump distance=42 expect={"Wanted":true}', { do: "jump", distance: 42, expect: { Wanted: true } }],
    ["wait 10m", { do: "wait", for: "10m" }],
    ["undock strict=true", { do: "undock", strict: true }],
    ['{ "do": "jump", "to": "Sol" }', { do: "jump", to: "Sol" }],
    ['write event={"event":"X","ID":9007199254740993}', { do: "write", event: { event: "X", ID: 9007199254740993n } }],
    ['{ "do": "write", "event": { "ID": 9007199254740993 } }', { do: "write", event: { ID: 9007199254740993n } }],
  ])("%s is read as a step", (line, step) => {
    expect(parseStepLine(line)).toEqual(step);
  });

  it.each([
    ["", expect.arrayContaining(["jump ", "dock ", "help "]) as string[]],
    ["und", ["undock "]],
    ["break half", ["half-line"]],
    ["jump dis", ["distance="]],
    ["quit de", ["desktop"]],
    ["quit to=m", ["to=menu"]],
    ["help und", ["undock"]],
    ["dance x", []],
  ])("%j is completed", (line, words) => {
    expect(completeLine(line)).toEqual(words);
  });
});
