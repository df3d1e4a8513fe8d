import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryLake, UsageError } from "shipslog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

const line = (fields: object) => `${JSON.stringify({ timestamp: "2026-01-01T00:00:00Z", ...fields })}\r\n`;
const jump = (StarSystem: string) =>
  line({
    event: "FSDJump",
    StarSystem,
    SystemAddress: 1,
    StarPos: [1, 2, 3],
    JumpDist: 10.5,
    FuelUsed: 0.5,
    FuelLevel: 31.5,
  });
const session = (part: number, FID: string, ...systems: readonly string[]) =>
  line({ event: "Fileheader", part }) + line({ event: "Commander", FID, Name: FID }) + systems.map(jump).join("");

let folder = "";
const at = (...path: readonly string[]) => join(folder, ...path);

/** Makes a lake from journals by name. */
async function fill(name: string, journals: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(at(`${name}-journals`));
  for (const [file, text] of Object.entries(journals)) await writeFile(at(`${name}-journals`, file), text);
  expect(await run(["archive", at(`${name}-journals`), "--out", at(name)], testHost())).toBe(0);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-lakes-"));
  const shared = { "Journal.2026-01-01T000000.01.log": session(1, "F1", "Sol", "Lave") };
  await fill("old", shared);
  await fill("new", { ...shared, "Journal.2026-01-02T000000.01.log": session(2, "F2", "Achenar") });
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(...words: readonly string[]) {
  const host = testHost();
  const code = await run(["query", ...words, "--format", "csv"], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

const jumps = "SELECT lake, count(*) AS jumps FROM FSDJump GROUP BY 1 ORDER BY 1";

describe("query of several lakes", () => {
  it("names each row's lake, and says which journals are in both", async () => {
    expect(await ask(jumps, at("old"), at("new"))).toEqual({
      code: 0,
      out: "lake,jumps\nnew,3\nold,2\n",
      err: "shipslog: the rows of 1 journal that several lakes seem to have are shown for each of them; --repeats drop shows them once\n",
    });
  });

  it("shows a repeated journal once on request, and takes names for lakes", async () => {
    const lakes = [`mine=${at("old")}`, `the-fleet=${at("new")}`];
    expect(await ask(jumps, ...lakes, "--repeats", "drop")).toEqual({
      code: 0,
      out: "lake,jumps\nmine,2\nthe-fleet,1\n",
      err: "",
    });
    const only = 'SELECT StarSystem FROM "the-fleet".FSDJump ANTI JOIN mine.FSDJump USING (StarSystem)';
    expect((await ask(only, ...lakes, "--repeats", "keep")).out).toBe("StarSystem\nAchenar\n");
    const counted = await ask("jumps-per-day", ...lakes, "--repeats", "drop");
    expect(counted.out.split("\n").map((row) => row.split(",").slice(0, 3).join())).toEqual([
      "commander,day,jumps",
      "F1,2026-01-01,2",
      "F2,2026-01-01,1",
      "",
    ]);
    expect((await ask(jumps, ...lakes, "--commander", "F2")).out).toBe("lake,jumps\nthe-fleet,1\n");
  });

  it("answers at a prompt", async () => {
    const host = testHost({ lines: ["SELECT count(*) AS n FROM mine.FSDJump;", ".schema FSDJump"] });
    expect(await run(["query", `mine=${at("old")}`, at("new")], host)).toBe(0);
    expect(host.out.text()).toContain("n\n2\n");
    expect(host.out.text()).toMatch(/^lake +VARCHAR$/m);
  });

  it("makes a report that counts a repeated journal once", async () => {
    const reports: string[] = [];
    for (const lakes of [["old"], ["old", "new"]]) {
      const out = at("report.html");
      const paths = lakes.map((name) => at(name));
      const host = testHost();
      expect([await run(["report", ...paths, "--out", out, "--commander", "F1"], host), host.err.text()]).toEqual([
        0,
        "",
      ]);
      reports.push(await readFile(out, "utf8"));
    }
    expect(reports[1]).toBe(reports[0]);
  });

  it("is a function too", async () => {
    const told: number[] = [];
    const lakes = [`a=${at("old")}`, `b=${at("new")}`];
    const onRepeats = (journals: number) => void told.push(journals);
    expect(await queryLake(lakes, jumps, { onRepeats })).toEqual([
      { lake: "a", jumps: "2" },
      { lake: "b", jumps: "3" },
    ]);
    expect(told).toEqual([1]);
    expect(await queryLake(lakes, "SELECT count(*) AS n FROM FSDJump", { repeats: "drop" })).toEqual([{ n: "3" }]);
    await expect(queryLake(lakes, jumps, { repeats: "all" } as object)).rejects.toThrow(TypeError);
    await expect(queryLake([at("old"), at("old")], jumps)).rejects.toThrow(UsageError);
  });

  it.each([
    [["old", "old"], "two lakes have the name old; give one of them another name, as in other="],
    [["a=old", "A=new"], "two lakes have the name A"],
    [["main=old", "new"], 'a lake cannot have the name "main"'],
    [["old", "old-journals"], "old is a lake and "],
    [["old-journals", "new"], "new is a lake and "],
    [["old", "nowhere"], "nowhere is not; give only lakes, or only journals"],
    [
      ["x=old-journals"],
      "old-journals is not a lake, and only lakes are named; shipslog archive makes one of journals",
    ],
    [["old", "--repeats", "drop"], "--repeats is for several lakes"],
  ])("refuses %j", async (words, message) => {
    const paths = words.map((word) => (/^(?:-|drop$)/.test(word) ? word : word.replace(/[^=]+$/, (path) => at(path))));
    const { code, out, err } = await ask(jumps, ...paths);
    expect([code, out, err]).toEqual([2, "", expect.stringContaining(message)]);
  });

  it("names the lake that this edition cannot read", async () => {
    await mkdir(at("future"));
    const [manifest = ""] = (await readdir(at("new"))).filter((name) => name.startsWith("manifest."));
    const text = await readFile(at("new", manifest), "utf8");
    await writeFile(at("future", manifest), text.replace('"layout":3', '"layout":99'));
    const { code, err } = await ask(jumps, at("old"), at("future"));
    expect([code, err]).toEqual([2, expect.stringMatching(/not a lake that this version can read: .*future/)]);
  });
});
