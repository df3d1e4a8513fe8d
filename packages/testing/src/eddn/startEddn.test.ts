import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { startEddn, type Eddn, type EddnOptions } from "./startEddn.ts";

const nowMs = Date.UTC(2026, 4, 1, 12);

const schema = {
  $schema: "http://json-schema.org/draft-04/schema#",
  id: "https://eddn.edcd.io/schemas/journal/2#",
  type: "object",
  required: ["$schemaRef", "header", "message"],
  properties: {
    header: { type: "object", required: ["uploaderID", "softwareName", "softwareVersion"] },
    message: {
      type: "object",
      required: ["timestamp", "event"],
      properties: { timestamp: { format: "date-time" }, Wanted: { $ref: "#/definitions/disallowed" } },
    },
  },
  definitions: { disallowed: { not: { type: "array boolean integer number null object string".split(" ") } } },
};

async function makeSchemas(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-eddn-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function start(options: Partial<EddnOptions> = {}): Promise<Eddn> {
  const schemas = await makeSchemas({ "journal-v2.0.json": JSON.stringify(schema), "notes.json": "{}" });
  const eddn = await startEddn({ schemas, clock: { nowMs: () => nowMs }, ...options });
  onTestFinished(() => eddn.close());
  return eddn;
}

/** An upload in which everything is right; `change` makes another of it. */
function uploadWith(change: { header?: object; message?: object; $schemaRef?: string } = {}) {
  return {
    $schemaRef: change.$schemaRef ?? "https://eddn.edcd.io/schemas/journal/2",
    header: {
      uploaderID: "Jameson",
      softwareName: "Tool",
      softwareVersion: "1",
      gameversion: "4.1",
      gamebuild: "r1",
      ...change.header,
    },
    message: { timestamp: "2026-05-01T11:59:00Z", event: "Docked", ...change.message },
  };
}

async function post(eddn: Eddn, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const response = await fetch(eddn.uploadUrl, { method: "POST", body, headers });
  return { status: response.status, text: await response.text() };
}

const json = (change?: Parameters<typeof uploadWith>[0]) => JSON.stringify(uploadWith(change));
const rulesOf = ({ receipts }: Eddn) =>
  receipts.at(-1)?.remarks.map(({ rule, pointer }) => `${rule} ${pointer}`.trim());
const form = { "Content-Type": "application/x-www-form-urlencoded" };

describe("startEddn", () => {
  it.each<readonly [string, string | Uint8Array<ArrayBuffer>, Record<string, string>, readonly string[]]>([
    ["plain", json(), { "Content-Type": "application/json" }, []],
    ["gzip", gzipSync(json()), { "Content-Encoding": "gzip" }, []],
    ["gzip as its type", gzipSync(json()), { "Content-Type": "gzip" }, []],
    ["zlib", deflateSync(json()), { "Content-Encoding": "deflate" }, []],
    ["deflate", deflateRawSync(json()), { "Content-Encoding": "deflate" }, []],
    ["a form", `data=${encodeURIComponent(json())}`, form, ["form-encoded"]],
    ["JSON that is called a form", json(), form, []],
    ["a packed form", gzipSync(`data=${encodeURIComponent(json())}`), { "Content-Encoding": "gzip" }, ["form-encoded"]],
    ["the form for tests", json({ $schemaRef: "https://eddn.edcd.io/schemas/journal/2/test" }), {}, []],
  ])("accepts %s", async (_, body, headers, remarks) => {
    const eddn = await start();
    expect(await post(eddn, body, headers)).toEqual({ status: 200, text: "OK" });
    expect(rulesOf(eddn)).toEqual(remarks);
    expect(eddn.receipts[0]).toMatchObject({ schema: "journal/2", event: "Docked", software: "Tool 1" });
  });

  it.each<readonly [string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number, RegExp, string]>([
    ["no JSON", "{", {}, 400, /^FAIL: JSON parsing: /, "malformed-json"],
    ["no object", "[]", {}, 400, /^FAIL: JSON parsing: /, "malformed-json"],
    ["deep nesting", "[".repeat(500_000), {}, 400, /^FAIL: JSON parsing: /, "malformed-json"],
    ["no packed body", "{}", { "Content-Encoding": "gzip" }, 400, /^FAIL: zlib\.error: /, "unreadable"],
    ["a form without data", "x=1", form, 400, /^FAIL: Malformed Upload: /, "malformed-form"],
    ["no schema", "{}", {}, 400, /'\$schemaRef' is a required property/, "no-schema"],
    [
      "an older schema",
      json({ $schemaRef: "https://eddn.edcd.io/schemas/journal/1" }),
      {},
      426,
      /^FAIL: Outdated Schema: /,
      "outdated-schema",
    ],
    [
      "an unknown schema",
      json({ $schemaRef: "https://eddn.edcd.io/schemas/journal/3" }),
      {},
      400,
      /is unknown, unable to validate/,
      "unknown-schema",
    ],
    [
      "a forbidden key",
      json({ message: { Wanted: true } }),
      {},
      400,
      /^FAIL: Schema Validation: .* is not allowed for True/,
      "forbidden-key /message/Wanted",
    ],
    [
      "a header without a name",
      json({ header: { softwareName: undefined } }),
      {},
      400,
      /'softwareName' is a required property/,
      "schema /header",
    ],
  ])("refuses %s", async (_, body, headers, status, text, remark) => {
    const eddn = await start();
    const answer = await post(eddn, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text);
    expect(rulesOf(eddn)).toEqual([remark]);
    expect(eddn.complaints).toHaveLength(1);
  });

  it("refuses what is too large, packed or not, and unpacks no more than 16 MB", async () => {
    const eddn = await start();
    const large = await post(eddn, "x".repeat(1024 * 1024 + 1)).catch(() => ({ status: 413 }));
    expect(large.status).toBe(413);
    // Blanks pack to a thousandth: a megabyte of them would be a gigabyte.
    const packed = new Uint8Array(gzipSync(Buffer.alloc(32 * 1024 * 1024, " ")));
    expect(packed.length).toBeLessThan(64 * 1024);
    const answer = await post(eddn, packed, { "Content-Encoding": "gzip" });
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/^FAIL: zlib\.error: .*16777216/);
    expect(await post(eddn, json())).toEqual({ status: 200, text: "OK" });
  });

  it.each<readonly [string, Parameters<typeof uploadWith>[0], readonly string[]]>([
    ["a beta", { header: { gameversion: "4.3 beta" } }, ["beta-on-live /header/gameversion"]],
    [
      "a beta sent to the tests",
      { header: { gameversion: "4.3 beta" }, $schemaRef: "https://eddn.edcd.io/schemas/journal/2/test" },
      [],
    ],
    [
      "a field of the player",
      { message: { Factions: [{ MyReputation: 1 }] } },
      ["personal-field /message/Factions/0/MyReputation"],
    ],
    ["a display text", { message: { Name_Localised: "x" } }, ["personal-field /message/Name_Localised"]],
    ["the name of the player", { message: { Text: "Jameson" } }, ["personal-field /message/Text"]],
    ["no version", { header: { gameversion: undefined } }, ["game-version /header/gameversion"]],
    ["an empty version", { header: { gameversion: "" } }, []],
    ["the time of the gateway", { header: { gatewayTimestamp: "x" } }, ["gateway-timestamp /header/gatewayTimestamp"]],
    ["another zone", { message: { timestamp: "2026-05-01T13:59:00+02:00" } }, ["timestamp /message/timestamp"]],
    ["the future", { message: { timestamp: "2026-05-01T12:06:00Z" } }, ["timestamp /message/timestamp"]],
    ["a day ago", { message: { timestamp: "2026-04-30T11:59:00Z" } }, ["timestamp /message/timestamp"]],
  ])("accepts %s and says what is wrong with it", async (_, change, remarks) => {
    const eddn = await start();
    expect(await post(eddn, json(change))).toEqual({ status: 200, text: "OK" });
    expect(rulesOf(eddn)).toEqual(remarks);
  });

  it("notices repetitions, their order, and what is sent again after a refusal", async () => {
    const eddn = await start();
    await post(eddn, json());
    await post(eddn, json());
    expect(rulesOf(eddn)).toEqual(["duplicate /message"]);
    await post(eddn, json({ message: { timestamp: "2026-05-01T11:58:00Z" } }));
    expect(rulesOf(eddn)).toEqual(["order /message/timestamp"]);
    await post(eddn, json({ header: { uploaderID: "Other" }, message: { timestamp: "2026-05-01T11:57:00Z" } }));
    expect(rulesOf(eddn)).toEqual([]);
    await post(eddn, "{");
    await post(eddn, "{");
    expect(rulesOf(eddn)).toEqual(["malformed-json", "sent-again"]);
    expect(eddn.counts).toEqual({ total: 6, accepted: 4, remarked: 4 });
  });

  it("shows a page that runs nothing of an upload, and a log with every digit", async () => {
    const eddn = await start();
    const body = json({ header: { softwareName: "<script>alert(1)</script>" } }).replace(
      '"event"',
      '"MarketID":9007199254740993,"event"',
    );
    await post(eddn, body);
    const page = await fetch(eddn.url);
    const text = await page.text();
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt; 1");
    expect(text).not.toContain("<script");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await (await fetch(new URL("/log.json", eddn.url))).text()).toContain('"MarketID":9007199254740993');
    expect((await fetch(new URL("/other", eddn.url))).status).toBe(404);
    expect((await fetch(eddn.uploadUrl)).status).toBe(405);
  });

  it.each([
    [{ Host: "evil.example" }, 403],
    [{ Origin: "https://evil.example" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ Origin: "null" }, 403],
    [{}, 200],
  ])("answers a request with %j with %i", async (headers, status) => {
    const eddn = await start();
    const sent = request(eddn.uploadUrl, { method: "POST", headers });
    const answered = new Promise<number | undefined>((resolve) => {
      sent.on("response", (response) => resolve(response.resume().statusCode));
    });
    sent.end(json());
    expect(await answered).toBe(status);
    expect(eddn.receipts).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    [{}, /has no schema of EDDN/],
    [{ "a.json": "{" }, /is not JSON/],
    [{ "a.json": JSON.stringify({ ...schema, if: {} }) }, /uses the keyword if/],
  ])("refuses a folder with %j", async (files, message) => {
    const folder = await makeSchemas(files);
    await expect(startEddn({ schemas: folder })).rejects.toThrow(message);
  });

  it("refuses a missing folder and a port that is taken", async () => {
    await expect(startEddn({ schemas: join(tmpdir(), "no-such-folder-of-schemas") })).rejects.toThrow(/cannot be read/);
    const eddn = await start();
    await expect(start({ port: Number(new URL(eddn.url).port) })).rejects.toThrow(/cannot be used for uploads/);
    await expect(start({ relayPort: Number(new URL(eddn.relayUrl).port) })).rejects.toThrow(
      /cannot be used for the relay/,
    );
  });
});
