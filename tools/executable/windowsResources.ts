/** A resource of a Windows program: what it is, its number, its language and its bytes. */
export interface WindowsResource {
  readonly type: number;
  readonly id: number;
  readonly language: number;
  readonly bytes: Buffer;
}

/** The numbers of the types that Windows reads from a program itself. */
export const resourceTypes = { icon: 3, iconGroup: 14, version: 16, manifest: 24 } as const;

/** American English, the language of the resources. */
const english = 1033;

/** Where the parts of a 64-bit PE file are. */
interface Layout {
  /** Of the optional header. */
  readonly header: number;
  readonly resources: { readonly address: number; readonly offset: number; readonly bytes: number };
}

/** Distances in the optional header of a 64-bit program. */
const distances = { checksum: 64, resources: 112 + 2 * 8, certificates: 112 + 4 * 8 } as const;

function layoutOf(file: Buffer): Layout {
  const pe = file.readUInt32LE(0x3c);
  const header = pe + 24;
  if (file.toString("latin1", pe, pe + 4) !== "PE\0\0" || file.readUInt16LE(header) !== 0x20b) {
    throw new Error("not a program for 64-bit Windows");
  }
  const address = file.readUInt32LE(header + distances.resources);
  const sections = header + file.readUInt16LE(pe + 20);
  for (let at = 0; at < file.readUInt16LE(pe + 6); at += 1) {
    const section = sections + at * 40;
    if (file.readUInt32LE(section + 12) !== address) continue;
    return {
      header,
      resources: { address, bytes: file.readUInt32LE(section + 16), offset: file.readUInt32LE(section + 20) },
    };
  }
  throw new Error("the program has no section of resources");
}

/** Reads the resources of a program. Those with a name and those in a language other than the first are left out. */
export function readResources(file: Buffer): readonly WindowsResource[] {
  const { address, offset } = layoutOf(file).resources;
  const found: WindowsResource[] = [];
  for (const type of entriesAt(file, offset, 0)) {
    for (const id of entriesAt(file, offset, type.to)) {
      const [language] = entriesAt(file, offset, id.to);
      if (language === undefined) continue;
      const start = offset + file.readUInt32LE(offset + language.to) - address;
      const bytes = file.subarray(start, start + file.readUInt32LE(offset + language.to + 4));
      found.push({ type: type.id, id: id.id, language: language.id, bytes });
    }
  }
  return found;
}

function entriesAt(file: Buffer, offset: number, folder: number) {
  const start = offset + folder;
  const named = file.readUInt16LE(start + 12);
  return Array.from({ length: file.readUInt16LE(start + 14) }, (_, at) => {
    const entry = start + 16 + (named + at) * 8;
    return { id: file.readUInt32LE(entry), to: file.readUInt32LE(entry + 4) % 0x8000_0000 };
  });
}

/**
 * Writes a program anew with other resources and without its signature: that is of the program as it was, and a signature that does
 * not fit is what scanners look for. The resources must fit where the old ones were.
 */
export function withResources(file: Buffer, resources: readonly WindowsResource[]): Buffer {
  const { header, resources: place } = layoutOf(file);
  const certificates = file.readUInt32LE(header + distances.certificates);
  // A signature is the end of a file.
  const changed = Buffer.from(certificates === 0 ? file : file.subarray(0, certificates));
  changed.fill(0, header + distances.certificates, header + distances.certificates + 8);
  const tree = treeOf(resources, place.address);
  if (tree.length > place.bytes) throw new Error(`${tree.length} bytes of resources, room for ${place.bytes}`);
  changed.fill(0, place.offset, place.offset + place.bytes);
  tree.copy(changed, place.offset);
  return changed;
}

/** The section of resources: folders by type, number and language, then where each is, then the bytes. */
function treeOf(resources: readonly WindowsResource[], address: number): Buffer {
  const types = [...Map.groupBy(resources, ({ type }) => type)].sort(([one], [other]) => one - other);
  const folderBytes = (entries: number) => 16 + entries * 8;
  const levelBytes = types.reduce((sum, [, all]) => sum + folderBytes(all.length) + all.length * folderBytes(1), 0);
  const leaves = folderBytes(types.length) + levelBytes;
  const size = leaves + resources.length * 16 + resources.reduce((sum, { bytes }) => sum + padded(bytes.length, 8), 0);
  const tree = Buffer.alloc(size);
  let folder = 0;
  let leaf = leaves;
  let data = padded(leaves + resources.length * 16, 8);
  const beginFolder = (entries: number) => {
    const start = folder;
    tree.writeUInt16LE(entries, start + 14);
    folder += folderBytes(entries);
    return start;
  };
  const enter = (start: number, at: number, id: number, to: number) => {
    tree.writeUInt32LE(id, start + 16 + at * 8);
    tree.writeUInt32LE(to, start + 20 + at * 8);
  };
  const isFolder = 0x8000_0000;
  const top = beginFolder(types.length);
  for (const [typeAt, [type, all]] of types.entries()) {
    const ids = beginFolder(all.length);
    enter(top, typeAt, type, isFolder + ids);
    for (const [at, { id, language, bytes }] of all.toSorted((one, other) => one.id - other.id).entries()) {
      const languages = beginFolder(1);
      enter(ids, at, id, isFolder + languages);
      enter(languages, 0, language, leaf);
      tree.writeUInt32LE(address + data, leaf);
      tree.writeUInt32LE(bytes.length, leaf + 4);
      leaf += 16;
      bytes.copy(tree, data);
      data += padded(bytes.length, 8);
    }
  }
  return tree;
}

