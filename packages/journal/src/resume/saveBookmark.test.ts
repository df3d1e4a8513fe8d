import type { Entry } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { folderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { Bookmark } from "./Bookmark.ts";
import { parseBookmark } from "./parseBookmark.ts";
import { loadBookmark, saveBookmark } from "./saveBookmark.ts";

const file = "Journal.2025-01-02T000000.01.log";
const sleep = (): Promise<void> => Promise.resolve();
const entryAt = (offset: number): Entry => ({
  type: "bad",
  position: { file, offset, line: 3, generation: 1 },
  raw: "x",
  byteLength: 3,
  defect: "invalid",
});

function advanced(offset: number): Bookmark {
  const bookmark = new Bookmark();
  bookmark.advance(entryAt(offset));
  return bookmark;
}

describe("a saved bookmark", () => {
  it("is after the last entry of each file", () => {
    expect(advanced(10).positionIn(file)).toMatchObject({
      offset: 13,
      line: 4,
      generation: 1,
      last: { isClosed: true },
    });
    expect(advanced(10).positionIn("other")).toBeUndefined();
  });

  it("is the same after it was saved and loaded", async () => {
    const disk = folderInMemory();
    await disk.makeFolder("/s");
    await saveBookmark("/s/b.json", advanced(10), { disk, sleep });
    const { state, bookmark } = await loadBookmark("/s/b.json", { disk, sleep });
    expect(state).toBe("loaded");
    expect(bookmark.toJSON()).toEqual(advanced(10).toJSON());
    expect(await disk.list("/s")).toEqual(["b.json"]);
  });

  it("is on the disk, and not only in its cache, before it takes the place of the old one", async () => {
    const disk = folderInMemory();
    await disk.makeFolder("/s");
    const steps: unknown[] = [];
    const { write, rename } = disk;
    disk.write = (path, bytes, options) => (steps.push(["write", options]), write(path, bytes, options));
    disk.rename = (from, to) => (steps.push("rename"), rename(from, to));
    await saveBookmark("/s/b.json", advanced(10), { disk, sleep });
    expect(steps).toEqual([["write", { durable: true }], "rename"]);
  });

  it("keeps its old content if the machine stops before the rename", async () => {
    const disk = folderInMemory();
    await disk.makeFolder("/s");
    await saveBookmark("/s/b.json", advanced(10), { disk, sleep });
    disk.beforeEach = (operation) => {
      if (operation === "rename") throw new Error("the machine stops");
    };
    await expect(saveBookmark("/s/b.json", advanced(20), { disk, sleep })).rejects.toMatchObject({
      code: "unwritable",
    });
    const { bookmark } = await loadBookmark("/s/b.json", { disk, sleep });
    expect(bookmark.positionIn(file)?.offset).toBe(13);
  });

  it("is detected as damaged if any byte of it is changed in any way", async () => {
    const disk = folderInMemory();
    await disk.makeFolder("/s");
    const bookmark = advanced(10);
    bookmark.advance({
      ...entryAt(77),
      position: { file: "Journal.2025-01-03T000000.01.log", offset: 5, line: 1, generation: 0 },
    });
    await saveBookmark("/s/b.json", bookmark, { disk, sleep });
    const saved = (await disk.read("/s/b.json"))!;
    const undetected: string[] = [];
    for (let at = 0; at < saved.length; at++) {
      for (let byte = 0; byte < 256; byte++) {
        if (saved[at] === byte) continue;
        await disk.write("/s/b.json", Buffer.from(saved).fill(byte, at, at + 1));
        const code = await loadBookmark("/s/b.json", { disk, sleep }).then(
          ({ state }) => state,
          (error: unknown) => (error as { code?: string }).code,
        );
        if (code !== "damaged" && code !== "foreign") undetected.push(`${at} ${byte} ${code}`);
      }
    }
    expect(undetected).toEqual([]);
  });

  it("is detected as damaged if it lacks or has a few bytes more", async () => {
    const text = `${JSON.stringify(advanced(10))}\n`;
    const disk = folderInMemory();
    await disk.makeFolder("/s");
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 5 }), async (at, length, other) => {
        const changed = text.slice(0, at) + other + text.slice(at + length);
        fc.pre(changed !== text);
        await disk.write("/s/b.json", Buffer.from(changed));
        await expect(loadBookmark("/s/b.json", { disk, sleep })).rejects.toMatchObject({
          name: "JournalError",
          code: expect.stringMatching(/^(damaged|foreign)$/) as string,
        });
      }),
    );
  });

  it("says what to do if it is damaged or of an unknown version", async () => {
    const disk = folderInMemory();
    await disk.makeFolder("/s");
    await disk.write("/s/b.json", Buffer.from("{"));
    await expect(loadBookmark("/s/b.json", { disk, sleep })).rejects.toThrow(
      "/s/b.json: this bookmark is damaged; restore a copy, or delete it to read all journals again from their start",
    );
    const text = JSON.stringify(advanced(10)).replace('"version":2', '"version":3');
    await disk.write("/s/b.json", Buffer.from(text));
    await expect(loadBookmark("/s/b.json", { disk, sleep })).rejects.toThrow("update Shipslog, or delete it");
  });

  it("of version 1 is loaded without a checksum, but not if its numbers do not fit together", async () => {
    const disk = folderInMemory();
    await disk.makeFolder("/s");
    const { checksum: _, ...rest } = advanced(10).toJSON();
    const text = `${JSON.stringify({ ...rest, version: 1 })}\n`;
    await disk.write("/s/b.json", Buffer.from(text));
    const { state, bookmark } = await loadBookmark("/s/b.json", { disk, sleep });
    expect([state, bookmark.toJSON()]).toEqual(["loaded", advanced(10).toJSON()]);
    expect(parseBookmark(text.replace('"offset":13', '"offset":14')).state).toBe("corrupt");
  });

  it("is loaded from JSON that a database has formatted", () => {
    const { format, version, checksum, files } = advanced(10).toJSON();
    const text = JSON.stringify({ files, checksum, version, format }, null, 2);
    expect(parseBookmark(text)).toMatchObject({ state: "loaded" });
  });

  it("has a state if it is missing, foreign or corrupt", async () => {
    const disk = folderInMemory();
    expect((await loadBookmark("/s/b.json", { disk, sleep })).state).toBe("missing");
    const text = JSON.stringify(advanced(10));
    expect(parseBookmark(text.replace('"version":2', '"version":3')).state).toBe("foreign");
    expect(parseBookmark(text.replace('"version":2', '"version":1')).state).toBe("corrupt");
    expect(parseBookmark(text.replace('"offset":13', '"offset":14')).state).toBe("corrupt");
    for (const broken of ["", "null", "{}", text.slice(0, -5), text.replace('"offset":13', '"offset":-1')]) {
      expect(parseBookmark(broken)).toMatchObject({ state: "corrupt" });
    }
  });

  it("never throws, whatever its text", () => {
    const text = JSON.stringify(advanced(10));
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 5 }), (at, length, other) => {
        const { state, bookmark } = parseBookmark(text.slice(0, at) + other + text.slice(at + length));
        expect(["loaded", "corrupt", "foreign"]).toContain(state);
        expect(bookmark).toBeInstanceOf(Bookmark);
      }),
    );
  });
});
