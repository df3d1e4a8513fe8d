import { open, type FileHandle } from "node:fs/promises";
import { crc32, inflateRawSync } from "node:zlib";

/** A file in a zip. */
export interface ZippedFile {
  /** Its path inside the zip, with slashes. */
  readonly path: string;
  readonly byteLength: number;
  /** Reads its content, and throws an Error with the reason if it is damaged. */
  read(): Promise<Buffer>;
}

/** The signatures and sizes of the format's records. */
const endSignature = 0x06054b50;
const endBytes = 22;
const longestComment = 2 ** 16;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const localSignature = 0x04034b50;
const localBytes = 30;
/** What stands for a number in the larger form of the format. */
const tooLarge = 0xffffffff;
const encryptedFlag = 1;
const stored = 0;
const deflated = 8;

/** Opens a zip, gives its files to a reader, and closes it. Throws an Error with the reason if it is no zip. */
export async function readZip<Result>(
  path: string,
  use: (entries: readonly ZippedFile[]) => Promise<Result>,
): Promise<Result> {
  const file = await open(path);
  try {
    return await use(await listEntries(file));
  } finally {
    await file.close();
  }
}

async function listEntries(file: FileHandle): Promise<readonly ZippedFile[]> {
  const { size } = await file.stat();
  const tailAt = Math.max(0, size - endBytes - longestComment);
  const tail = await readAt(file, tailAt, size - tailAt);
  let end = tail.length - endBytes;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end--;
  if (end < 0) throw new Error("it is no zip, or its end is missing");
  const listBytes = tail.readUInt32LE(end + 12);
  const listAt = tail.readUInt32LE(end + 16);
  if (listAt === tooLarge) throw new Error("it is too large for the usual form of a zip");
  const list = await readAt(file, listAt, listBytes);
  const entries: ZippedFile[] = [];
  for (let at = 0; at + entryBytes <= list.length;) {
    if (list.readUInt32LE(at) !== entrySignature) throw new Error("its list of files is damaged");
    const pathBytes = list.readUInt16LE(at + 28);
    const name = list.toString("utf8", at + entryBytes, at + entryBytes + pathBytes);
    if (!name.endsWith("/")) entries.push(entryOf(file, list.subarray(at, at + entryBytes), name));
    at += entryBytes + pathBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries;
}

function entryOf(file: FileHandle, head: Buffer, path: string): ZippedFile {
  const flags = head.readUInt16LE(8);
  const method = head.readUInt16LE(10);
  const checksum = head.readUInt32LE(16);
  const packedBytes = head.readUInt32LE(20);
  const byteLength = head.readUInt32LE(24);
  const localAt = head.readUInt32LE(42);
  return {
    path: path.replaceAll("\\", "/"),
    byteLength,
    async read() {
      if ((flags & encryptedFlag) !== 0) throw new Error("it is encrypted");
      if (method !== stored && method !== deflated) throw new Error(`it is packed in another way, ${method}`);
      const local = await readAt(file, localAt, localBytes);
      if (local.readUInt32LE(0) !== localSignature) throw new Error("it is damaged");
      const at = localAt + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28);
      const packed = await readAt(file, at, packedBytes);
      // One byte more than it claims to have is enough to see that it claims too little.
      const content = method === stored ? packed : inflateRawSync(packed, { maxOutputLength: byteLength + 1 });
      if (content.length !== byteLength || crc32(content) !== checksum) throw new Error("it is damaged");
      return content;
    },
  };
}

async function readAt(file: FileHandle, at: number, byteLength: number): Promise<Buffer> {
  const { size } = await file.stat();
  if (at + byteLength > size) throw new Error("it is damaged, or not whole");
  const bytes = Buffer.alloc(byteLength);
  const { bytesRead } = await file.read(bytes, 0, byteLength, at);
  return bytes.subarray(0, bytesRead);
}
