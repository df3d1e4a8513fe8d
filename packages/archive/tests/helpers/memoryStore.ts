/** An object store in memory, and what goes wrong with its answers. */
export interface MemoryStore {
  readonly objects: Map<string, { readonly body: Buffer; readonly writer: string | undefined }>;
  /** The method and path of each request. */
  readonly asked: string[];
  /** What happens to the next requests, one after the other: `lost` does what is asked and loses the answer, `partial` is the start of a list. */
  readonly next: ("lost" | "cut" | "busy" | "conflict" | "denied" | "partial")[];
  readonly fetch: typeof fetch;
}

const listedAtOnce = 3;

/** Creates a store that answers as those do that speak the protocol of S3. It believes every signature. */
export function memoryStore(bucket: string): MemoryStore {
  const objects: MemoryStore["objects"] = new Map();
  const asked: string[] = [];
  const next: MemoryStore["next"] = [];
  const error = (status: number, code: string) => new Response(`<Error><Code>${code}</Code></Error>`, { status });
  const answer = (url: URL, method: string, headers: Headers, body: Buffer): Response => {
    const [, name, ...words] = url.pathname.split("/");
    const key = words.map(decodeURIComponent).join("/");
    if (name !== bucket) return error(404, "NoSuchBucket");
    if (method === "PUT") {
      if (headers.get("if-none-match") === "*" && objects.has(key)) return error(412, "PreconditionFailed");
      objects.set(key, { body, writer: headers.get("x-amz-meta-shipslog-writer") ?? undefined });
      return new Response();
    }
    if (method === "DELETE") {
      objects.delete(key);
      return new Response(null, { status: 204 });
    }
    if (key === "") return new Response(list(objects, url.searchParams));
    const found = objects.get(key);
    if (found === undefined) return error(404, "NoSuchKey");
    const { writer } = found;
    return new Response(Uint8Array.from(found.body), {
      headers: writer === undefined ? {} : { "x-amz-meta-shipslog-writer": writer },
    });
  };
  return {
    objects,
    asked,
    next,
    // oxlint-disable-next-line typescript/require-await -- the real one is asynchronous
    async fetch(input, { method = "GET", headers, body } = {}) {
      const url = new URL(input as URL);
      const mishap = next.shift();
      asked.push(`${method} ${url.pathname}`);
      if (mishap === "cut") throw new TypeError("fetch failed", { cause: new Error("other side closed") });
      if (mishap === "busy") return error(503, "SlowDown");
      if (mishap === "conflict") return error(409, "ConditionalRequestConflict");
      if (mishap === "denied") return error(403, "AccessDenied");
      if (mishap === "partial") {
        return new Response("<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>");
      }
      const answered = answer(url, method, new Headers(headers), Buffer.from((body as Uint8Array | undefined) ?? []));
      if (mishap === "lost") throw new TypeError("fetch failed", { cause: new Error("other side closed") });
      return answered;
    },
  };
}

function list(objects: MemoryStore["objects"], query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const isShallow = query.get("delimiter") === "/";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const wanted = keys.filter((key) => !isShallow || !key.slice(prefix.length).includes("/"));
  const from = Number(query.get("continuation-token") ?? 0);
  const page = wanted.slice(from, from + listedAtOnce).map((key) => {
    return `<Contents><Key>${encodeURIComponent(key)}</Key><Size>${objects.get(key)?.body.length ?? 0}</Size></Contents>`;
  });
  const isTruncated = from + listedAtOnce < wanted.length;
  const token = isTruncated ? `<NextContinuationToken>${from + listedAtOnce}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${token}${page.join("\n")}</ListBucketResult>`;
}
