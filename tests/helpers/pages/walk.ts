import { spawn } from "node:child_process";
import { patienceMs } from "../limits/patience.ts";

/** A command line on a page, and the output the page shows for it. */
export interface WalkStep {
  readonly line: string;
  /** `…` alone on a line matches any number of lines. */
  readonly prints: readonly string[];
}

/** Reads the command lines of a page: those of its ```console blocks. */
export function readWalk(page: string): readonly WalkStep[] {
  return [...page.matchAll(/^```console\n(.*?)^```/gms)].flatMap(([, block = ""]) =>
    stepsOf(block.trimEnd().split("\n")),
  );
}

/** Reads what a page has its reader save: code that begins with the name of its file, as `// jump.test.mjs`. */
export function readSaved(page: string): readonly { readonly name: string; readonly text: string }[] {
  const blocks = page.matchAll(/^```\w+\n((?:\/\/|#) (\w[\w.-]*\.\w+)\n.*?)^```/gms);
  return [...blocks].map(([, text = "", name = ""]) => ({ name, text }));
}

function stepsOf(lines: readonly string[]): readonly WalkStep[] {
  const steps: { line: string; prints: string[] }[] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    // The demo prints command lines as part of its output.
    const isCommand = line.startsWith("$ ") && !(last !== undefined && isDemo(last));
    if (isCommand) steps.push({ line: line.slice(2), prints: [] });
    else last?.prints.push(line);
  }
  return steps;
}

const isDemo = ({ line }: Pick<WalkStep, "line">) => /\bdemo\b/.test(line);

/** The temporary folder of the demo differs in each run. */
const temporaryFolder = /\/\S*\/shipslog-\w{6}\b/g;

const settled = (text: string, step: WalkStep) => (isDemo(step) ? text.replaceAll(temporaryFolder, "FOLDER") : text);

/** The pattern that the output of a step must match. */
export function patternOf(step: WalkStep): RegExp {
  if (step.prints.length === 0) return /^$/;
  const lines = settled(step.prints.join("\n"), step).split("\n");
  const parts = lines.map((line) =>
    line === "…" ? "(?:.*\\n)*?" : `${line.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")}\\n`,
  );
  return new RegExp(`^${parts.join("")}${lines.at(-1) === "…" ? "" : "$"}`);
}

/** Where the command lines of a page run. */
export interface WalkPlace {
  readonly folder: string;
  /** `shipslog` is on its PATH. */
  readonly env: NodeJS.ProcessEnv;
}

/** Runs one command line and returns what is wrong with its output. A command that does not end by itself gets Ctrl-C. */
export async function walk(step: WalkStep, { folder, env }: WalkPlace): Promise<string | undefined> {
  const pattern = patternOf(step);
  const child = spawn("sh", ["-c", `exec 2>&1; ${step.line}`], { cwd: folder, env, detached: true });
  const signal = (name: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, name);
  const patience = setTimeout(() => signal("SIGKILL"), patienceMs);
  let out = "";
  let isAsked = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (isAsked || step.prints.at(-1) !== "…" || isDemo(step) || !pattern.test(settled(out, step))) return;
    isAsked = true;
    signal("SIGINT");
  });
  try {
    const code = await new Promise((resolve, reject) => {
      child.once("error", reject).once("close", (ended, killed) => resolve(ended ?? killed));
    });
    // The shell that waits for the command may be ended by the same Ctrl-C.
    if ((code === 0 || (isAsked && code === "SIGINT")) && pattern.test(settled(out, step))) return undefined;
    return `ended with ${String(code)} and printed\n${out}\nwhere the page has\n${step.prints.join("\n")}`;
  } finally {
    clearTimeout(patience);
  }
}
