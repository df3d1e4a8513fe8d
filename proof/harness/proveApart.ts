import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Watchdog, type Limits } from "../../lab/limits/Watchdog.ts";
import type { ProofRecord } from "../../lab/proof/Proof.ts";

/** What the process of a proof sends when it has ended: the record, or the needed paths that are missing. */
export type ProofMessage =
  | { readonly type: "record"; readonly record: ProofRecord }
  | { readonly type: "missing"; readonly paths: readonly string[] };

/** How a proof ended: as it reports itself, or without a report because its process died or was stuck. */
export type ProofEnd = ProofMessage | { readonly type: "broken"; readonly reason: string };

/** How a proof is run in a process of its own. */
export interface ApartOptions {
  readonly words: readonly string[];
  /** The limits of the process; undefined for a proof at full size, which may take hours. */
  readonly limits: Limits | undefined;
  readonly onOutput: (text: string) => void;
  /** The script of the process; only tests have another. */
  readonly script?: string;
}

/**
 * Runs one proof in a process of its own, so that proofs neither share memory nor wait for each other, and one that is stuck
 * can be ended, whatever it does.
 */
export async function proveApart(options: ApartOptions): Promise<ProofEnd> {
  const { words, limits, onOutput, script = join(import.meta.dirname, "proveOne.ts") } = options;
  const isWindows = process.platform === "win32";
  const child = fork(script, words, { silent: true, detached: !isWindows });
  const { pid } = child;
  if (pid === undefined) return { type: "broken", reason: "its process did not start" };
  const end = () => {
    process.kill(isWindows ? pid : -pid, "SIGKILL");
  };
  // The child leads a process group of its own, which does not get the Ctrl-C of this one.
  const onInterrupt = () => {
    end();
    process.exit(130);
  };
  process.on("SIGINT", onInterrupt).on("SIGTERM", onInterrupt);
  let reason = "";
  let message: ProofMessage | undefined;
  const onStuck = (stuck: string) => {
    reason = stuck;
    end();
  };
  using dog = limits === undefined ? undefined : new Watchdog(pid, { ...limits, onStuck });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      dog?.noteOutput();
      onOutput(text);
    });
  }
  child.on("message", (received) => (message = received as ProofMessage));
  const [status, signal] = (await once(child, "close")) as [number | null, string | null];
  process.off("SIGINT", onInterrupt).off("SIGTERM", onInterrupt);
  if (message !== undefined) return message;
  return { type: "broken", reason: reason === "" ? `its process ended with ${status ?? signal}` : reason };
}
