import { appendFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeClock } from "@shipslog/journal";
import { afterEach, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost, eventually } from "../../../tests/helpers/host.ts";

const journal = "Journal.2026-05-01T120000.01.log";
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function makeFolder(...lines: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-watch-"));
  folders.push(folder);
  await writeFile(join(folder, journal), lines.map((line) => `${line}\r\n`).join(""));
  return folder;
}

const line = (rest: string) => `{ "timestamp":"2026-05-01T12:00:05Z", ${rest} }`;
const synthesis = line('"event":"Synthesis", "Name":"Fuel Basic", "Materials":[  ]');

/** Watches, changes the folder meanwhile, waits until the words were printed, and presses Ctrl-C. */
async function watch(
  words: readonly string[],
  given: { isTerminal?: boolean; until: string; meanwhile?: (host: ReturnType<typeof testHost>) => Promise<void> },
) {
  const controller = new AbortController();
  const host = testHost({ isTerminal: given.isTerminal ?? false, interrupted: controller.signal });
  const ending = run(["watch", ...words], host);
  let hasEnded = false;
  const ended = ending.finally(() => (hasEnded = true));
  await nodeClock.sleep(150);
  await given.meanwhile?.(host);
  await eventually(() => hasEnded || host.out.text().includes(given.until), given.until);
  controller.abort();
  await ended;
  return { code: await ending, out: host.out.text(), err: host.err.text() };
}

describe("shipslog watch --kinds", () => {
  const music = line('"event":"Music", "MusicTrack":"Exploration"');

  it("shows events of these kinds only, as text and as JSON", async () => {
    const folder = await makeFolder(music, "half a line", synthesis);
    const { out } = await watch([folder, "--from", "start", "--kinds", "Docked, Synthesis"], { until: "Fuel Basic" });
    expect(out).toBe(`${journal}\n12:00:05  Synthesis                 Synthesised Fuel Basic\n`);
    const words = [folder, "--from", "start", "--kinds", "Synthesis,Status", "--json"];
    const { out: json } = await watch(words, {
      until: '"Status"',
      meanwhile: () => writeFile(join(folder, "Status.json"), line('"event":"Status", "Flags":0')),
    });
    const types = json
      .trimEnd()
      .split("\n")
      .map((each) => (JSON.parse(each) as { event?: { event: string } }).event?.event);
    expect(new Set(types)).toEqual(new Set(["Synthesis", "Status", undefined]));
  });

  it("says which kind it does not know", async () => {
    const folder = await makeFolder(synthesis);
    const { err } = await watch([folder, "--from", "start", "--kinds", "Synthesis,FSDJmp"], { until: "Fuel Basic" });
    expect(err).toContain("FSDJmp is not a kind that Shipslog knows; did you mean FSDJump?");
  });
});

