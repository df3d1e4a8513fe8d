import { once } from "node:events";

/**
 * Says whether the executable was started without a word on Windows, as Explorer does. Nothing tells a double-click from the bare
 * name typed in a terminal, so both open the cockpit there; the help is `shipslog --help`.
 */
export function isOpenedWithoutWords(words: readonly string[], platform: string): boolean {
  return words.length === 0 && platform === "win32";
}

/** Says in the window what it is for. The address and the folder come from the cockpit itself. */
export function greetWindow(process: { title: string; readonly stderr: { write(text: string): unknown } }): void {
  process.title = "Shipslog";
  process.stderr.write(
    // A new window of Windows has 80 columns.
    "Shipslog opens the cockpit in your browser. It reads the journals of the game\n" +
      "and changes none of them. To stop it, close this window or press Ctrl-C.\n\n",
  );
}

/** Keeps the window open until Enter, because Windows closes it with the process and the message would be gone. */
export async function holdWindow({ stdin, stderr }: Pick<NodeJS.Process, "stdin" | "stderr">): Promise<void> {
  if (!stdin.isTTY) return;
  stderr.write("Press Enter to close this window.\n");
  await once(stdin, "data");
  stdin.pause();
}
