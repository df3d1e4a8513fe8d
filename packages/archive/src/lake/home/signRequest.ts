import { createHash, createHmac } from "node:crypto";

/** Who asks: the usual pair of keys, and a token for those that expire. */
export interface ObjectStoreKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** A request to an object store before it is signed. */
export interface UnsignedRequest {
  readonly method: string;
  /** With the path and the query as `encodeName` encodes them, and the query in order of name. */
  readonly url: URL;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const algorithm = "AWS4-HMAC-SHA256";

/**
 * The headers of a request with its signature (AWS Signature Version 4). Every header is signed, so that nothing on the way can
 * take out the condition of a commit.
 */
export function signRequest(
  { method, url, headers, body }: UnsignedRequest,
  { accessKeyId, secretAccessKey, sessionToken }: ObjectStoreKeys,
  { region, nowMs }: { readonly region: string; readonly nowMs: number },
): Record<string, string> {
  const time = new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const digest = sha256(body);
  const signed: Record<string, string> = { ...headers, "x-amz-content-sha256": digest, "x-amz-date": time };
  if (sessionToken !== undefined) signed["x-amz-security-token"] = sessionToken;
  const lines = Object.entries({ ...signed, host: url.host }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = lines.map(([name]) => name).join(";");
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...lines.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    names,
    digest,
  ].join("\n");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, [algorithm, time, scope, sha256(canonical)].join("\n")).toString("hex");
  const authorization = `${algorithm} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...signed, authorization };
}

/** Encodes a name for the path or the query of a signed request. */
export function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /[!'()*]/g,
    (found) => `%${found.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
