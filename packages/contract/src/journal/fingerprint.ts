/** How many characters of a line its fingerprint covers: all of most lines; an oversize entry keeps at least as many. */
export const fingerprintCharacters = 1000;

/** Hashes text to lower-case hexadecimal digits, as `hash` of `node:crypto` does; the contract itself runs without Node. */
export type HashText = (algorithm: "sha256", text: string) => string;

/** Identifies a line by its beginning: the first 16 digits of its SHA-256. Bookmarks and manifests store it. */
export function fingerprintOf(line: string, hash: HashText): string {
  return hash("sha256", line.slice(0, fingerprintCharacters)).slice(0, 16);
}
