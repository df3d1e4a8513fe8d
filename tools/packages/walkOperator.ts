import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { natsServer } from "../../packages/fleet/tests/helpers/natsServer.ts";
import type { Installed } from "./install.ts";
import { makePrivateLoopback } from "../../tests/helpers/pages/privateLoopback.ts";
import { readShellSteps, type ShellStep } from "../../tests/helpers/pages/shellBlocks.ts";
import { Terminals } from "../../tests/helpers/pages/Terminals.ts";
import { root } from "../workspace.ts";

/** The pages for operators, each with the least number of its steps. */
const pages = { "docs/operate.md": 21, "docs/first/operator.md": 4 } as const;

/** What the reader has before the page, as a player has a folder of journals. */
const before =
  'shipslog simulate --out "Saved Games/Frontier Developments/Elite Dangerous" --for 2h --seed 7 --start 2026-05-01T12:00:00Z --quiet';

/**
 * What must be so after the page: the lines that the player of the code has sent are in the lake once, restored and merged. Lines
 * that were stored after the backup are sent again when the collector starts, so they may still be on their way: it asks for two minutes.
 */
const after = `for attempt in $(seq 60); do
  lines=$(shipslog query "SELECT count(DISTINCT position) FROM events" lake --format csv | tail -n 1)
  test "$lines" -gt 9 && exit 0
  sleep 2
done
echo "only $lines lines are in the lake"
exit 1`;

const inFront = (script: string): ShellStep => ({
  section: "",
  script,
  isBeside: false,
  stops: undefined,
  needsOwner: false,
});

/** Carries out each page for operators in a folder of its own, with three real servers; tells how each step ended. */
export async function walkOperator(
  installed: Installed,
  tell: (what: string, wrong: string | undefined) => void,
): Promise<void> {
  if (!existsSync(join(root, natsServer))) {
    console.log(`skipped the pages for operators: ${natsServer} is not there; tools/get-nats-server brings it`);
    return;
  }
  for (const page of Object.keys(pages) as (keyof typeof pages)[]) await walkPage(page, installed, tell);
}

async function walkPage(
  page: keyof typeof pages,
  { folder, env }: Installed,
  tell: (what: string, wrong: string | undefined) => void,
): Promise<void> {
  const place = mkdtempSync(join(folder, "operator-"));
  const home = join(place, "home");
  mkdirSync(home);
  const path = [env["PATH"] ?? "", dirname(join(root, natsServer))].join(delimiter);
  using loopback = await makePrivateLoopback();
  const terminals = new Terminals({ folder: place, env: { ...env, PATH: path, HOME: home } }, loopback.before);
  try {
    const steps = readShellSteps(readFileSync(join(root, page), "utf8"));
    tell(`${page} has command lines`, steps.length >= pages[page] ? undefined : `it has ${steps.length} steps`);
    for (const step of [inFront(before), ...steps, inFront(after)]) {
      // They change the machine. What they install is checked by packages/fleet/tests/units.test.ts.
      if (step.needsOwner) continue;
      const { wrong } = await terminals.carryOut(step);
      tell(`${page}: ${step.script}`, wrong);
      if (wrong !== undefined) return;
    }
  } finally {
    tell(`${page}: Ctrl-C`, await terminals.stop());
  }
}
