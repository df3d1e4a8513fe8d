import { execFile } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { WriteStep } from "@shipslog/contract";
import { executeSteps, JournalWriter, plan } from "@shipslog/journal";
import { simulate } from "@shipslog/simulator";
import { ctrlC } from "../../tests/helpers/terminal/Terminal.ts";
import { root } from "../workspace.ts";
import { runFleet } from "./runFleet.ts";
import { iconPictures } from "./iconPictures.ts";
import { pagePicture } from "./pagePicture.ts";
import { panelPictures } from "./panelSessions.ts";
import type { Picture } from "./Picture.ts";
import { reportPicture } from "./reportPicture.ts";
import { terminalPicture } from "./terminalPicture.ts";

const start = "2026-05-01T12:00:00Z";
const size = { columns: 100, rows: 30 };

/** Every picture in docs/pictures, one entry each. */
export const pictures: readonly Picture[] = [
  terminalPicture({
    file: "demo.svg",
    shows: "The end of shipslog demo: a simulated session scrolls by and is checked.",
    line: "shipslog demo --seed 42",
    fixedBy: `--start ${start}`,
    ...size,
  }),
  terminalPicture({
    file: "watch.svg",
    shows: "shipslog watch: events as they come, and at the bottom fuel, route and flags.",
    line: "shipslog watch journal --from start",
    prepare: (folder) => playUntilTarget(join(folder, "journal"), 20 * 60_000),
    moment: { shows: /FSDTarget[^]*│ fuel [^]*jumps? to/ },
    ...size,
  }),
  terminalPicture({
    file: "fly.svg",
    shows: "shipslog fly: steps typed at a prompt, the lines that the game writes, and the state.",
    line: "shipslog fly --seed 42",
    fixedBy: `--start ${start}`,
    typing: [
      { after: /fly>$/, press: "undock\r" },
      { after: /Undocked[^]*fly>$/, press: "jump nearest inhabited\r" },
      { after: /FSDJump[^]*fly>$/, press: "doc\t" },
      { after: /fly> dock$/, press: "\r" },
    ],
    moment: { shows: /Docked[^]*docked, [^]*fly>$/ },
    ...size,
  }),
  terminalPicture({
    file: "check.svg",
    shows: "shipslog check: findings with the place in the line, the rule and what it rests on.",
    line: "shipslog check journal",
    prepare: (folder, env) => runShipslog(`${session} --faults jump-distance:0.2,closed-set-left:0.1`, folder, env),
    ...size,
  }),
  terminalPicture({
    file: "try.svg",
    shows:
      "shipslog try: the cases of each group, and the first failed one with the line of the game and the line of the reader.",
    line: "shipslog try --case several-sessions,half-line,cut-in-line,beyond-2-53,unicode -- node naive.ts {folder}",
    prepare: (folder) => copyFile(join(root, "examples/readers/naive.ts"), join(folder, "naive.ts")),
    // When a line comes out depends on the watcher of the system.
    isExact: false,
    ...size,
  }),
  terminalPicture({
    file: "progress.svg",
    shows: "shipslog simulate while it writes: how far it is, and how many lines.",
    line: "shipslog simulate trader --out journal --for 8h --speed 6000",
    fixedBy: `--seed 42 --start ${start}`,
    moment: { shows: /█{10}/ },
    isExact: false,
    columns: size.columns,
    rows: 4,
  }),
  terminalPicture({
    file: "window.svg",
    shows: "shipslog cockpit in a terminal: the address of the page, the folder that it shows, and how to stop it.",
    line: "shipslog cockpit journal",
    fixedBy: "--no-open --port 0",
    prepare: (folder, env) => runShipslog(session, folder, env),
    moment: { shows: /press Ctrl-C to stop/ },
    // The port is one that is free.
    isExact: false,
    columns: size.columns,
    rows: 4,
  }),
  terminalPicture({
    file: "interrupted.svg",
    shows: "shipslog watch after Ctrl-C: the screen is given back, with a count of what was seen.",
    line: 'shipslog watch journal --from start; echo "ended with $?"',
    prepare: (folder, env) => runShipslog(session, folder, env),
    // The status can be on the screen before the last lines are.
    moment: { shows: /Shutdown[^]*in the menu/, press: ctrlC },
    columns: size.columns,
    rows: 12,
  }),
  terminalPicture({
    file: "fleet-status.svg",
    shows: "shipslog fleet status: servers, commanders, collectors with their partitions, and the lake.",
    line: "shipslog fleet status --out lake",
    prepare: runFleet,
    // Names, rates and the free disk are those of the moment.
    isExact: false,
    columns: size.columns,
    rows: 9,
  }),
  pagePicture,
  ...panelPictures,
  reportPicture("light"),
  reportPicture("dark"),
  reportPicture("light", "phone"),
  reportPicture("dark", "phone"),
  ...iconPictures,
];

const session = `simulate grand-tour --out journal --seed 42 --for 2h --start ${start}`;

async function runShipslog(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)("shipslog", line.split(" "), { cwd, env });
}

/** Writes a session up to a jump on a plotted route, as if the game were still running. */
async function playUntilTarget(folder: string, afterMs: number): Promise<void> {
  const startMs = Date.parse(start);
  const writer = new JournalWriter(folder);
  const moments = simulate({ seed: 42, scenario: "explorer", dialect: "live", start: startMs });
  const steps = takeUntilTarget(plan(moments, { dialect: "live" }), startMs + afterMs);
  await executeSteps(steps, {
    writer,
    clock: { nowMs: () => startMs, monotonicMs: () => startMs, sleep: () => Promise.resolve() },
    speed: "max",
  });
  await writer.close();
}

/** Ends with the first target that has more jumps behind it: the status shows a route then. */
function* takeUntilTarget(steps: Iterable<WriteStep>, fromMs: number): Generator<WriteStep> {
  for (const step of steps) {
    yield step;
    if (step.type !== "append" || step.atMs < fromMs) continue;
    if (/"event":"FSDTarget".*"RemainingJumpsInRoute":[2-9]/.test(Buffer.from(step.bytes).toString())) return;
  }
}
