import { join } from "node:path";
import type { ReplaceMode, WriteStep } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JournalError } from "../JournalError.ts";
import { JournalWriter } from "./JournalWriter.ts";
import { manualClock } from "../../tests/helpers/manualClock.ts";
import { errno, memoryDisk, type Before } from "../../tests/helpers/memoryDisk.ts";
import { filesAfter, flying, moment } from "../../tests/helpers/moments.ts";
import { plan } from "./plan.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const journal = "Journal.2026-05-01T120000.01.log";
const open: WriteStep = { type: "open", atMs: 0, file: journal };
const append = (text: string): WriteStep => ({ type: "append", atMs: 0, file: journal, bytes: bytes(text) });
const replace = (text: string, mode: ReplaceMode): WriteStep => {
  return { type: "replace", atMs: 0, file: "Status.json", bytes: bytes(text), mode };
};

/** Makes an operation fail a number of times with a code, and counts the attempts. */
function refusing(
  operation: string,
  code: string,
  refusals: number,
  suffix = "",
): { before: Before; tries: () => number } {
  let tries = 0;
  const before: Before = (tried, path) => {
    if (tried === operation && path.endsWith(suffix) && tries++ < refusals) throw errno(code);
  };
  return { before, tries: () => tries };
}

function writerOn(before?: Before) {
  const disk = memoryDisk(before);
  const clock = manualClock();
  return { disk, clock, writer: new JournalWriter("dir", { disk, sleep: clock.sleep }) };
}

describe("JournalWriter", () => {
  it("writes what the plan says in both modes, and leaves nothing else in the folder", async () => {
    const moments = [0, 700, 5000].map((afterMs) =>
      moment(afterMs, { "Status.json": flying(afterMs, 0) }, { event: "FSDJump" }),
    );
    for (const replaceMode of ["atomic", "in-place"] as const) {
      const { disk, writer } = writerOn();
      for (const step of plan(moments, { replaceMode, linesPerPart: 2 })) await writer.write(step);
      await writer.close();
      const expected = filesAfter(plan(moments, { linesPerPart: 2 }));
      const found = Object.fromEntries([...disk.files.keys()].map((path) => [path.slice(4), disk.text(path)]));
      expect(found).toEqual(expected);
    }
  });

  it("keeps the order of steps that are not awaited, and close waits for them", async () => {
    const { disk, writer } = writerOn();
    const steps = [open, append("a\r\n"), replace("x", "atomic"), append("b\r\n")];
    const written = steps.map((step) => writer.write(step));
    await writer.close();
    await Promise.all(written);
    expect(disk.text(`dir/${journal}`)).toBe("a\r\nb\r\n");
    expect(disk.log.map((line) => line.split(" ")[0])).toEqual([
      "makeFolder",
      "create",
      "append",
      "write",
      "rename",
      "append",
    ]);
  });

  it("truncates a file", async () => {
    const { disk, writer } = writerOn();
    for (const step of [open, append("abcdef")]) await writer.write(step);
    await writer.write({ type: "truncate", atMs: 0, file: journal, byteLength: 2 });
    expect(disk.text(`dir/${journal}`)).toBe("ab");
  });

  it("never overwrites a journal", async () => {
    const { disk, writer } = writerOn();
    disk.put(`dir/${journal}`, "precious");
    await expect(writer.write(open)).rejects.toMatchObject({ name: "JournalError", code: "exists" });
    await expect(writer.write(append("x"))).rejects.toBeInstanceOf(JournalError);
    expect(disk.text(`dir/${journal}`)).toBe("precious");
  });

  it.each([
    ["EPERM", "create", open],
    ["EBUSY", "append", append("a\r\n")],
    ["EBUSY", "write", replace("x", "in-place")],
    ["EPERM", "rename", replace("x", "atomic")],
    ["EBUSY", "truncate", { type: "truncate", atMs: 0, file: "Status.json", byteLength: 0 }],
  ] as const)("retries after %s on %s", async (code, operation, step) => {
    const { before, tries } = refusing(operation, code, 3);
    const { disk, writer, clock } = writerOn(before);
    disk.put("dir/Status.json", "old");
    await writer.write(step);
    expect(tries()).toBe(4);
    expect(clock.sleeps).toEqual([5, 10, 20]);
    expect([...disk.files.keys()].filter((path) => path.endsWith(".tmp"))).toEqual([]);
  });

  it.each(["EPERM", "EBUSY"])("writes in place if the rename keeps failing with %s", async (code) => {
    const { before, tries } = refusing("rename", code, Infinity);
    const { disk, writer } = writerOn(before);
    await writer.write(replace("new", "atomic"));
    expect(tries()).toBe(8);
    expect([...disk.files.keys()]).toEqual(["dir/Status.json"]);
    expect(disk.text("dir/Status.json")).toBe("new");
  });

  it("writes in place if the temporary file cannot be opened", async () => {
    const { before } = refusing("write", "EPERM", Infinity, ".tmp");
    const { disk, writer } = writerOn(before);
    await writer.write(replace("new", "atomic"));
    expect(disk.text("dir/Status.json")).toBe("new");
  });

  it.each([
    ["ENOSPC", 1],
    ["EBUSY", 8],
  ])("gives up on %s after %i attempts with the cause, and writes nothing more", async (code, expected) => {
    const { before, tries } = refusing("append", code, Infinity);
    const { disk, writer } = writerOn(before);
    await writer.write(open);
    await expect(writer.write(append("a\r\n"))).rejects.toMatchObject({
      code: "unwritable",
      path: join("dir", journal),
      cause: { code },
    });
    expect(tries()).toBe(expected);
    await expect(writer.write(replace("x", "atomic"))).rejects.toMatchObject({ code: "unwritable" });
    await expect(writer.close()).rejects.toMatchObject({ code: "unwritable" });
    expect(disk.text("dir/Status.json")).toBeUndefined();
  });

  it.each([
    ["ENOSPC", "no space is left on the disk (ENOSPC)"],
    ["EACCES", "permission denied (EACCES)"],
    ["EROFS", "the file system is read-only (EROFS)"],
  ])("names the cause of %s in its message", async (code, cause) => {
    const { before } = refusing("append", code, Infinity);
    const { writer } = writerOn(before);
    await writer.write(open);
    const message = `${join("dir", journal)}: it cannot be written: ${cause}`;
    await expect(writer.write(append("a\r\n"))).rejects.toThrow(message);
  });

  it("continues an append that failed after a part of it was written", async () => {
    const text = '{ "N":1 }\r\n';
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), fc.boolean(), async (parts, isOpened) => {
        const { disk, writer } = writerOn();
        const { append: appendAll } = disk;
        const left = [...parts];
        disk.append = async (path, given) => {
          const part = left.shift();
          await appendAll(path, given.subarray(0, part));
          if (part !== undefined) throw errno("EBUSY");
        };
        if (isOpened) await writer.write(open);
        else disk.put(`dir/${journal}`, "before");
        await writer.write(append(text));
        await writer.write(append(text));
        expect(disk.text(`dir/${journal}`)).toBe(`${isOpened ? "" : "before"}${text}${text}`);
      }),
    );
  });

  it("rejects steps after it is closed or disposed of", async () => {
    const { writer } = writerOn();
    await writer[Symbol.asyncDispose]();
    await expect(writer.write(open)).rejects.toMatchObject({ code: "closed" });
  });
});
