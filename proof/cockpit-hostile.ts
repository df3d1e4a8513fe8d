/**
 * A hostile journal. Every text field of every kind contains, in turn, markup, control characters and very long text, every number
 * field extreme numbers, in lines and in companion files. Then hostile requests are sent to the server.
 */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { companionKinds, kinds, type CompanionFile, type Kind } from "@shipslog/contract";
import type { Page } from "playwright-core";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { goTo, openPage } from "../lab/cockpit/openPage.ts";
import { showFolder } from "../lab/cockpit/showFolder.ts";
import { crowd, judgeCrowd } from "./cockpit/crowd.ts";
import { hostileLines, hostileNumbers, hostileTexts } from "./cockpit/hostileValues.ts";
import { fieldPathsOf, sampleEvent } from "./cockpit/sampleEvent.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const keys = [1, 2, 3, 4, 5, 6, 7] as const;
/** Long, but short enough to be shown. */
const shownLength = 50_000;
/** A page that is busy for longer appears to hang. The reduced run only requires that it responds, because a busy machine also pauses it. */
const mostPauseMs = 10_000;
const name = "Journal.2026-05-01T120000.01.log";

/** Nothing in a journal runs as code or stops the page. */
export const proof: Proof = {
  name: "cockpit-hostile",
  claim:
    "Whatever text or number stands in a field of a journal, up to texts of megabytes, nothing of it runs, the page goes on answering, requests of strangers are refused, and 500 streams and 900 half requests keep nobody from the page.",
  fullSize: 10_000_000,
  reducedSize: 1_500_000,
  isAlone: true,
  async run({ size, isReduced, report }) {
    const folder = mkdtempSync(join(tmpdir(), "cockpit-hostile-"));
    try {
      await using cockpit = await showFolder(folder);
      const browser = await launchBrowser();
      try {
        const { page, problems } = await openPage(browser, cockpit.urls[0] ?? "");
        await page.evaluate(pauseWatch);
        const lines = await attack(folder, page, size);
        const harm = [...(await harmIn(page)), ...problems];
        const longestPauseMs = Math.round(await page.evaluate<number>("longestPause"));
        const open = await strangersLetIn(cockpit.port, folder);
        await page.close();
        const crowded = await crowd(cockpit.port);
        const trouble = judgeCrowd(crowded);
        report(
          `${lines} hostile lines, longest pause of the page ${longestPauseMs} ms; ${harm.length} problems, ${open.length} hostile requests answered`,
        );
        for (const each of [...harm, ...open, ...trouble]) report(each);
        const isClean = harm.length === 0 && open.length === 0 && trouble.length === 0;
        const passed = isClean && (isReduced || longestPauseMs < mostPauseMs);
        return { passed, result: { lines, longestPauseMs, harm, strangersLetIn: open, crowd: crowded } };
      } finally {
        await browser.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

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

/** Writes all hostile values and opens every panel after each of them. */
async function attack(folder: string, page: Page, size: number): Promise<number> {
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
  // Longer than the server keeps: all fields at full size, every tenth at the reduced size.
  const long = "<b onclick=pwned=1>".padEnd(size, "A");
  const wanted = size === proof.fullSize ? textFields : textFields.filter((_, at) => at % 10 === 0);
  for (const [kind, path] of wanted) write(JSON.stringify(sampleEvent(kind, path, long)));
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
  await goTo(page, 4);
  await page
    .getByText(`${count.toLocaleString("en-GB")} lines`)
    .first()
    .waitFor();
  for (const key of keys) await goTo(page, key);
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
