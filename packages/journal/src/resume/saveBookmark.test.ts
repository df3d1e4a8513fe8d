import type { Entry } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { folderInMemory } from "../folderInMemory.testing.ts";
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

  it("has a state if it is missing, foreign or corrupt", async () => {
    const disk = folderInMemory();
    expect((await loadBookmark("/s/b.json", { disk, sleep })).state).toBe("missing");
    const text = JSON.stringify(advanced(10));
    expect(parseBookmark(text.replace('"version":1', '"version":2')).state).toBe("foreign");
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
