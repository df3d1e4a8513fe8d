#!/usr/bin/env node
import { nodeHost } from "./nodeHost.ts";
import { run } from "./run.ts";

/** The executable: a command reaches the machine only through `nodeHost`. */
process.exitCode = await run(process.argv.slice(2), nodeHost);
