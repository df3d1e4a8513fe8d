import { getAsset } from "node:sea";

/** The version that the executable was built from. */
export function readVersion(): string {
  return getAsset("version", "utf8");
}
