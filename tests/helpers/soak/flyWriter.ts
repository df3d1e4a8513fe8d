/** A program that directs `shipslog fly --stdio`, as a test in any language does, until its time is over. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { shipslog } from "../../../packages/fleet/tests/helpers/ManagedProcess.ts";
import { drawSteps, parseWords } from "./writing.ts";

interface Answer {
  readonly ok?: boolean;
  readonly error?: string;
  readonly state?: { readonly place?: string };
}

const { out, answers, start, seed, speed, seconds } = parseWords();
const game = ["fly", "--stdio", "--out", out, "--dialect", "spec", "--start", start, "--seed", String(seed)];
const child = spawn(
  process.execPath,
  ["--conditions=@shipslog/source", "--no-warnings", shipslog, ...game, "--speed", String(speed)],
  { stdio: ["pipe", "pipe", "inherit"] },
);
process.once("exit", () => child.kill("SIGKILL"));
const lines = createInterface(child.stdout)[Symbol.asyncIterator]();

async function take(): Promise<Answer> {
  const line: IteratorResult<string, undefined> = await lines.next();
  if (line.done === true) throw new Error("fly ended before it was asked to");
  return JSON.parse(line.value) as Answer;
}

async function ask(request: object): Promise<Answer> {
  child.stdin.write(`${JSON.stringify(request)}\n`);
  return await take();
}

await take();
// Nothing is broken here, so a check must find nothing.
writeFileSync(answers, "");
for (const steps of drawSteps(seed, seconds)) {
  for (const step of steps) {
    const { state } = await ask(step);
    if (state?.place === "ended") await ask({ restart: true });
  }
}
const ended = once(child, "exit") as Promise<[number | null]>;
await ask({ close: true });
const [code] = await ended;
process.exitCode = code ?? 1;
