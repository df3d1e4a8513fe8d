import { extname } from "node:path";
import { listFiles, readPageFile } from "./pageDisk.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The compressed forms of a file that the build writes beside it, the smallest first, with their file extensions. */
const encodings = { br: ".br", gzip: ".gz" } as const;

/** The name of a compressed form in HTTP headers. */
export type ContentEncoding = keyof typeof encodings;

/** A file of the built page. */
export interface PageFile {
  readonly type: string;
  /** Whether its name contains a hash of its content, so that it can be cached. */
  readonly isHashed: boolean;
  /** The compressed forms that exist, the smallest first. */
  readonly encodings: readonly ContentEncoding[];
  read(encoding?: ContentEncoding): Promise<Buffer>;
}

/** Selects a compressed form that a client accepts, of those there are; undefined for none. */
export function acceptedEncoding(
  file: Pick<PageFile, "encodings">,
  accepted: string | undefined,
): ContentEncoding | undefined {
  const names = (accepted ?? "").split(",").map((each) => each.trim().toLowerCase());
  // `br;q=0` refuses an encoding; browsers never weigh these two.
  return file.encodings.find((encoding) => names.includes(encoding));
}

const encodingNames = Object.keys(encodings) as readonly ContentEncoding[];

/**
 * Lists the files of the built page by address. Requests are looked up in this table and never become a path, so no address
 * leads outside the folder.
 */
export async function listPageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const names = new Set(await listFiles(folder));
  const files = new Map<string, PageFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    files.set(`/${name}`, {
      type,
      isHashed: name.startsWith("assets/"),
      encodings: encodingNames.filter((encoding) => names.has(`${name}${encodings[encoding]}`)),
      read: (encoding) => readPageFile(folder, encoding === undefined ? name : `${name}${encodings[encoding]}`),
    });
  }
  const index = files.get("/index.html");
  if (index !== undefined) files.set("/", index);
  return files;
}
