import { unzipSync } from "fflate";
import { companionFiles, parseJournalName } from "@shipslog/contract";

/** More than a player writes in ten years: what claims to hold more is an attack, or a mistake. */
const mostBytes = 2_000_000_000;

/** An archive that cannot be read, with the reason in words. */
class ZipError extends Error {
  override readonly name = "ZipError";
}

/** Whether a file is called an archive. */
export function isZip(name: string): boolean {
  return name.toLowerCase().endsWith(".zip");
}

/** The journals and companion files of a zip, in any folder of it, held in memory for one reading. It blocks, so it belongs into a worker. */
export async function openZip(archive: Blob): Promise<readonly File[]> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let total = 0;
  const isWanted = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    if (!isJournalFile(nameIn(name))) return false;
    total += originalSize;
    return total <= mostBytes;
  };
  const entries = inflate(bytes, isWanted);
  if (total > mostBytes) {
    throw new ZipError("This zip holds more than 2 GB of journals. Unpack it, and choose the folder.");
  }
  return Object.entries(entries).map(([path, content]) => new File([new Uint8Array(content)], nameIn(path)));
}

function inflate(bytes: Uint8Array, filter: (entry: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    throw new ZipError("This file is not a zip, or it is damaged.", { cause });
  }
}

/** Whether a file has the name of a journal or of a companion file. */
function isJournalFile(name: string): boolean {
  return parseJournalName(name) !== undefined || companionFiles.some((file) => file === name);
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