describe("shipslog watch", () => {
  it("prints a sentence per line from the start, and continues with new lines", async () => {
    const folder = await makeFolder(synthesis, line('"event":"Music", "MusicTrack":"Exploration"'));
    const { code, out } = await watch([folder, "--from", "start"], {
      until: "Jumped",
      meanwhile: async () => {
        await appendFile(join(folder, journal), `${line('"event":"NavRoute"')}\r\nhalf a line\r\n`);
        const rest = `"StarPos":[0.00000,0.00000,0.00000], "SystemAllegiance":"", "SystemEconomy":"$economy_None;", "SystemSecondEconomy":"$economy_None;", "SystemGovernment":"$government_None;", "SystemSecurity":"$SYSTEM_SECURITY_low;", "Population":1234567, "Body":"Sol", "BodyID":0, "BodyType":"Star", "JumpDist":12.345, "FuelUsed":1.000000, "FuelLevel":20.000000`;
        await appendFile(
          join(folder, journal),
          `${line(`"event":"FSDJump", "StarSystem":"Sol", "SystemAddress":10477373803, ${rest}`)}\r\n`,
        );
      },
    });
    expect(code).toBe(0);
    expect(out.split("\n")).toEqual([
      journal,
      "12:00:05  Synthesis                 Synthesised Fuel Basic",
      "12:00:05  NavRoute                  Plotted a route",
      "line 4 is not an event: it is not valid JSON",
      "12:00:05  FSDJump                   Jumped 12.3 ly to Sol, fuel 20.0 t, population 1,234,567",
      "",
    ]);
  });

  it("folds noise and counts long runs of one kind, unless all is asked for", async () => {
    const signal = (name: string) => line(`"event":"FSSSignalDiscovered", "SignalName":"${name}"`);
    const lines = ["a", "b", "c", "d", "e", "f"].map(signal);
    const music = line('"event":"Music", "MusicTrack":"Exploration"');
    const folder = await makeFolder(...lines.slice(0, 2), music, ...lines.slice(2), synthesis);
    const folded = await watch([folder, "--from", "start"], { until: "Fuel Basic" });
    expect(folded.out.split("\n").slice(1, -1)).toEqual([
      "12:00:05  FSSSignalDiscovered       Signal: a",
      "12:00:05  FSSSignalDiscovered       Signal: b",
      "12:00:05  FSSSignalDiscovered       Signal: c",
      "12:00:05  FSSSignalDiscovered       2 more, then: Signal: f",
      "12:00:05  Synthesis                 Synthesised Fuel Basic",
    ]);
    const all = await watch([folder, "--from", "start", "--all"], { until: "Fuel Basic" });
    expect(all.out.split("\n").filter((each) => /Music|Signal:/.test(each))).toHaveLength(7);
  });

  it("begins with the next line by default", async () => {
    const folder = await makeFolder(synthesis);
    const { out } = await watch([folder], {
      until: "modules",
      // Lines come until one is seen: nothing says when the command has looked at the folder for the first time.
      meanwhile: (host) =>
        eventually(async () => {
          await appendFile(join(folder, journal), `${line('"event":"ModuleInfo"')}\r\n`);
          return host.out.text().includes("modules");
        }, "a line"),
    });
    expect(out).not.toContain("Fuel Basic");
  });

  it("prints events and companion files as JSON without losing digits", async () => {
    const big = "18446744073709551615";
    const missions = line(
      `"event":"Missions", "Active":[ { "MissionID":${big}, "Name":"x", "PassengerMission":false, "Expires":0 } ], "Failed":[  ], "Complete":[  ]`,
    );
    const folder = await makeFolder(missions, "torn {");
    await writeFile(join(folder, "NavRoute.json"), line(`"event":"NavRoute", "Route":[ \r\n\r\n ]`));
    const { out, err } = await watch([folder, "--from", "start", "--json"], { until: "NavRoute.json" });
    expect(err).toBe("");
    const lines = out.trimEnd().split("\n");
    const parsed = lines.map((each) => JSON.parse(each) as { type: string; [key: string]: unknown });
    expect(lines.find((each) => each.includes('"kind":"Missions"'))).toContain(`"event":${missions}}`);
    expect(parsed).toContainEqual(expect.objectContaining({ type: "bad", defect: "invalid", raw: "torn {" }));
    const route = parsed.find(({ file }) => file === "NavRoute.json");
    expect(route).toMatchObject({ type: "companion", event: { event: "NavRoute", Route: [] } });
    expect(parsed.find(({ file }) => file === "Status.json")).toEqual({
      type: "companion",
      file: "Status.json",
      state: "missing",
      revision: 1,
    });
  });

  it("escapes control characters of the journal", async () => {
    const folder = await makeFolder(
      line('"event":"Synthesis", "Name":"\\u001b[2J\\u009b2J\\u0007\\r\\u200b 🇫🇷 👩‍👩‍👧‍👦", "Materials":[  ]'),
    );
    const { out } = await watch([folder, "--from", "start"], { until: "Synthesised" });
    expect(out).toContain("Synthesised ␛[2J<U+009B>2J␇␍<U+200B> 🇫🇷 👩‍👩‍👧‍👦");
  });

  it("keeps the status line at the bottom of a terminal, cuts it to the width, and removes it at the end", async () => {
    const loaded = line('"event":"LoadGame", "Ship":"CobraMkIII", "ShipName":""');
    const here = line('"event":"Location", "Docked":false, "StarSystem":"Sol", "SystemAddress":1');
    const folder = await makeFolder(loaded, here, synthesis);
    const status = `"event":"Status", "Flags":16777482, "Fuel":{ "FuelMain":12.340000, "FuelReservoir":0.500000 }`;
    await writeFile(join(folder, "Status.json"), `${line(status)}\r\n`);
    const { out } = await watch([folder, "--from", "start"], {
      isTerminal: true,
      until: "…",
      meanwhile: async (host) => {
        await eventually(() => host.out.text().includes("fuel 12.3"), "the status line");
        host.out.resize(20);
      },
    });
    expect(out).toContain("\u001B[7mSol │ Cobra Mk III │ landed │ fuel 12.3 t + 0.5 │ lights");
    // The line was 77 columns wide: on 20 columns it takes four rows, and all of them are erased.
    expect(out).toContain("\r\u001B[3A\u001B[J\u001B[7mSol │ Cobra Mk I…\u001B[0m");
    expect(out.endsWith("\r\u001B[J")).toBe(true);
  });

  it("waits for a folder that does not exist yet", async () => {
    const folder = join(await makeFolder(), "later");
    const { out, err } = await watch([folder, "--from", "start"], {
      until: "Fuel Basic",
      meanwhile: async (host) => {
        await eventually(() => host.err.text().includes("does not exist yet"), "the first look");
        await mkdir(folder);
        await writeFile(join(folder, journal), `${synthesis}\r\n`);
      },
    });
    expect(err).toContain("does not exist yet");
    expect(out).toContain("Synthesised Fuel Basic");
  });

  it("waits for a journal in a folder without any, and says so", async () => {
    const folder = await makeFolder();
    await rm(join(folder, journal));
    const { out, err } = await watch([folder, "--from", "start", "--json"], {
      until: "Fuel Basic",
      meanwhile: async (host) => {
        await eventually(() => host.err.text().includes("which has none yet"), "the first look");
        await writeFile(join(folder, journal), `${synthesis}\r\n`);
      },
    });
    expect(err).toContain(`waiting for a journal in ${folder}`);
    expect(out).toContain('"kind":"Synthesis"');
  });

  it("follows a single journal, without the others and the companion files", async () => {
    const folder = await makeFolder(synthesis);
    await writeFile(
      join(folder, "Journal.2026-05-02T120000.01.log"),
      `${line('"event":"Music", "MusicTrack":"Late"')}\r\n`,
    );
    await writeFile(join(folder, "NavRoute.json"), line(`"event":"NavRoute", "Route":[  ]`));
    const { code, out, err } = await watch([join(folder, journal), "--from", "start"], {
      until: "Looked at the modules",
      meanwhile: () => appendFile(join(folder, journal), `${line('"event":"ModuleInfo"')}\r\n`),
    });
    expect([code, err]).toEqual([0, expect.stringContaining(`watching ${join(folder, journal)}`)]);
    expect(out).toContain("Fuel Basic");
    expect(out).not.toContain("Late");
  });

  it("refuses a file that is not a journal, and a folder whose journals are in several subfolders", async () => {
    const folder = await makeFolder();
    await rm(join(folder, journal));
    await writeFile(join(folder, "Status.json"), "{}");
    const file = await watch([join(folder, "Status.json")], { until: "" });
    expect([file.code, file.err]).toEqual([2, expect.stringContaining(`name its folder, ${folder}`)]);
    for (const name of ["a", "b"]) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, journal), "");
    }
    const several = await watch([folder], { until: "" });
    expect([several.code, several.err]).toEqual([2, expect.stringContaining("name one of them")]);
  });

  it("rejects a wrong option, and gives advice when no folder is found", async () => {
    const lost = await watch([], { until: "" });
    expect(lost.code).toBe(3);
    expect(lost.err).toContain("SHIPSLOG_JOURNAL_DIR");
    const wrong = await watch(["x", "--from", "middle"], { until: "" });
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain("--from middle: expected one of start, end");
  });
});
