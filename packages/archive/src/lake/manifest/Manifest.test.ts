import { describe, expect, it } from "vitest";
import { LakeError } from "../home/LakeError.ts";
import { parseManifest, printManifest, type ManifestRecord } from "./Manifest.ts";

const path = "lake/manifest.main.0000000001.json";
const file = { path: "events/a.parquet", table: "events", month: "2026-01", shape: "1234", rows: 1, bytes: 10 };
const watermark = {
  commander: "F1",
  file: "Journal.log",
  generation: 0,
  offset: 9,
  line: 1,
  lastOffset: 0,
  fingerprint: "ab",
};
const record: ManifestRecord = {
  partition: "main",
  version: 1,
  epoch: 1,
  owner: "test",
  files: [file, { ...file, untyped: true, sha256: "cd" }],
  watermarks: [watermark, { ...watermark, file: "Other.log", header: "ef" }],
  watermarkFiles: [],
};

/** The error about a manifest with some other values. */
function errorOf(text: string): unknown {
  try {
    parseManifest(text, path);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("a manifest", () => {
  it("is parsed as it was printed, whatever fields a later version adds", () => {
    expect(parseManifest(printManifest(record), path)).toEqual(record);
    const later = JSON.stringify({ format: "shipslog-lake", layout: 2, ...record, later: 1 });
    expect(parseManifest(later, path)).toMatchObject(record);
  });

  it.each<readonly [string, object]>([
    ["files must be a list, received nothing", { files: undefined }],
    ['files[1].bytes must be a whole number from 0, received "10"', { files: [file, { ...file, bytes: "10" }] }],
    ["files[0].path must be a text, received 5", { files: [{ ...file, path: 5 }] }],
    ["files[0].untyped must be true, received false", { files: [{ ...file, untyped: false }] }],
    ["files[0] must be an object, received null", { files: [null] }],
    ["watermarks[0].offset must be a whole number from 0, received -1", { watermarks: [{ ...watermark, offset: -1 }] }],
    ["watermarks must be a list, received an object", { watermarks: {} }],
    [
      "watermarkFiles[0].rows must be a whole number from 0, received nothing",
      { watermarkFiles: [{ ...file, rows: undefined }] },
    ],
    ["version must be a whole number from 0, received 1.5", { version: 1.5 }],
    ["owner must be a text, received a list", { owner: [] }],
  ])("of which %s is refused with its path, the field and what to do", (problem, wrong) => {
    const error = errorOf(JSON.stringify({ format: "shipslog-lake", layout: 2, ...record, ...wrong }));
    expect(error).toBeInstanceOf(LakeError);
    expect(error).toMatchObject({
      code: "damaged",
      advice: expect.stringContaining("restore the lake from a backup") as string,
    });
    expect((error as LakeError).message).toContain(problem.replace(" must", ` in ${path} must`));
  });

  it.each(["null", "5", '"text"', "[]"])("that is %s is refused with its path", (text) => {
    expect(errorOf(text)).toMatchObject({
      code: "damaged",
      message: expect.stringContaining(`${path} must be an object`) as string,
    });
  });

  it("of another program or of a later layout is no lake", () => {
    expect(errorOf("{}")).toMatchObject({ code: "not-a-lake" });
    expect(errorOf(JSON.stringify({ format: "shipslog-lake", layout: 5, ...record }))).toMatchObject({
      code: "not-a-lake",
    });
  });
});
