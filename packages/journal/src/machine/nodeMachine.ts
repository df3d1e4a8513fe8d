import { homedir } from "node:os";
import type { Machine } from "./Machine.ts";
import { readRegistry } from "./readRegistry.ts";

/** Describes the machine that this process runs on: the default wherever a machine can be given. */
export function nodeMachine(): Machine {
  return { platform: process.platform, home: homedir(), env: process.env, readRegistry };
}
