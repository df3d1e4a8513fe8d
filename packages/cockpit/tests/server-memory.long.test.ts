/**
 * The cockpit's server during one long session. Memory is measured along the session, with one client that reads everything and one
 * that reads nothing.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import type { ServerMemory } from "./helpers/serverMemory.ts";

/** The second half may use this much more than the first: the index takes 24 bytes per record. */
const slackMb = 12;
const mostMb = 100;
const fullHours = 64;
/** What the simulator builds of its galaxy at a far jump: in the first half of the full session, anywhere in a shorter one. */
const galaxyMb = 12;

longTest(
  {
    claim: `Along a session of ${fullHours} hours server, simulator and check together hold under ${mostMb} MB, and the later half at most ${slackMb} MB more than the earlier.`,
    size: { check: 8, full: fullHours, of: "hours of play" },
    alone: true,
  },
  async ({ size, seed, report }) => {
    const { heldMb, recordedMb, sentMb } = await measure(size, seed);
    report(`memory in MB along ${size} hours: ${heldMb.join(", ")}`);
    expect(heldMb.length).toBeGreaterThanOrEqual(9);
    const mostHeld = Math.max(...heldMb);
    const growthMb = Math.max(...heldMb.slice(5)) - Math.max(...heldMb.slice(1, 5));
    expect(mostHeld).toBeLessThan(mostMb);
    expect(growthMb).toBeLessThanOrEqual(size < fullHours ? slackMb + galaxyMb : slackMb);
    // The client that reads was served, beside the one that does not.
    expect(sentMb).toBeGreaterThan(recordedMb / 10);
    return `at most ${mostHeld} MB, the later half ${growthMb.toFixed(1)} MB more, ${Math.round(recordedMb)} MB on disk`;
  },
);

async function measure(hours: number, seed: number): Promise<ServerMemory> {
  const script = join(import.meta.dirname, "helpers/serverMemory.ts");
  const given = ["--conditions=@shipslog/source", "--no-warnings", "--expose-gc", script, `${hours}`, `${seed}`];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  return JSON.parse(stdout) as ServerMemory;
}
