import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ScenarioName } from "@shipslog/simulator";
import { sessionStartMs, writeRunningSession } from "../../packages/cockpit/tests/helpers/writeRunningSession.ts";
import { shipslogOnPath } from "../../tests/helpers/terminal/onPath.ts";
import { cockpitPictures, type PanelPictures } from "./cockpitPictures.ts";
import type { Picture } from "./Picture.ts";

const minuteMs = 60_000;

/** The panels, each with a simulated session of seed 42 up to an interesting moment. */
const panels: readonly PanelPictures[] = [
  {
    panel: "now",
    shows: "The Now panel: an explorer scans a system, with the bodies worth a visit.",
    during: (folder) => writeRunningSession({ folder, scenario: "explorer", durationMs: 50 * minuteMs, speed: 600 }),
  },
  {
    panel: "flight",
    shows: "The flight panel of the cockpit: an explorer low on fuel lands on a planet.",
    during: (folder) => writeRunningSession({ folder, scenario: "explorer", durationMs: 54.6 * minuteMs, speed: 600 }),
  },
  {
    panel: "route",
    shows: "The route panel: the plotted route and the past jumps in a star map.",
    during: (folder) => writeRunningSession({ folder, scenario: "explorer", durationMs: 204 * minuteMs, speed: 1200 }),
  },
  {
    panel: "journal",
    shows: "The journal panel: the latest lines, and the fields of a jump with the contract's descriptions.",
    before: session("grand-tour", 120),
    touch: async (page) => {
      await page.getByRole("button", { name: "Specified kinds only" }).click();
      await page.locator(".line", { hasText: "FSDJump" }).first().click();
    },
  },
  {
    panel: "health",
    shows: "The health panel: findings, line rate and delay of a damaged journal.",
    before: damagedSession,
    during: (folder) =>
      writeRunningSession({ folder, durationMs: 60 * minuteMs, speed: 600, startMs: sessionStartMs + 180 * minuteMs }),
  },
  {
    panel: "system",
    shows: "The system panel: factions by influence, a conflict, powers, and the war.",
    before: session("thargoid-war", 37),
  },
  {
    panel: "work",
    shows: "The work panel: a construction site with what is missing, the hold, and trade by leg.",
    before: session("colonist", 120),
  },
  {
    panel: "ship",
    shows: "The ship panel: power draw by priority, and stored modules.",
    before: session("grand-tour", 180),
  },
  {
    panel: "commander",
    shows: "The commander panel: missions with the time left, goals, engineers, gear.",
    before: session("grand-tour", 180),
  },
];

function session(scenario: ScenarioName, minutes: number): (folder: string) => Promise<void> {
  return (folder) => writeRunningSession({ folder, scenario, durationMs: minutes * minuteMs });
}

async function damagedSession(folder: string): Promise<void> {
  const faults = "jump-distance:0.2,closed-set-left:0.1,half-line:0.02,fuel-balance:0.1,torn-status:0.002";
  const words = ["simulate", "grand-tour", "--out", ".", "--dialect", "live", "--seed", "42", "--for", "2h"];
  const fixed = ["--start", new Date(sessionStartMs).toISOString(), "--faults", faults];
  await promisify(execFile)("shipslog", [...words, ...fixed], { cwd: folder, env: shipslogOnPath(folder) });
}

/** Every panel in both themes and on a phone. */
export const panelPictures: readonly Picture[] = panels.flatMap(cockpitPictures);
