/** The key of a watermark in its bucket. The file name is encoded, because keys allow few characters and a dot separates tokens. */
export function watermarkKey(commander: string, file: string): string {
  return `${commander}.${Buffer.from(file).toString("base64url")}`;
}

/** Parses the key of a watermark; undefined if it is malformed. */
export function parseWatermarkKey(key: string): { readonly commander: string; readonly file: string } | undefined {
  const [commander, encoded, ...more] = key.split(".");
  if (commander === undefined || encoded === undefined || more.length > 0) return undefined;
  return { commander, file: Buffer.from(encoded, "base64url").toString() };
}
