import { createReadStream, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { builtPage } from "../../../cockpit/tests/helpers/builtPage.ts";
import { launchProfile } from "../../../../tests/helpers/browser/launchBrowser.ts";
import { patienceMs } from "../../../../tests/helpers/limits/patience.ts";

/** What any host of static files knows about them. */
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** A host of static files that can be switched off. */
export interface StaticHost {
  readonly url: string;
  /** The addresses that were asked for. */
  readonly asked: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Serves the built page as any static host does, in a folder of the host, until the test ends. */
export async function hostPage(): Promise<StaticHost> {
  const folder = await builtPage("page");
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://host");
    asked.push(pathname);
    const name = pathname.replace(/^\/tool\//, "");
    const path = join(folder, normalize(name === "" ? "index.html" : name));
    if (!pathname.startsWith("/tool/") || statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
    createReadStream(path).pipe(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tool/`, asked, stop };
}

/** The static page in a real browser. */
export interface StaticPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors, refused resources, dialogs and requests to other hosts; empty if all is well. */
  readonly problems: readonly string[];
}

/** How the page is opened. */
export interface StaticOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "dark" | "light";
  /** Runs before the scripts of the page. */
  readonly initScript?: string;
  /** Where the page is when it is opened: `#check`. */
  readonly at?: string;
}

/**
 * Without a picker the page asks for no folder of an earlier visit: a browser without a profile, as tests launch it, crashes when it reads
 * a handle from its database.
 */
const withoutPicker = "delete globalThis.showDirectoryPicker;";

/** A picker whose person chooses a folder of the browser's own. */
export const ownPicker = `globalThis.asked = [];
globalThis.showDirectoryPicker = async (options) => {
  asked.push(options);
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(options.id, { create: true });
};`;

const desk = { width: 1280, height: 800 };

/** Opens the page in a browser until the test ends, and notes whatever must not happen. */
export async function openStatic(browser: Browser, url: string, options: StaticOptions = {}): Promise<StaticPage> {
  const { viewport = desk, colorScheme = "dark" } = options;
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", acceptDownloads: true });
  onTestFinished(() => context.close());
  return openIn(context, url, options);
}

/** Opens the page in a browser with a profile, as a person has it, which remembers the page until the test ends. */
export async function openInProfile(url: string, options: StaticOptions = {}): Promise<StaticPage> {
  const { viewport = desk } = options;
  const profile = await mkdtemp(join(tmpdir(), "shipslog-profile-"));
  const context = await launchProfile(profile, { viewport, reducedMotion: "reduce", acceptDownloads: true });
  onTestFinished(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
  return openIn(context, url, options);
}

async function openIn(
  context: BrowserContext,
  url: string,
  { initScript = withoutPicker, at = "" }: StaticOptions,
): Promise<StaticPage> {
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(initScript);
  const page = await context.newPage();
  const problems: string[] = [];
  const { host } = new URL(url);
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("dialog", (dialog) => {
    problems.push(`a dialog: ${dialog.message().slice(0, 100)}`);
    dialog.dismiss().catch(() => undefined);
  });
  // Of the workers too.
  context.on("request", (request) => {
    const to = new URL(request.url());
    if (!["data:", "blob:"].includes(to.protocol) && to.host !== host) problems.push(`a request to ${to.host}`);
  });
  await page.goto(`${url}${at}`);
  return { page, context, problems };
}
