/** Revokes a commander in a process that does nothing else, once the modules of the command are loaded, and prints how long that took. */
import { clock } from "../../../../tests/helpers/clock.ts";
import { run } from "../../../shipslog/src/run.ts";
import { testHost } from "../../../shipslog/tests/helpers/host.ts";

/** What is printed, as JSON. */
export interface TimedRevoke {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly tookMs: number;
}

const [folder = "", name = ""] = process.argv.slice(2);
const revoke = async (commander: string): Promise<TimedRevoke> => {
  const host = { ...testHost(), clock };
  const startMs = performance.now();
  const code = await run(["fleet", "revoke", commander, "--fleet", folder], host);
  return { code, out: host.out.text(), err: host.err.text(), tookMs: performance.now() - startMs };
};
await revoke("nobody");
console.log(JSON.stringify(await revoke(name)));
process.exit(0);
