/** Keeps the files of the page, and nothing else, so that it opens without a network. A new version is used once no tab shows the old one. */

/** What the build writes before this script: the files, and a name that changes with any of them. */
declare const builtPage: { readonly version: string; readonly files: readonly string[] };

/** The events of a service worker that are used. */
interface LifeEvent {
  waitUntil(work: Promise<void>): void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The part of the scope of a service worker that is used; the types of a page do not know it. */
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as ServiceWorkerScope;
/** Another copy of the page on the same host has an own address, and so its own files. */
const family = `shipslog ${scope.registration.scope} `;
const kept = `${family}${builtPage.version}`;

scope.addEventListener("install", (event) => event.waitUntil(keep()));
scope.addEventListener("activate", (event) => event.waitUntil(begin()));
scope.addEventListener("fetch", (event) => event.respondWith(answer(event.request)));

async function keep(): Promise<void> {
  const cache = await caches.open(kept);
  // Past the browser's own cache, which may still have files of an earlier version.
  await cache.addAll(builtPage.files.map((file) => new Request(file, { cache: "reload" })));
}

async function begin(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(family) && name !== kept);
  await Promise.all(earlier.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(kept);
  // The page is the only document of its folder, by whichever name somebody opens it.
  const found = await cache.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
  return found ?? (await fetch(request));
}
