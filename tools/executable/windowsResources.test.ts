import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { needs } from "../../tests/helpers/needs/needs.ts";
import {
  iconResources,
  readChecksum,
  readResources,
  resourceTypes,
  versionResource,
  withResources,
  writeChecksum,
  type WindowsResource,
} from "./windowsResources.ts";

const resourceBytes = 0x4000;

/** A program with a section of resources and nothing else, and behind it a signature. */
function programWith(signature: Buffer): Buffer {
  const file = Buffer.alloc(0x200 + resourceBytes);
  file.write("MZ", 0);
  file.writeUInt32LE(0x80, 0x3c);
  file.write("PE\0\0", 0x80);
  file.writeUInt16LE(0x8664, 0x84);
  file.writeUInt16LE(1, 0x86);
  file.writeUInt16LE(240, 0x94);
  file.writeUInt16LE(0x22, 0x96);
  const header = 0x98;
  file.writeUInt16LE(0x20b, header);
  file.writeUInt32LE(0x1000, header + 32);
  file.writeUInt32LE(0x200, header + 36);
  file.writeUInt32LE(0x1000 + resourceBytes, header + 56);
  file.writeUInt32LE(0x200, header + 60);
  file.writeUInt32LE(16, header + 108);
  file.writeUInt32LE(0x1000, header + 128);
  file.writeUInt32LE(resourceBytes, header + 132);
  file.writeUInt32LE(file.length, header + 144);
  file.writeUInt32LE(signature.length, header + 148);
  const section = header + 240;
  file.write(".rsrc", section);
  for (const [at, word] of [resourceBytes, 0x1000, resourceBytes, 0x200].entries()) {
    file.writeUInt32LE(word, section + 8 + at * 4);
  }
  return Buffer.concat([file, signature]);
}

const plain = (resources: readonly WindowsResource[]) =>
  resources
    .map(({ type, id, language, bytes }) => [type, id, language, bytes.toString("hex")] as const)
    .toSorted(([type, id], [otherType, otherId]) => type - otherType || id - otherId);

it("reads the resources that were written, and leaves the signature out", () => {
  const resource = fc.record({
    type: fc.integer({ min: 1, max: 30 }),
    id: fc.integer({ min: 1, max: 99 }),
    language: fc.integer({ min: 0, max: 2000 }),
    bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  });
  const all = fc.uniqueArray(resource, { maxLength: 15, selector: ({ type, id }) => `${type} ${id}` });
  fc.assert(
    fc.property(all, (resources) => {
      const changed = withResources(programWith(Buffer.from("signature")), resources);
      expect(plain(readResources(changed))).toEqual(plain(resources));
      expect(changed.length).toBe(0x200 + resourceBytes);
      expect(readChecksum(changed).certificates).toBe(0);
    }),
  );
});

it("refuses resources that have no room, and files that are no programs", () => {
  const [large] = iconResources([Buffer.alloc(resourceBytes)]);
  expect(() => withResources(programWith(Buffer.alloc(0)), large === undefined ? [] : [large])).toThrow(
    /room for 16384/,
  );
  expect(() => readResources(Buffer.alloc(400))).toThrow("not a program for 64-bit Windows");
});

it("has the version and the texts in the form of Windows", () => {
  const { type, bytes } = versionResource("1.2.3", { ProductName: "Name é" });
  expect(type).toBe(resourceTypes.version);
  expect(bytes.readUInt16LE(0)).toBe(bytes.length);
  expect(bytes.toString("utf16le")).toMatch(/VS_VERSION_INFO[^]*StringFileInfo[^]*040904b0[^]*ProductName\0+Name é\0/);
  const fixed = bytes.indexOf(Buffer.from([0xbd, 0x04, 0xef, 0xfe]));
  expect([fixed % 4, bytes.readUInt32LE(fixed + 8), bytes.readUInt32LE(fixed + 12)]).toEqual([0, 0x1_0002, 0x3_0000]);
});

needs("/usr/bin/osslsigncode").it("has a checksum that another program calculates too", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-checksum-"));
  const verify = (bytes: Buffer) => {
    writeFileSync(join(folder, "a.exe"), bytes);
    const { stdout, stderr } = spawnSync("osslsigncode", ["verify", "a.exe"], { cwd: folder, encoding: "utf8" });
    return stdout + stderr;
  };
  try {
    const random = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251));
    const bytes = withResources(programWith(Buffer.alloc(0)), [{ type: 10, id: 1, language: 0, bytes: random }]);
    writeChecksum(bytes);
    expect(verify(bytes)).not.toMatch(/invalid PE checksum/);
    expect(verify(bytes)).toMatch(/No signature found/);
    bytes[0x210] = 255 - (bytes[0x210] ?? 0);
    expect(verify(bytes)).toMatch(/invalid PE checksum/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
