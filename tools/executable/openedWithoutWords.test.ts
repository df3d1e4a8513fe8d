import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { greetWindow, holdWindow, isOpenedWithoutWords } from "./openedWithoutWords.ts";

it("opens the cockpit only on Windows, and only without a word", () => {
  expect(isOpenedWithoutWords([], "win32")).toBe(true);
  expect(isOpenedWithoutWords([], "linux")).toBe(false);
  expect(isOpenedWithoutWords(["--help"], "win32")).toBe(false);
});

it("says in the window what it does and how to stop it", () => {
  const { stderr } = windowWith(true);
  const window = { title: "", stderr };
  greetWindow(window);
  expect(window.title).toBe("Shipslog");
  const text = String(stderr.read());
  for (const line of text.split("\n")) expect(line.length).toBeLessThan(80);
  expect(text).toMatch(/cockpit in your browser[^]*press Ctrl-C/);
});

function windowWith(isTTY: boolean) {
  const stdin = new PassThrough();
  const stderr = new PassThrough({ encoding: "utf8" });
  const process = { stdin: Object.assign(stdin, { isTTY }), stderr } as unknown as Pick<
    NodeJS.Process,
    "stdin" | "stderr"
  >;
  return { stdin, stderr, process };
}

it("keeps the window of a failure open until Enter", async () => {
  const { stdin, stderr, process } = windowWith(true);
  const held = holdWindow(process);
  expect(stderr.read()).toBe("Press Enter to close this window.\n");
  stdin.write("\n");
  await held;
});

it("does not wait for input that nobody types", async () => {
  const { stderr, process } = windowWith(false);
  await holdWindow(process);
  expect(stderr.read()).toBeNull();
});
