/** The key of a watermark in its bucket: a dot would make another token, and most signs are not allowed in a key. */
export function watermarkKey(commander: string, file: string): string {
  return `${commander}.${Buffer.from(file).toString("base64url")}`;
}

/** Which file of which commander a key is about. */
export function parseWatermarkKey(key: string): { readonly commander: string; readonly file: string } | undefined {
  const [commander, encoded, ...more] = key.split(".");
  if (commander === undefined || encoded === undefined || more.length > 0) return undefined;
  return { commander, file: Buffer.from(encoded, "base64url").toString() };
}
