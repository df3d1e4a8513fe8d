/** A folder of ten years, simulated game by game, in the archive. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedQueries } from "@shipslog/archive";
import { gameNames, games } from "@shipslog/simulator";
import { queryLake, simulateFolder, storeFolder, watchFolder } from "shipslog";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../../../tools/workspace.ts";

let place = "";
let folder = "";
let lake = "";

/** The events of all journals, from their raw lines. */
function rawEvents(): readonly Readonly<Record<string, unknown>>[] {
  const journals = readdirSync(folder).filter((file) => file.endsWith(".log"));
  const lines = journals.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\r\n").filter(Boolean));
  return lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
}

const count = async (sql: string) => Number((await queryLake(lake, `SELECT count(*) AS n FROM (${sql})`))[0]?.["n"]);

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "shipslog-years-"));
  folder = join(place, "journal");
  lake = join(place, "lake");
  // One player under one seed: the oldest journals name the commander alone, the others with an FID.
  for (const game of gameNames) {
    await simulateFolder(folder, { scenario: "trader", game, seed: 11, durationMs: 7_200_000, join: true });
  }
  await storeFolder(folder, lake);
}, 60_000);
afterAll(() => rmSync(place, { recursive: true }));

it("is that of the guide, which lists every game", () => {
  const guide = readFileSync(join(root, "docs/guides/test-your-tool.md"), "utf8");
  expect(guide).toContain(`for game in ${gameNames.join(" ")}; do shipslog simulate`);
});

it("has names of both forms", () => {
  const gamesOf = (form: "old" | "new") => gameNames.filter((name) => games[name].form === form).length;
  const names = readdirSync(folder).filter((file) => file.endsWith(".log"));
  expect(names.filter((name) => /^Journal\.\d{12}\.01\.log$/.test(name)).length).toBe(gamesOf("old"));
  expect(names.filter((name) => /^Journal\.\d{4}-\d\d-\d\dT\d{6}\.01\.log$/.test(name)).length).toBe(gamesOf("new"));
});

it("is stored line by line, as one commander", async () => {
  const events = rawEvents();
  expect(await count("SELECT * FROM events")).toBe(events.length);
  expect(await count("SELECT DISTINCT commander FROM events")).toBe(1);
});

it("counts systems and jumps of every game as its raw lines do", async () => {
  const jumps = rawEvents().filter(({ event }) => event === "FSDJump");
  const withoutAddress = jumps.filter(({ SystemAddress }) => SystemAddress === undefined);
  expect(withoutAddress.length).toBeGreaterThan(0);
  expect(await count("SELECT * FROM FSDJump")).toBe(jumps.length);
  const rows = await queryLake(lake, "systems-visited");
  const visited = new Set(rows.map(({ system }) => system));
  for (const { StarSystem } of jumps) expect(visited).toContain(StarSystem);
  expect(visited.size).toBe(rows.length);
});

it("is watched as events of any game, of which some lack an address", async () => {
  const jumps = rawEvents().filter(({ event }) => event === "FSDJump");
  const watched: (number | bigint | undefined)[] = [];
  const skipped: unknown[] = [];
  const options = {
    from: "start",
    kinds: ["FSDJump"],
    anyGame: true,
    onSkipped: (line: unknown) => void skipped.push(line),
  } as const;
  for await (const each of watchFolder(folder, options)) {
    if (each.type !== "event") continue;
    watched.push(each.event.SystemAddress);
    if (watched.length === jumps.length) break;
  }
  expect(skipped).toEqual([]);
  expect(watched.filter((address) => address === undefined).length).toBe(
    jumps.filter(({ SystemAddress }) => SystemAddress === undefined).length,
  );
});

it.each([...namedQueries.keys()])("answers %s", async (name) => {
  await expect(queryLake(lake, name)).resolves.toBeInstanceOf(Array);
});
