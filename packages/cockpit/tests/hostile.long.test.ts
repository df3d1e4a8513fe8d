/** A hostile journal, then hostile requests to the server. */
import { request, type OutgoingHttpHeaders } from "node:http";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { attackPage, harmIn, hostileJournal, pauseWatch } from "./helpers/attackPage.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { crowd, crowdSize } from "./helpers/crowd.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { showFolder } from "./helpers/showFolder.ts";

/** A page that is busy or not sent for longer appears to hang. The check only requires that it responds, because a busy machine also pauses it. */
const mostPauseMs = 10_000;

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
    // Longer than the server keeps.
    const longest = { length: size, oneFieldOf: isLong ? 1 : 10 };
    const lines = await attackPage(page, folder, { oneOf: 1, longest });
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
    "a path outside": [`/assets/../../../../../../${folder}/${hostileJournal}`, { host: own }, port],
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
