import { inspect } from "node:util";
import { main } from "../../packages/shipslog/src/main.ts";
import { greetWindow, holdWindow, isOpenedWithoutWords } from "./openedWithoutWords.ts";

/** The start of the executable: the command line of the process, or the cockpit when somebody double-clicks it on Windows. */
async function start(words: readonly string[]): Promise<void> {
  const isOpened = isOpenedWithoutWords(words, process.platform);
  if (isOpened) greetWindow(process);
  process.exitCode = await main(isOpened ? ["cockpit"] : words);
  if (isOpened && process.exitCode !== 0) await holdWindow(process);
}

start(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 3;
});
