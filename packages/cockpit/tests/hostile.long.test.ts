/**
 * A hostile journal. Every text field of every kind contains, in turn, markup, control characters and very long text, every number
 * field extreme numbers, in lines and in companion files. Then hostile requests are sent to the server.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { request, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { companionKinds, kinds, type CompanionFile, type Kind } from "@shipslog/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { crowd, crowdSize } from "./helpers/crowd.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { goTo } from "./helpers/openPage.ts";
import { fieldPathsOf, sampleEvent } from "./helpers/sampleEvent.ts";
import { showFolder } from "./helpers/showFolder.ts";

const panels = ["flight", "route", "journal", "health", "system", "ship", "commander"] as const;
/** Long, but short enough to be shown. */
const shownLength = 50_000;
/** A page that is busy or not sent for longer appears to hang. The check only requires that it responds, because a busy machine also pauses it. */
const mostPauseMs = 10_000;
const name = "Journal.2026-05-01T120000.01.log";

/** Hostile texts by attack; each sets `pwned` if it runs as code. */
const hostileTexts: Readonly<Record<string, string>> = {
  markup: `<img src=x onerror="pwned=1"><script>pwned=1</script><svg onload="pwned=1"><iframe srcdoc="<script>parent.pwned=1</script>">`,
  attribute: `" onmouseover="pwned=1" autofocus onfocus="pwned=1" x="`,
  address: `javascript:pwned=1//`,
  template: "${pwned=1}{{constructor.constructor('pwned=1')()}}",
  style: `</style><style>*{display:none}</style>red;background:url(//example.invalid/x)`,
  control: "\u0000\u0007\u001b[2J\u001b]0;pwned\u0007\u202ereversed\u2066\u200b\ufeff\u2028\u2029\r\n",
  surrogate: "\ud800 lone \udc00",
};

/** Numbers that break drawings to scale: too large, too small, negative. */
const hostileNumbers: readonly number[] = [1e300, -1e300, 1e-300, -1];

/** Hostile lines: prototype keys, deep nesting, and texts that are not events. */
const hostileLines: readonly string[] = [
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "__proto__":{ "polluted":1 }, "constructor":{ "prototype":{ "polluted":1 } } }`,
  `{ "__proto__":{ "event":"FSDJump" }, "timestamp":"2026-05-01T12:00:00Z", "event":"__proto__" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"constructor" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"<img src=x onerror=pwned=1>" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"EngineerProgress", "Engineers":[ { "Engineer":"__proto__", "Progress":"constructor" } ] }`,
  `<script>pwned=1</script>`,
  "[".repeat(5000),
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "deep":${"[".repeat(3000)}1${"]".repeat(3000)} }`,
];

longTest(
  {
    claim: `Whatever text or number stands in a field of a journal, up to texts of megabytes, nothing of it runs, the page goes on answering, requests of strangers are refused, and ${crowdSize.streams} streams and ${crowdSize.halfRequests} half requests keep nobody from the page.`,
    size: { check: 1_500_000, full: 10_000_000, of: "characters in one text" },
    alone: true,
  },
  async ({ size, isLong, report }) => {
    const folder = await temporaryFolder();
    const { cockpit, page, problems } = await openFolder(folder);
    await page.evaluate(pauseWatch);
    // Longer than the server keeps: every field in a long run, every tenth in the check.
    const longFields = isLong ? textFields : textFields.filter((_, at) => at % 10 === 0);
    const lines = await attack(folder, page, { longFields, longLength: size });
    expect(await harmIn(page)).toEqual([]);
    expect(problems).toEqual([]);
    const longestPauseMs = Math.round(await page.evaluate<number>("longestPause"));
    report(`${lines} hostile lines, longest pause of the page ${longestPauseMs} ms`);
    expect(await strangersLetIn(cockpit.port, folder)).toEqual([]);
    await page.close();
    // In a long run every stream of the crowd carries what the hostile lines left in the state.
    await using other = await showFolder(await temporaryFolder());
    const { served, refused, slowestPageMs } = await crowd(isLong ? cockpit.port : other.port);
    expect(served).toBe(crowdSize.streams);
    expect(refused).toMatch(/^503 All 500 streams/);
    if (isLong) {
      expect(longestPauseMs).toBeLessThan(mostPauseMs);
      expect(slowestPageMs).toBeLessThan(mostPauseMs);
    }
    return `${lines} hostile lines, longest pause ${longestPauseMs} ms, the page in a crowd ${slowestPageMs} ms`;
  },
);

/** Measures the longest time the page was busy; runs in the page. */
const pauseWatch = `(() => {
  globalThis.longestPause = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    longestPause = Math.max(longestPause, now - last - 50);
    last = now;
  }, 50);
})()`;

