#!/usr/bin/env node
import { machine } from "./machine.ts";
import { run } from "./run.ts";

/** The command: everything it does to the world goes through `machine`. */
process.exitCode = await run(process.argv.slice(2), machine);
