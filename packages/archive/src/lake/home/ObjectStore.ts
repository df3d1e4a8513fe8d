import { LakeError } from "./LakeError.ts";
import { encodeName, signRequest, type ObjectStoreKeys } from "./signRequest.ts";

/** What an object store needs of the machine. */
export interface ObjectStoreMachine {
  readonly fetch: typeof fetch;
  nowMs(): number;
  sleep(ms: number): Promise<void>;
}

/** Where a bucket is, and who asks for it. */
export interface ObjectStoreAccess {
  /** The address of a store that speaks the protocol of S3. Default: that of AWS in the region. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly keys: ObjectStoreKeys;
  readonly machine: ObjectStoreMachine;
}

/** An object as a list has it. */
export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
}

/** An object with its content. */
export interface StoredObject {
  readonly body: Uint8Array;
  /** Who has written it, if the writer has said so. */
  readonly writer: string | undefined;
}

interface Request {
  readonly method: "GET" | "PUT" | "DELETE";
  /** The object; undefined for the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Whether an earlier try may have done what was asked although no answer came. */
  readonly mayBeDone: boolean;
}

/** How long to wait before each new try. */
const pausesMs = [100, 200, 400, 800, 1600, 3200, 5000, 5000];
/** How long one try may take; a file of a lake is rarely larger than 64 MiB. */
const triedMs = 60_000;
const writerHeader = "x-amz-meta-shipslog-writer";
const nothing = new Uint8Array();

/** A bucket of a store that speaks the protocol of S3. Requests that fail on the way, or that a busy store refuses, are repeated. */
export class ObjectStore {
  readonly #bucket: string;
  readonly #endpoint: string;
  readonly #access: ObjectStoreAccess;

  constructor(bucket: string, access: ObjectStoreAccess) {
    this.#bucket = bucket;
    this.#endpoint = (access.endpoint ?? `https://s3.${access.region}.amazonaws.com`).replace(/\/+$/, "");
    this.#access = access;
  }

