import { gunzipSync, inflateRawSync, inflateSync } from "node:zlib";
import type { IncomingHttpHeaders } from "node:http";
import { describeCause } from "@shipslog/journal";

/** The largest body that is taken, as it is sent: the limit that EDDN documents. */
export const mostBytes = 1024 * 1024;
/** The largest body after unpacking. A packed megabyte can hold a gigabyte, and reading that must cost nothing. */
const mostUnpackedBytes = 16 * 1024 * 1024;

/** The text of an upload, or why it cannot be read. */
export type ReadUpload =
  | { readonly text: string; readonly isForm: boolean }
  | { readonly rule: "unreadable" | "malformed-form"; readonly answer: string };

/** Unpacks the body of an upload, which may be compressed, form-encoded, or both. */
export function readUpload(headers: IncomingHttpHeaders, body: Buffer): ReadUpload {
  const type = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const isPacked = encoding === "gzip" || encoding === "deflate" || type === "gzip" || type === "application/gzip";
  let text = "";
  try {
    text = (isPacked ? unpack(body) : body).toString("utf8");
  } catch (error) {
    return { rule: "unreadable", answer: `FAIL: zlib.error: ${describeCause(error)}` };
  }
  const mayBeForm = type === "application/x-www-form-urlencoded" || (isPacked && text.startsWith("data="));
  const data = mayBeForm ? new URLSearchParams(text).get("data") : null;
  if (data !== null) return { text: data, isForm: true };
  // Some libraries call every body a form, unless they are told otherwise.
  if (!mayBeForm || /^\s*\{/.test(text)) return { text, isForm: false };
  return { rule: "malformed-form", answer: "FAIL: Malformed Upload: the form has no field data" };
}

/** The formats are told apart by how they begin; the last one has no beginning of its own. */
function unpack(body: Buffer): Buffer {
  const options = { maxOutputLength: mostUnpackedBytes };
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body, options);
  const isZlib = body.length >= 2 && (body[0] ?? 0) % 16 === 8 && body.readUInt16BE(0) % 31 === 0;
  return isZlib ? inflateSync(body, options) : inflateRawSync(body, options);
}