const padded = (bytes: number, to: number) => Math.ceil(bytes / to) * to;

/** The checksum that a program has, and how many bytes of signature it points to. */
export function readChecksum(file: Buffer): { readonly checksum: number; readonly certificates: number } {
  const { header } = layoutOf(file);
  return {
    checksum: file.readUInt32LE(header + distances.checksum),
    certificates: file.readUInt32LE(header + distances.certificates + 4),
  };
}

/** Writes the checksum of a program, which Windows asks of drivers and scanners of everybody. */
export function writeChecksum(file: Buffer): void {
  const at = layoutOf(file).header + distances.checksum;
  file.writeUInt32LE(0, at);
  let sum = 0;
  const even = file.length - (file.length % 2);
  for (let from = 0; from < even; from += 2) {
    sum += (file[from] ?? 0) + (file[from + 1] ?? 0) * 256;
    if (sum > 0xffff) sum -= 0xffff;
  }
  if (even < file.length) sum += file[even] ?? 0;
  file.writeUInt32LE((sum % 0x1_0000) + Math.floor(sum / 0x1_0000) + file.length, at);
}

/** The icons of a program, from pictures in the form of PNG, each as large as its first chunk says. */
export function iconResources(pictures: readonly Buffer[]): readonly WindowsResource[] {
  const group = Buffer.alloc(6 + pictures.length * 14);
  group.writeUInt16LE(1, 2);
  group.writeUInt16LE(pictures.length, 4);
  for (const [at, bytes] of pictures.entries()) {
    const entry = 6 + at * 14;
    // 256 is written as 0.
    group.writeUInt8(bytes.readUInt32BE(16) % 256, entry);
    group.writeUInt8(bytes.readUInt32BE(20) % 256, entry + 1);
    group.writeUInt16LE(1, entry + 4);
    group.writeUInt16LE(32, entry + 6);
    group.writeUInt32LE(bytes.length, entry + 8);
    group.writeUInt16LE(at + 1, entry + 12);
  }
  const icons = pictures.map((bytes, at) => ({ type: resourceTypes.icon, id: at + 1, language: english, bytes }));
  return [...icons, { type: resourceTypes.iconGroup, id: 1, language: english, bytes: group }];
}

/** What Windows shows as the details of a program: a version such as 1.2.3, and texts by their names in Windows. */
export function versionResource(version: string, texts: Readonly<Record<string, string>>): WindowsResource {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.-]/).map(Number);
  const fixed = Buffer.alloc(52);
  const numbers = [minor + major * 0x1_0000, patch * 0x1_0000];
  // Signature, version of the form, twice the version, the mask of flags, no flag, for Windows, a program.
  const words = [0xfeef04bd, 0x1_0000, ...numbers, ...numbers, 0x3f, 0, 0x4_0004, 1];
  for (const [at, word] of words.entries()) fixed.writeUInt32LE(word, at * 4);
  const strings = Object.entries(texts).map(([name, text]) => versionBlock(name, `${text}\0`, []));
  const table = versionBlock("040904b0", "", strings);
  const translation = versionBlock("Translation", Buffer.from([0x09, 0x04, 0xb0, 0x04]), []);
  const parts = [versionBlock("StringFileInfo", "", [table]), versionBlock("VarFileInfo", "", [translation])];
  return {
    type: resourceTypes.version,
    id: 1,
    language: english,
    bytes: versionBlock("VS_VERSION_INFO", fixed, parts),
  };
}

/** A block with a name, a value and blocks inside; each begins at a multiple of four. */
function versionBlock(name: string, value: string | Buffer, inside: readonly Buffer[]): Buffer {
  const isText = typeof value === "string";
  const bytes = isText ? Buffer.from(value, "utf16le") : value;
  const head = Buffer.alloc(padded(6 + (name.length + 1) * 2, 4));
  head.write(name, 6, "utf16le");
  const parts = [head, bytes, ...inside].map((part) =>
    Buffer.concat([part, Buffer.alloc(padded(part.length, 4) - part.length)]),
  );
  const block = Buffer.concat(parts);
  // The padding at the end is not of the block.
  block.writeUInt16LE(inside.length === 0 ? head.length + bytes.length : block.length, 0);
  block.writeUInt16LE(isText ? value.length : bytes.length, 2);
  block.writeUInt16LE(isText ? 1 : 0, 4);
  return block;
}
