import { once } from "node:events";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Browser, Page as Tab } from "playwright-core";
import { patienceMs } from "../limits/patience.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** A defect of a page of the site. */
export interface Flaw {
  readonly page: string;
  readonly flaw: string;
}

/** What a walk over the site found. */
export interface Walk {
  readonly pages: readonly string[];
  readonly links: number;
  readonly pictures: number;
  readonly flaws: readonly Flaw[];
}

/** Serves a folder of files on loopback, on a free port. */
export async function serveFolder(folder: string): Promise<{ readonly server: Server; readonly address: string }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const isThere = existsSync(file) && statSync(file).isFile();
    response.writeHead(isThere ? 200 : 404, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    if (isThere) createReadStream(file).pipe(response);
    else response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Opens the start page, follows every link within the site and reports what is broken; stops after `most` pages. */
export async function walkSite(browser: Browser, address: string, most: number): Promise<Walk> {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(patienceMs);
  const flaws: Flaw[] = [];
  let open = `${address}/`;
  const complain = (flaw: string): void => void flaws.push({ page: open.slice(address.length), flaw });
  listen(tab, address, complain);
  const known = new Set([open]);
  const pages: string[] = [];
  let [links, pictures] = [0, 0];
  for (open of known) {
    if (pages.length >= most) break;
    const answer = await tab.goto(open, { waitUntil: "load" });
    if (answer?.status() !== 200) complain(`answers ${answer?.status()}`);
    const seen = await lookAt(tab);
    for (const picture of seen.missingPictures) complain(`picture ${picture} is missing`);
    for (const anchor of seen.brokenAnchors) complain(`nothing is at ${anchor}`);
    pages.push(open.slice(address.length));
    [links, pictures] = [links + seen.links.length, pictures + seen.pictures];
    for (const link of seen.links) if (link.startsWith(`${address}/`)) known.add(link);
  }
  await tab.close();
  return { pages, links, pictures, flaws };
}

function listen(tab: Tab, address: string, complain: (flaw: string) => void): void {
  tab.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complain(`console: ${message.text()}`);
  });
  tab.on("pageerror", (error) => complain(`error: ${error.message}`));
  tab.on("response", (response) => {
    if (response.status() >= 400) complain(`${response.url()} answers ${response.status()}`);
  });
  tab.on("request", (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith("data:")) complain(`asks ${request.url()}`);
  });
}

/** Evaluated in the page: every link, every picture with whether it loaded, and every id that an anchor can target. */
const contents = `({
  links: [...document.querySelectorAll("a[href]")].map(({ href }) => href),
  pictures: [...document.images].map(({ src, complete, naturalWidth }) => ({ src, isMissing: complete && naturalWidth === 0 })),
  ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
})`;

/** What `contents` gives. */
interface Contents {
  readonly links: readonly string[];
  readonly pictures: readonly { readonly src: string; readonly isMissing: boolean }[];
  readonly ids: readonly string[];
}

/** What one open page holds: its links without their anchors, pictures that did not load, anchors that lead nowhere. */
async function lookAt(tab: Tab): Promise<{
  readonly links: readonly string[];
  readonly pictures: number;
  readonly missingPictures: readonly string[];
  readonly brokenAnchors: readonly string[];
}> {
  const { links, pictures, ids } = await tab.evaluate<Contents>(contents);
  const here = withoutAnchor(tab.url());
  const anchors = links.filter((link) => link.includes("#") && withoutAnchor(link) === here);
  return {
    links: links.map(withoutAnchor),
    pictures: pictures.length,
    missingPictures: pictures.filter(({ isMissing }) => isMissing).map(({ src }) => src),
    brokenAnchors: anchors.filter((link) => !ids.includes(decodeURIComponent(new URL(link).hash.slice(1)))),
  };
}

const withoutAnchor = (link: string): string => link.replace(/#.*$/, "");