/** Writes all hostile values and opens every panel after each of them; returns how many lines were written. */
async function attack(
  folder: string,
  page: Page,
  { longFields, longLength }: { readonly longFields: readonly Field[]; readonly longLength: number },
): Promise<number> {
  const texts = [...Object.values(hostileTexts), `${hostileTexts["markup"]}${"A".repeat(shownLength)}`];
  let count = 0;
  const write = (text: string): void => {
    appendFileSync(join(folder, name), `${text}\r\n`);
    count += 1;
  };
  for (const line of hostileLines) write(line);
  for (const text of texts) {
    for (const [kind, path] of textFields) write(JSON.stringify(sampleEvent(kind, path, text)));
    await writeCompanions(folder, ["string"], text);
    await catchUp(page, count);
  }
  for (const number of hostileNumbers) {
    for (const [kind, path] of numberFields) write(JSON.stringify(sampleEvent(kind, path, number)));
    await writeCompanions(folder, ["number", "integer"], number);
    await catchUp(page, count);
  }
  const long = "<b onclick=pwned=1>".padEnd(longLength, "A");
  for (const [kind, path] of longFields) write(JSON.stringify(sampleEvent(kind, path, long)));
  await catchUp(page, count);
  return count;
}

type Field = readonly [kind: Kind, path: readonly string[]];

const textFields = allFields(["string"]);
const numberFields = allFields(["number", "integer"]);

function allFields(types: readonly string[]): readonly Field[] {
  return kinds.flatMap((kind) => fieldPathsOf(kind, types).map((path): Field => [kind, path]));
}

async function writeCompanions(folder: string, types: readonly string[], value: string | number): Promise<void> {
  for (const [file, kind] of Object.entries(companionKinds) as readonly (readonly [CompanionFile, Kind])[]) {
    for (const path of fieldPathsOf(kind, types)) {
      writeFileSync(join(folder, file), `${JSON.stringify(sampleEvent(kind, path, value))}\r\n`);
      await sleep(20);
    }
  }
}

/** Waits until the page has counted all lines written. */
async function catchUp(page: Page, count: number): Promise<void> {
  await goTo(page, "health");
  await page
    .getByText(`${count.toLocaleString("en-GB")} lines`)
    .first()
    .waitFor();
  for (const panel of panels) await goTo(page, panel);
}

async function harmIn(page: Page): Promise<readonly string[]> {
  const looks: Readonly<Record<string, string>> = {
    "a text ran as code": `typeof pwned !== "undefined"`,
    "the prototype of all objects was changed": `"polluted" in {}`,
    "an element came from a text": `document.querySelector("main :is(img, script, iframe, object, embed, style, link, b)") !== null`,
    "an attribute with code came from a text": `[...document.querySelectorAll("*")].some((each) => each.getAttributeNames().some((name) => name.startsWith("on")))`,
    "a style came from a text": `getComputedStyle(document.querySelector("main")).display === "none"`,
  };
  const found = await Promise.all(
    Object.entries(looks).map(async ([harm, look]) => ((await page.evaluate<boolean>(look)) ? [harm] : [])),
  );
  return found.flat();
}

/** Sends hostile requests and lists those that were answered. */
async function strangersLetIn(port: number, folder: string): Promise<readonly string[]> {
  const own = `127.0.0.1:${port}`;
  const strangers: Readonly<Record<string, readonly [path: string, headers: OutgoingHttpHeaders, port: number]>> = {
    "a foreign Host": ["/api/snapshot", { host: "cockpit.example:80" }, port],
    "a foreign Host for the page": ["/", { host: `rebound.example:${port}` }, port],
    "a foreign Origin": ["/api/events", { host: own, origin: "http://example.invalid" }, port],
    "the Origin null": ["/api/events", { host: own, origin: "null" }, port],
    "a link of another site to the API": ["/api/snapshot", { host: own, ...fromOtherSite("document") }, port],
    "a frame of another site": ["/", { host: own, ...fromOtherSite("iframe") }, port],
    "a path outside": [`/assets/../../../../../../${folder}/${name}`, { host: own }, port],
    "a path outside, encoded": [`/assets/%2e%2e%2f%2e%2e%2fpackage.json`, { host: own }, port],
  };
  await using guarded = await showFolder(folder, {
    lan: { addresses: ["127.0.0.1"], token: "a-token-that-nobody-guesses" },
  });
  const there = `127.0.0.1:${guarded.port}`;
  const noTokens: typeof strangers = {
    "no token": ["/api/snapshot", { host: there }, guarded.port],
    "no token for the page": ["/", { host: there }, guarded.port],
    "a wrong token": ["/?token=a-token-that-nobody-guessed", { host: there }, guarded.port],
    "a wrong cookie": ["/api/events", { host: there, cookie: `shipslog-${guarded.port}=guess` }, guarded.port],
  };
  const answers = await Promise.all(
    Object.entries({ ...strangers, ...noTokens }).map(async ([who, [path, headers, to]]) => ({
      who,
      status: await ask(path, headers, to),
    })),
  );
  return answers.filter(({ status }) => status < 400).map(({ who, status }) => `${who} was answered with ${status}`);
}

function fromOtherSite(dest: string): OutgoingHttpHeaders {
  return { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": dest };
}

function ask(path: string, headers: OutgoingHttpHeaders, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    asked.on("error", reject);
    asked.end();
  });
}
