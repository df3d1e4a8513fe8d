import { getAsset, getRawAsset } from "node:sea";

/** The folder of the page inside the executable. */
export const ownPage = "page";

/** Lists the files of the page in the executable. */
export function listFiles(): Promise<readonly string[]> {
  return Promise.resolve(JSON.parse(getAsset("page.json", "utf8")) as readonly string[]);
}

/** Reads a file of the page from the executable. */
export function readPageFile(folder: string, name: string): Promise<Buffer> {
  return Promise.resolve(Buffer.from(getRawAsset(`${folder}/${name}`)));
}
