import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Who may come in. */
export interface AccessPolicy {
  /** What the Host header may say, in lower case with the port; anything else is a name someone made point here. */
  readonly hosts: ReadonlySet<string>;
  /** The secret a client must know; undefined where everyone on this machine may look. */
  readonly token: string | undefined;
  /** The name of the cookie that carries it; cookies do not tell ports apart, names do. */
  readonly cookie: string;
}

/** What is looked at before anything is answered. */
export interface AccessRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Why a request is not answered. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 405;
  readonly reason: string;
}

const notShowing: Refusal = { status: 405, reason: "The cockpit only shows; it takes nothing." };
const noAddress: Refusal = { status: 400, reason: "No such address." };
const otherName: Refusal = { status: 403, reason: "This is not the name of this server." };
const otherSite: Refusal = { status: 403, reason: "Another site has no business here." };

/** Looks at a request; undefined lets it in. */
export function refuse({ method, url = "", headers }: AccessRequest, door: AccessPolicy): Refusal | undefined {
  if (method !== "GET" && method !== "HEAD") return notShowing;
  if (!url.startsWith("/") || url.startsWith("//")) return noAddress;
  if (!door.hosts.has(headers.host?.toLowerCase() ?? "")) return otherName;
  return isOwnOrigin(headers, door) ? undefined : otherSite;
}

/** A browser tells which site a request comes from; programs tell nothing and have no reason to be lied to. */
function isOwnOrigin(
  { origin, "sec-fetch-site": site, "sec-fetch-mode": mode }: IncomingHttpHeaders,
  { hosts }: AccessPolicy,
): boolean {
  if (origin !== undefined && !hosts.has(origin.toLowerCase().replace(/^http:\/\//, ""))) return false;
  // A link from elsewhere may open the page; nothing from elsewhere may load anything from it.
  return site === undefined || site === "same-origin" || site === "none" || mode === "navigate";
}

/** Whether a client knows the token: by its cookie. */
export function knowsToken({ headers }: AccessRequest, { token, cookie }: AccessPolicy): boolean {
  if (token === undefined) return true;
  const given = cookiesOf(headers.cookie ?? "").find(([name]) => name === cookie)?.[1];
  return given !== undefined && isSame(given, token);
}

/** Whether a text is the token; the time it takes says nothing about where they differ. */
export function isToken(given: string | null, { token }: AccessPolicy): boolean {
  return given !== null && token !== undefined && isSame(given, token);
}

/** The header that makes a browser remember the token, out of reach of scripts and of other sites. */
export function cookieHeader({ token, cookie }: AccessPolicy): string {
  return `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=/`;
}

const cookiesOf = (header: string) => header.split(";").map((pair) => pair.trim().split("=", 2));

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));
