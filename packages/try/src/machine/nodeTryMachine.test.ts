import { expect, it } from "vitest";
import { nodeTryMachine } from "./nodeTryMachine.ts";

/** Starts a reader that prints a line before it ends, 100 ms after its input was closed; returns what it printed when asked to end. */
async function linesAtEnd(platform: string): Promise<readonly string[]> {
  const program = `process.stdin.on("end", () => setTimeout(() => { console.log("saved"); process.exit(); }, 100)).resume();
    console.log("ready");`;
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  const reader = nodeTryMachine.startReader({
    command: [process.execPath, "-e", program],
    folder: ".",
    state: ".",
    env: process.env,
    platform,
    onLine(text) {
      lines.push(text.trim());
      ready.resolve();
    },
    onEnd: () => undefined,
  });
  await ready.promise;
  reader.ask();
  await reader.closed;
  return lines;
}

it("gives a reader on Windows time to end by itself, because SIGTERM cannot be caught there", async () => {
  expect(await linesAtEnd("win32")).toEqual(["ready", "saved"]);
});

it("ends a reader on Windows that does not mind its input", async () => {
  const reader = nodeTryMachine.startReader({
    command: [process.execPath, "-e", "setInterval(() => 0, 1000)"],
    folder: ".",
    state: ".",
    env: process.env,
    platform: "win32",
    onLine: () => undefined,
    onEnd: () => undefined,
  });
  reader.ask();
  await reader.closed;
  expect(reader.ending).toMatch(/SIGTERM|exit code/);
});
