import { describe, expect, it } from "vitest";
import { openSink } from "./sink/openSink.ts";
import { openMemorySink } from "./memory/MemorySink.ts";
import { openLake } from "./query/openLake.ts";
import { makePicture } from "./report/makePicture.ts";
import { makeReport } from "./report/makeReport.ts";

/** Calls a function as JavaScript does, without its types. */
const call = (work: unknown, ...given: readonly unknown[]) =>
  (work as (...words: unknown[]) => Promise<unknown>)(...given);

describe("options from JavaScript", () => {
  it.each([
    [openSink, ["lake"], 'option "owner" must be a string, received undefined'],
    [openSink, [5, { owner: "me" }], 'option "lake" must be a string, or an object, received 5'],
    [openSink, ["lake", { owner: "me", threads: 0 }], 'option "threads" must be a whole number from 1, received 0'],
    [openSink, ["lake", { owner: "me", partition: 3 }], 'option "partition" must be a string, received 3'],
    [openMemorySink, [{ memoryMb: "1GB" }], 'option "memoryMb" must be a number of megabytes from 1, received "1GB"'],
    [openMemorySink, ["x"], 'the options must be an object, received "x"'],
    [openLake, ["lake", { writable: "x.csv" }], 'option "writable" must be an array in which each item is a string'],
    [openLake, ["lake", { commander: 7 }], 'option "commander" must be a string, received 7'],
    [makeReport, [{}, { commander: 7 }], 'option "commander" must be a string, received 7'],
    [makePicture, [{}, { commander: 7 }], 'option "commander" must be a string, received 7'],
  ])("%o rejects %j and names the option", async (work, given, message) => {
    await expect(call(work, ...given)).rejects.toThrow(message);
    await expect(call(work, ...given)).rejects.toBeInstanceOf(TypeError);
  });

  it("rejects SQL that is not a string", async () => {
    const { tables, close } = await openMemorySink().then((sink) => ({
      tables: sink.tables,
      close: () => sink.close(),
    }));
    await expect(tables.query(undefined as unknown as string)).rejects.toThrow('option "sql" must be a string');
    await close();
  });
});
