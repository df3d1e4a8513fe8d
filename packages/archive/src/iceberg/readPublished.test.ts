import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { encodeAvro } from "./avroFile.ts";
import { metadataName } from "./publishedNames.ts";
import { readVersion } from "./readPublished.ts";
import { removeOld } from "./removeOld.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-published-"));
  await mkdir(join(folder, "metadata"));
});
afterEach(() => rm(folder, { recursive: true }));

const field = {
  id: 1,
  name: "Ids",
  required: false,
  type: { type: "list", "element-id": 2, "element-required": false, element: "long" },
};
const metadata = {
  "table-uuid": "u",
  location: "file:///lake",
  "last-column-id": 2,
  schemas: [{ type: "struct", "schema-id": 0, fields: [field] }],
  snapshots: [],
};
const advice = "remove the folder, and publish the lake again";

async function readWith(changes: object): Promise<unknown> {
  await writeFile(join(folder, metadataName(1)), JSON.stringify({ ...metadata, ...changes }));
  return await readVersion(folder, 1);
}

describe("the metadata of a published table", () => {
  it("is read with its schema", async () => {
    expect(await readWith({ later: 1 })).toMatchObject({ version: 1, metadata, entries: [] });
  });

  it.each<readonly [string, object]>([
    ["location must be a text, received nothing", { location: undefined }],
    ["schemas[0].fields must be a list, received nothing", { schemas: [{ type: "struct", "schema-id": 0 }] }],
    [
      "schemas[0].fields[0].type.element must be a text, received 5",
      { schemas: [{ ...metadata.schemas[0], fields: [{ ...field, type: { ...field.type, element: 5 } }] }] },
    ],
    ["snapshots[0].snapshot-id must be a whole number from 0, received nothing", { snapshots: [{}] }],
    ['last-column-id must be a whole number from 0, received "2"', { "last-column-id": "2" }],
  ])("of which %s is refused with its path, the field and what to do", async (problem, changes) => {
    const path = join(folder, metadataName(1));
    const message = expect.stringContaining(problem.replace(" must", ` in ${path} must`)) as string;
    await expect(readWith(changes)).rejects.toMatchObject({ name: "LakeError", code: "damaged", advice, message });
  });

  it("is left by two publications that remove old files at once", async () => {
    await writeFile(join(folder, metadataName(1)), JSON.stringify(metadata));
    const newest = await readVersion(folder, 1);
    const data = join(folder, "data");
    await mkdir(data);
    const old = Array.from({ length: 50 }, (_, at) => `0-test-${at.toString(16).padStart(16, "0")}.parquet`);
    for (const name of old) await writeFile(join(data, name), "");
    await Promise.all([removeOld(folder, newest, true), removeOld(folder, newest, true)]);
    expect([await readdir(data), await readdir(join(folder, "metadata"))]).toEqual([[], ["v1.metadata.json"]]);
  });

  it("that names a list of other records is refused with the path of the list", async () => {
    const list = "metadata/snap-1-test.avro";
    const schema = { type: "record", name: "odd", fields: [{ name: "manifest_path", type: "int" }] } as const;
    await writeFile(
      join(folder, list),
      await encodeAvro({ ...schema, fields: [...schema.fields] }, [{ manifest_path: 5 }], {}),
    );
    const snapshot = {
      "snapshot-id": 1,
      "sequence-number": 1,
      "timestamp-ms": 0,
      "manifest-list": `file:///lake/${list}`,
      "schema-id": 0,
      summary: {},
    };
    const message = expect.stringContaining(`[0].manifest_path in ${join(folder, list)} must be a text`) as string;
    await expect(readWith({ snapshots: [snapshot] })).rejects.toMatchObject({ code: "damaged", advice, message });
  });
});
