/** The bytes of several appends, joined in their order. */
export function bytesOfAppends(appends: readonly { readonly bytes: Uint8Array }[]): Uint8Array {
  const joined = new Uint8Array(appends.reduce((length, { bytes }) => length + bytes.length, 0));
  let at = 0;
  for (const { bytes } of appends) {
    joined.set(bytes, at);
    at += bytes.length;
  }
  return joined;
}
