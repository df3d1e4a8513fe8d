/** What a game uses of the process it runs in. */
export interface ProcessHooks {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls back when the process exits; only synchronous work is done. */
  onExit(callback: () => void): void;
  /** Prints a line to the user. */
  print(line: string): void;
}

/** The process that runs the tests: its environment, its exit, its standard error. */
export const nodeProcess: ProcessHooks = {
  env: process.env,
  onExit: (callback) => void process.on("exit", callback),
  print: (line) => void process.stderr.write(`${line}\n`),
};
