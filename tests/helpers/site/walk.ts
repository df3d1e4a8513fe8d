import { once } from "node:events";
import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
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

/** A page of the site that was built, with what it links and what can be linked in it. */
interface BuiltPage {
  readonly path: string;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** The site as files. */
export class BuiltSite {
  readonly #folder: string;
  readonly #isSample: boolean;
  readonly #files: ReadonlySet<string>;
  readonly #pages: ReadonlyMap<string, BuiltPage>;

  /** A sample has links to pages that it lacks. */
  constructor(folder: string, { isSample }: { readonly isSample: boolean }) {
    this.#folder = folder;
    this.#isSample = isSample;
    this.#files = new Set(
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/")),
    );
    const paths = [...this.#files].filter((name) => name.endsWith(".html")).sort();
    this.#pages = new Map(paths.map((path) => [path, readPage(folder, path)]));
  }

  get pages(): readonly string[] {
    return [...this.#pages.keys()];
  }

  get linkCount(): number {
    return [...this.#pages.values()].reduce((sum, { links }) => sum + links.length, 0);
  }

  /** One page of each folder, because those of a folder are made alike. */
  get templates(): readonly string[] {
    const inFolders = this.pages.filter((path) => path.includes("/"));
    return [...Map.groupBy(inFolders, (path) => path.split("/")[0]).values()].flatMap((paths) => paths.slice(-1));
  }

  /** Links, pictures and scripts of every page that lead to no file, to no place in a page, or to another host. */
  brokenLinks(): readonly string[] {
    return [...this.#pages.values()].flatMap(({ path, links }) =>
      links
        .filter((link) => !this.#leadsSomewhere(new URL(link, `${origin}/${path}`)))
        .map((link) => `${path}: ${link}`),
    );
  }

  #leadsSomewhere({ origin: host, pathname, hash }: URL): boolean {
    if (host !== origin) return false;
    const file = fileOf(pathname);
    const page = this.#pages.get(file);
    if (page === undefined) return this.#files.has(file) || (this.#isSample && extname(file) === ".html");
    return hash === "" || page.ids.has(decodeURIComponent(hash.slice(1)));
  }

  /** Serves the files on loopback, on a free port. */
  async serve(): Promise<{ readonly server: Server; readonly address: string }> {
    const server = createServer((request, response) => {
      const file = fileOf(new URL(request.url ?? "/", origin).pathname);
      const isThere = this.#files.has(file) && extname(file) !== "";
      // A page of the same site needs the same scripts and fonts again.
      response.writeHead(isThere ? 200 : 404, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "cache-control": "max-age=3600",
      });
      if (isThere) createReadStream(join(this.#folder, file)).pipe(response);
      else response.end();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }
}

const origin = "http://site.invalid";

function fileOf(pathname: string): string {
  const path = decodeURIComponent(pathname).slice(1);
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

const linked = /<(a|img|script|link)\s[^>]*?\b(?:href|src)="([^"]*)"/g;

function readPage(folder: string, path: string): BuiltPage {
  const html = readFileSync(join(folder, path), "utf8");
  const links = [...html.matchAll(linked)].flatMap(([, tag, target = ""]) => {
    const isElsewhere = target.startsWith("data:") || (tag === "a" && /^(?:https?|mailto):/.test(target));
    return isElsewhere ? [] : [target.replaceAll("&amp;", "&")];
  });
  return { path, links, ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id)) };
}

/** Opens pages in a browser, several at a time, and lists errors, warnings, failed and foreign requests and missing pictures. */
export async function openPages(
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const flaws: string[] = [];
  const waiting = paths.values();
  const openNext = async (): Promise<void> => {
    const tab = await browser.newPage();
    tab.setDefaultTimeout(patienceMs);
    let open = "";
    const complain = (flaw: string): void => void flaws.push(`${open}: ${flaw}`);
    listen(tab, address, complain);
    for (const path of waiting) {
      open = path;
      await tab.goto(`${address}/${path}`, { waitUntil: "load" });
      const missing = await tab.evaluate<readonly string[]>(missingPictures);
      for (const picture of missing) complain(`picture ${picture} is missing`);
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: tabs }, openNext));
  return flaws;
}

const tabs = 3;

/** Evaluated in the page. */
const missingPictures = `[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src)`;

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
