import { senderDefects, type Envelope, type SenderDefect } from "./Envelope.ts";

/** The name of the only header of a message. One header costs less than one for each field. */
export const headerName = "Shipslog";

/** The version of the protocol. A collector refuses other versions. */
const contractVersion = 1;

/**
 * Prints the header of a line: version, file, generation, offset, length, line number and the end of the line sent before.
 * Commander and kind are in the subject, where the broker checks them against the credential.
 */
export function printHeader({ position, byteLength, after, defect }: Omit<Envelope, "commander" | "kind">): string {
  const { file, generation, offset, line } = position;
  const fields = `${contractVersion} ${encodeFile(file)} ${generation} ${offset} ${byteLength} ${line} ${after}`;
  return defect === undefined ? fields : `${fields} ${defect}`;
}

/** Names that need no encoding, as the game gives them; testing a name is several times faster than encoding it. */
const plainFileName = /^[\w.-]+$/;

/** Prints the name of a file as one word of ASCII. */
export function encodeFile(file: string): string {
  return plainFileName.test(file) ? file : encodeURIComponent(file);
}

const longestFileName = 200;

/** One expression takes half the time of splitting the text and testing each word. */
const headerForm = new RegExp(
  String.raw`^${contractVersion} (\S+) (\d{1,16}) (\d{1,16}) (\d{1,16}) (\d{1,16}) (\d{1,16})(?: (\S+))?$`,
);

/** Parses a header; undefined if it is malformed. */
export function parseHeader(text: string): Omit<Envelope, "commander" | "kind"> | undefined {
  const found = headerForm.exec(text);
  if (found === null) return undefined;
  const file = decodeFile(found[1] ?? "");
  const generation = Number(found[2]);
  const offset = Number(found[3]);
  const byteLength = Number(found[4]);
  const line = Number(found[5]);
  const after = Number(found[6]);
  const defect = found[7];
  if (file === undefined || (defect !== undefined && !isSenderDefect(defect))) return undefined;
  if (!Number.isSafeInteger(generation) || !Number.isSafeInteger(line)) return undefined;
  if (after > offset || byteLength < 1 || !Number.isSafeInteger(offset + byteLength)) return undefined;
  return { position: { file, generation, offset, line }, byteLength, after, defect };
}

const isSenderDefect = (text: string): text is SenderDefect => Object.hasOwn(senderDefects, text);

/** Parses such a word; undefined if it is malformed. */
export function decodeFile(name: string): string | undefined {
  try {
    // Nearly all names are plain.
    const file = name.includes("%") ? decodeURIComponent(name) : name;
    return file.length > 0 && file.length <= longestFileName ? file : undefined;
  } catch {
    return undefined;
  }
}
