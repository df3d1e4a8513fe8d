import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCompanion } from "./readCompanion.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-companion-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe("a companion file that cannot be used", () => {
  it("of 300 MB is reported as oversize for the cost of a small one", async () => {
    const file = await open(join(folder, "Status.json"), "w");
    await file.truncate(300e6);
    await file.close();
    const before = process.cpuUsage();
    expect(await readCompanion(folder, "Status.json")).toMatchObject({ state: "oversize" });
    const { user, system } = process.cpuUsage(before);
    // Reading it in full takes seconds of processor time, and more memory than the file.
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it.each([
    ["a FIFO", (path: string) => execFileSync("mkfifo", [path])],
    ["a folder", (path: string) => mkdir(path)],
  ])("because it is %s is reported as torn", async (_, make) => {
    await make(join(folder, "Status.json"));
    expect(await readCompanion(folder, "Status.json")).toMatchObject({ state: "torn", raw: "" });
  });
});
