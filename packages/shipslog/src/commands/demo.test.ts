import { readdir, rm } from "node:fs/promises";
import { kinds } from "@shipslog/contract";
import { afterEach, describe, expect, it } from "vitest";
import { run } from "../run.ts";
import { testHost } from "../../tests/helpers/host.ts";

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function demo(
  words: readonly string[],
  given: Parameters<typeof testHost>[0] = {},
  onWrite: (text: string) => void = () => undefined,
) {
  const host = testHost(given);
  const { write } = host.out;
  host.out.write = (text) => {
    write(text);
    onWrite(String(text));
  };
  const makeTemporaryFolder = async () => {
    folders.push(await host.makeTemporaryFolder());
    return folders.at(-1) ?? "";
  };
  const code = await run(["demo", ...words], { ...host, makeTemporaryFolder });
  return { code, out: host.out.text(), err: host.err.text() };
}

describe("shipslog demo", () => {
  it("shows a session with most kinds, finds nothing wrong, and suggests commands", async () => {
    const { code, out, err } = await demo(["--seed", "42", "--speed", "max"]);
    expect([code, err]).toEqual([0, ""]);
    // Status is a file, never a line.
    const shown = kinds.filter((kind) => new RegExp(`^\\d\\d:\\d\\d:\\d\\d  ${kind} `, "m").test(out));
    expect(shown.length).toBeGreaterThanOrEqual(14);
    expect(out).toContain("Nothing found");
    expect(out).toContain("That was seed 42.");
    const [, next = ""] = out.split("Try next:");
    expect(next.match(/^ {2}shipslog /gm)).toHaveLength(3);
  });

  it("refuses words that it would ignore", async () => {
    expect(await demo(["trader"])).toEqual({
      code: 2,
      out: "",
      err: "shipslog: unexpected trader; usage: shipslog demo [options]\n",
    });
  });

  it("explains how to run the command in a clone", async () => {
    const { out } = await demo(["--seed", "42", "--speed", "max"], { env: { npm_lifecycle_event: "demo" } });
    expect(out).toContain("npm run -s shipslog --");
  });

  it("draws and prints a random seed", async () => {
    const controller = new AbortController();
    const onWrite = (text: string) => text.includes("--seed") && controller.abort();
    expect((await demo([], { interrupted: controller.signal }, onWrite)).out).toContain("--seed 7 ");
  });

  it("leaves nothing when interrupted", async () => {
    const controller = new AbortController();
    const onWrite = (text: string) => text.includes("\u001B[7m") && controller.abort();
    const { code, out } = await demo(["--seed", "42"], { isTerminal: true, interrupted: controller.signal }, onWrite);
    expect(code).toBe(130);
    expect(out).not.toContain("Try next");
    expect(out.endsWith("\r\u001B[J")).toBe(true);
    await expect(readdir(folders[0] ?? "")).rejects.toThrow("ENOENT");
  });
});
