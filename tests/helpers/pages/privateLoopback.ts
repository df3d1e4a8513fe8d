import { spawn } from "node:child_process";
import { once } from "node:events";

/** A loopback on which every port is free, so that commands run with the ports that a page has. */
export interface PrivateLoopback extends Disposable {
  /** The words before a command that run it there. */
  readonly before: readonly string[];
}

/** Makes a network namespace with nothing but a loopback; on a machine that cannot have one, commands use the loopback of the machine. */
export async function makePrivateLoopback(): Promise<PrivateLoopback> {
  const isRoot = process.getuid?.() === 0;
  const words = [
    ...(isRoot ? [] : ["--map-root-user"]),
    "--net",
    "sh",
    "-c",
    "ip link set lo up && echo up && exec cat",
  ];
  // It ends with its input, and so with this process.
  const child = spawn("unshare", words, { stdio: ["pipe", "pipe", "ignore"] });
  const started = Promise.race([
    once(child.stdout, "data").then(() => true),
    once(child, "close").then(() => false),
    once(child, "error").then(() => false),
  ]);
  if (!(await started)) return { before: [], [Symbol.dispose]: () => undefined };
  const spaces = isRoot ? ["--net"] : ["--user", "--net", "--preserve-credentials"];
  return {
    before: ["nsenter", `--target=${child.pid}`, ...spaces, "--"],
    [Symbol.dispose]: () => void child.kill(),
  };
}