  /** Lists the objects whose keys begin with a prefix; without those that have a slash after it, if these are not wanted. */
  async list(prefix: string, isDeep: boolean): Promise<readonly ListedObject[]> {
    const found: ListedObject[] = [];
    let from: Record<string, string> = {};
    for (;;) {
      const depth: Record<string, string> = isDeep ? {} : { delimiter: "/" };
      const query = { "list-type": "2", "encoding-type": "url", prefix, ...depth, ...from };
      const { body } = await this.#ask({ method: "GET", query });
      const page = Buffer.from(body).toString("utf8");
      for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        found.push({ key: decodeName(textOf(entry, "Key") ?? ""), bytes: Number(textOf(entry, "Size")) });
      }
      if (textOf(page, "IsTruncated") !== "true") return found;
      const next = textOf(page, "NextContinuationToken");
      // With a part of the list, an older manifest could pass for the newest.
      if (next === undefined) {
        throw new LakeError("no-answer", `${this.#endpoint} lists a part of ${this.#bucket} and not how to go on`);
      }
      from = { "continuation-token": unescapeXml(next) };
    }
  }

  /** Reads an object; undefined if it is missing. */
  async read(key: string): Promise<StoredObject | undefined> {
    const { status, headers, body } = await this.#ask({ method: "GET", key });
    if (status === 404) return undefined;
    return { body, writer: headers.get(writerHeader) ?? undefined };
  }

  /** Writes an object, over one that is there. */
  async write(key: string, body: Uint8Array): Promise<void> {
    await this.#ask({ method: "PUT", key, body });
  }

  /**
   * Creates an object; returns false if there is one of its key. Of several writers at once one succeeds. `writer` tells this
   * creation from any other: when the answer to it is lost, the object shows who has created it.
   */
  async create(key: string, body: Uint8Array, writer: string): Promise<boolean> {
    const headers = { "if-none-match": "*", [writerHeader]: writer };
    const { status, mayBeDone } = await this.#ask({ method: "PUT", key, headers, body });
    if (status !== 412) return true;
    return mayBeDone && (await this.read(key))?.writer === writer;
  }

  /** Removes an object, which may be missing. */
  async remove(key: string): Promise<void> {
    await this.#ask({ method: "DELETE", key });
  }

  /** Sends a request until there is an answer. Throws a LakeError if it is none that the caller can use. */
  async #ask(request: Request): Promise<Answer> {
    let mayBeDone = false;
    for (let tries = 0; ; tries++) {
      const sent = await this.#send(request).catch((error: unknown) => error as Error);
      const isAnswer = !(sent instanceof Error);
      if (isAnswer && !isBusy(sent)) {
        this.#judge(request, sent);
        return { ...sent, mayBeDone };
      }
      mayBeDone ||= !isAnswer || sent.status >= 500;
      const pauseMs = pausesMs[tries];
      if (pauseMs === undefined) {
        const problem = isAnswer ? `answers ${sent.status} (${codeIn(sent.body)})` : `is not there (${reasonOf(sent)})`;
        throw new LakeError("no-answer", `${this.#endpoint} ${problem}`, isAnswer ? undefined : sent);
      }
      await this.#access.machine.sleep(pauseMs);
    }
  }

  async #send({ method, key, query = {}, headers = {}, body = nothing }: Request): Promise<Omit<Answer, "mayBeDone">> {
    const { machine, keys, region } = this.#access;
    const names = key === undefined ? [this.#bucket] : [this.#bucket, ...key.split("/")];
    const words = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const search = words.map(([name, value]) => `${encodeName(name)}=${encodeName(value)}`).join("&");
    const url = new URL(`${this.#endpoint}/${names.map(encodeName).join("/")}${search === "" ? "" : `?${search}`}`);
    const signed = signRequest({ method, url, headers, body }, keys, { region, nowMs: machine.nowMs() });
    const response = await machine.fetch(url, {
      method,
      headers: signed,
      signal: AbortSignal.timeout(triedMs),
      redirect: "manual",
      ...(method === "PUT" ? { body: body as Uint8Array<ArrayBuffer> } : {}),
    });
    return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
  }

  /** Throws a LakeError for an answer that no caller expects. */
  #judge({ method, key, headers }: Request, { status, body }: Omit<Answer, "mayBeDone">): void {
    const code = codeIn(body);
    const isMissing = status === 404 && code !== "NoSuchBucket" && key !== undefined && method !== "PUT";
    const isTaken = status === 412 && headers?.["if-none-match"] !== undefined;
    if ((status >= 200 && status < 300) || isMissing || isTaken) return;
    if (code === "NoSuchBucket") throw new LakeError("no-bucket", `${this.#bucket} at ${this.#endpoint}`);
    const what = `${this.#endpoint} answers ${status} (${code}) to ${method} ${this.#bucket}/${key ?? ""}`;
    throw new LakeError(status === 401 || status === 403 ? "refused" : "no-answer", what);
  }
}

/** Whether a store could not do now what was asked: it is busy, or another condition is being judged at the same time. */
function isBusy({ status }: Omit<Answer, "mayBeDone">): boolean {
  return status >= 500 || status === 429 || status === 409;
}

/** The text of an element of XML, as it is written; undefined if there is none. */
function textOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
}

/** The code of an error in the body of an answer. */
function codeIn(body: Uint8Array): string {
  return textOf(Buffer.from(body).toString("utf8"), "Code") ?? "without a reason";
}

/** A key in a list is encoded as in an address, in some stores with `+` for a space. */
function decodeName(name: string): string {
  return decodeURIComponent(unescapeXml(name).replaceAll("+", " "));
}

const characters: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => characters[name] ?? "");
}

/** Why a request has failed: `fetch` has the reason of the system as the cause. */
function reasonOf(error: Error): string {
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}
