import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { replaceFile } from "./replaceFile.ts";
import { testHost } from "../../tests/helpers/host.ts";

let folder = "";
let path = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-replace-"));
  path = join(folder, "page.html");
});
afterEach(() => rm(folder, { recursive: true }));

describe("replaceFile", () => {
  it("replaces a file", async () => {
    await writeFile(path, "old");
    await replaceFile(path, testHost(), (file) => writeFile(file, "new"));
    expect([await readFile(path, "utf8"), await readdir(folder)]).toEqual(["new", ["page.html"]]);
  });

  it("keeps the permissions of a file and follows a link", async () => {
    await writeFile(path, "old");
    await chmod(path, 0o640);
    const link = join(folder, "link.html");
    await symlink(path, link);
    await replaceFile(link, testHost(), (file) => writeFile(file, "new"));
    expect([await readFile(path, "utf8"), (await stat(path)).mode & 0o777]).toEqual(["new", 0o640]);
    expect(await readdir(folder)).toEqual(["link.html", "page.html"]);
  });

  it("leaves the old file and nothing else when the work fails or is stopped", async () => {
    await writeFile(path, "old");
    const half = async (file: string) => {
      await writeFile(file, "half");
      throw new Error("no more");
    };
    await expect(replaceFile(path, testHost(), half)).rejects.toThrow("no more");
    const stopped = testHost({ interrupted: AbortSignal.abort() });
    await expect(replaceFile(path, stopped, (file) => writeFile(file, "new"))).rejects.toThrow("stopped on request");
    expect([await readFile(path, "utf8"), await readdir(folder)]).toEqual(["old", ["page.html"]]);
  });

  it("names the file of the user when it cannot be written", async () => {
    const missing = join(folder, "missing", "page.html");
    await expect(replaceFile(missing, testHost(), (file) => writeFile(file, ""))).rejects.toThrow(
      `cannot write ${missing}`,
    );
  });

  it("writes to a device directly, and never renames onto it", async () => {
    const written: string[] = [];
    await replaceFile("/dev/null", testHost(), (file) => Promise.resolve(void written.push(file)));
    expect(written).toEqual(["/dev/null"]);
    expect((await stat("/dev/null")).isCharacterDevice()).toBe(true);
  });
});
