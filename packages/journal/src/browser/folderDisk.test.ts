import { describe, expect, it } from "vitest";
import { exception, handleOver } from "../../tests/helpers/handleOver.ts";
import { folderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { NotAFileError } from "../machine/Disk.ts";
import { folderDisk } from "./folderDisk.ts";
import type { FileHandle, FolderHandle, ObserverClass } from "./handles.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function folderWith(files: Readonly<Record<string, string>>) {
  const disk = folderInMemory();
  await disk.makeFolder("/journal");
  for (const [name, text] of Object.entries(files)) await disk.write(`/journal/${name}`, bytes(text));
  return { disk, handle: handleOver(disk, "/journal") };
}

/** A folder whose every file fails with an exception. */
const failing = (name: string): FolderHandle => ({
  name: "journal",
  keys: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(exception(name)) }) }),
  getFileHandle: () => Promise.reject(exception(name)),
});

describe("a folder behind a handle", () => {
  it("is listed, measured and read at any place", async () => {
    const { handle } = await folderWith({ "a.log": "0123456789", "b.json": "{}" });
    const disk = folderDisk(handle);
    expect(await disk.list("journal")).toEqual(["a.log", "b.json"]);
    expect(await disk.stat("journal/a.log")).toMatchObject({ type: "file", size: 10 });
    const target = new Uint8Array(5);
    expect(await (await disk.open("journal/a.log"))?.read(target, 1, 7)).toBe(3);
    expect([...target]).toEqual([0, 55, 56, 57, 0]);
    expect(await disk.read("journal/a.log", 4)).toEqual(bytes("0123"));
  });

  it("has no file that does not exist", async () => {
    const { handle } = await folderWith({});
    const disk = folderDisk(handle);
    expect([await disk.stat("x"), await disk.open("x"), await disk.read("x")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await folderDisk(failing("NotFoundError")).list("journal")).toBeUndefined();
  });

  it("reads a file on that grows while it is read", async () => {
    const { disk, handle } = await folderWith({ "a.log": "one" });
    const file = await folderDisk(handle).open("a.log");
    await disk.append("/journal/a.log", bytes(" two"));
    const target = new Uint8Array(10);
    expect(await file?.read(target, 0, 0)).toBe(7);
  });

  it.each([
    ["NotAllowedError", "EACCES"],
    ["NotReadableError", "EBUSY"],
    ["NoModificationAllowedError", "EBUSY"],
  ])("gives %s the code %s, by which followers try again", async (name, code) => {
    const disk = folderDisk(failing(name));
    await expect(disk.open("a.log")).rejects.toMatchObject({ code });
    await expect(disk.list("journal")).rejects.toMatchObject({ code });
  });

  it("does not open a folder", async () => {
    const disk = folderDisk(failing("TypeMismatchError"));
    expect(await disk.stat("Journal.log")).toMatchObject({ type: "folder" });
    await expect(disk.open("Journal.log")).rejects.toBeInstanceOf(NotAFileError);
  });

  it("gives up on a file that never rests, with a code", async () => {
    const restless: FileHandle = {
      getFile: () =>
        Promise.resolve({
          size: 3,
          lastModified: 1,
          slice: () => ({ arrayBuffer: () => Promise.reject(exception("NotReadableError")) }),
        }),
    };
    const disk = folderDisk({ ...failing(""), getFileHandle: () => Promise.resolve(restless) });
    const file = await disk.open("a.log");
    await expect(file?.read(new Uint8Array(3), 0, 0)).rejects.toMatchObject({ code: "EBUSY" });
  });

  it("passes on what the observer reports, and does without one that refuses", () => {
    const hints: (string | undefined)[] = [];
    let report: (names: readonly string[]) => void = () => undefined;
    let isWatching = false;
    const Observer = class {
      constructor(onChange: ConstructorParameters<ObserverClass>[0]) {
        report = (relativePathComponents) => onChange([{ relativePathComponents }]);
      }
      observe() {
        isWatching = true;
        return Promise.reject(exception("NotAllowedError"));
      }
      disconnect() {
        isWatching = false;
      }
    } satisfies ObserverClass;
    const stop = folderDisk(failing(""), Observer).watch("journal", (name) => hints.push(name));
    report(["Journal.log"]);
    report([]);
    expect(hints).toEqual(["Journal.log", undefined]);
    stop();
    expect(isWatching).toBe(false);
  });
});
