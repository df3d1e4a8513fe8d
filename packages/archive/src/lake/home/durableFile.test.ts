import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileChecksum, sealFile, writeDurably } from "./durableFile.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-durable-"));
});
afterEach(() => rm(folder, { recursive: true }));

it.each([0, 1, 2 ** 20, 2 ** 21 + 5])(
  "the checksum of a file of %d bytes is the SHA-256 of all of them",
  async (bytes) => {
    const content = Uint8Array.from({ length: bytes }, (_, at) => at % 251);
    const path = join(folder, "file");
    await writeFile(path, content);
    const expected = createHash("sha256").update(content).digest("hex");
    expect([await fileChecksum(path), await sealFile(path)]).toEqual([expected, expected]);
  },
);

it("a file that is written durably replaces the one before, and its checksum is that of its content", async () => {
  const path = join(folder, "file");
  await writeDurably(path, Buffer.from("a longer text"));
  const digest = await writeDurably(path, Buffer.from("text"));
  expect(await readFile(path, "utf8")).toBe("text");
  expect(await fileChecksum(path)).toBe(digest);
});
