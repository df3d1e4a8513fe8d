import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSecret, writeSecret } from "./secretFiles.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-secrets-"));
  path = join(folder, "secret.json");
});
afterEach(() => rm(folder, { recursive: true }));

const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(10_000));

it("is written whole by many at the same time, for its owner only, and leaves nothing beside it", async () => {
  await Promise.all(texts.map((text) => writeSecret(path, text)));
  expect(texts).toContain(await readFile(path, "utf8"));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["secret.json"]);
});

it("is created by one of many, and replaced by none", async () => {
  const created = await Promise.all(texts.map((text) => createSecret(path, text)));
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(await readFile(path, "utf8")).toBe(texts[created.indexOf(true)]);
  expect(await createSecret(path, "later")).toBe(false);
  expect(await readdir(folder)).toEqual(["secret.json"]);
});
