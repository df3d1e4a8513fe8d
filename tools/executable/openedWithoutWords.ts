import { once } from "node:events";

/**
 * Says whether the executable was started without a word on Windows, as Explorer does. Nothing tells a double-click from the bare
 * name typed in a terminal, so both open the cockpit there; the help is `shipslog --help`.
 */
export function isOpenedWithoutWords(words: readonly string[], platform: string): boolean {
  return words.length === 0 && platform === "win32";
}

/** Keeps the window open until Enter, because Windows closes it with the process and the message would be gone. */
export async function holdWindow({ stdin, stderr }: Pick<NodeJS.Process, "stdin" | "stderr">): Promise<void> {
  if (!stdin.isTTY) return;
  stderr.write("Press Enter to close this window.\n");
  await once(stdin, "data");
  stdin.pause();
}
