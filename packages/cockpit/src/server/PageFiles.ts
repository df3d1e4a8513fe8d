import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";

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

/** A file of the built page. */
export interface PageFile {
  readonly type: string;
  /** Whether its name contains a hash of its content, so that it can be cached. */
  readonly isHashed: boolean;
  read(): Promise<Buffer>;
}

/**
 * Lists the files of the built page by address. Requests are looked up in this table and never become a path, so no address
 * leads outside the folder.
 */
export async function listPageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, PageFile>();
  for (const entry of entries) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${path.slice(join(folder, sep).length).split(sep).join("/")}`;
    files.set(address, { type, isHashed: address.startsWith("/assets/"), read: () => readFile(path) });
  }
  const index = files.get("/index.html");
  if (index !== undefined) files.set("/", index);
  return files;
}
