import { getAsset } from "node:sea";

/** Reads a published file of the contract from the executable. */
export function readSchemaText(file: string): Promise<string> {
  return Promise.resolve(getAsset(`schemas/${file}`, "utf8"));
}
