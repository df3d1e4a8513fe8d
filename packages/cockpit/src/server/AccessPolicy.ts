import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Which requests the server answers. */
export interface AccessPolicy {
  /** Accepted Host headers, in lower case with the port. Any other name may be DNS rebinding. */
  readonly hosts: ReadonlySet<string>;
  /** The secret a client has to send; undefined when every program on this machine may connect. */
  readonly token: string | undefined;
  /** Name of the cookie that carries the token. It contains the port, because browsers share cookies between ports. */
  readonly cookie: string;
}

/** The parts of a request that decide about access. */
export interface AccessRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The response to a request that is refused. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 405;
  readonly reason: string;
}

const readOnly: Refusal = { status: 405, reason: "The cockpit is read-only: use GET or HEAD." };
const badAddress: Refusal = { status: 400, reason: "The request address is not valid." };
const unknownHost: Refusal = { status: 403, reason: "The Host header does not name this server." };
const otherSite: Refusal = { status: 403, reason: "Requests from other sites are refused." };

/** Returns why a request is refused; undefined when it is allowed. */
export function refuse({ method, url = "", headers }: AccessRequest, policy: AccessPolicy): Refusal | undefined {
  if (method !== "GET" && method !== "HEAD") return readOnly;
  if (!url.startsWith("/") || url.startsWith("//")) return badAddress;
  if (!policy.hosts.has(headers.host?.toLowerCase() ?? "")) return unknownHost;
  return isOwnOrigin(headers, policy) || isLinkToPage(url, headers) ? undefined : otherSite;
}

/** Browsers send the site a request comes from. Programs that are not browsers send none of these headers and are allowed. */
function isOwnOrigin({ origin, "sec-fetch-site": site }: IncomingHttpHeaders, { hosts }: AccessPolicy): boolean {
  if (origin !== undefined && !hosts.has(origin.toLowerCase().replace(/^http:\/\//, ""))) return false;
  return site === undefined || site === "same-origin" || site === "none";
}

/** A link on another site may open the page in a tab. It may not open the API, nor the page in a frame. */
function isLinkToPage(url: string, { origin, ...headers }: IncomingHttpHeaders): boolean {
  const isPage = /^\/(?:$|\?)/.test(url);
  const isTab = headers["sec-fetch-mode"] === "navigate" && (headers["sec-fetch-dest"] ?? "document") === "document";
  return isPage && isTab && origin === undefined;
}

/** Whether a request carries the token in its cookie; true when no token is needed. */
export function knowsToken({ headers }: AccessRequest, { token, cookie }: AccessPolicy): boolean {
  if (token === undefined) return true;
  const given = cookiesOf(headers.cookie ?? "").find(([name]) => name === cookie)?.[1];
  return given !== undefined && isSame(given, token);
}

/** Whether a text is the token, compared in constant time. */
export function isToken(given: string | null, { token }: AccessPolicy): boolean {
  return given !== null && token !== undefined && isSame(given, token);
}

/** The Set-Cookie value with the token; neither scripts nor other sites can use the cookie. */
export function cookieHeader({ token, cookie }: AccessPolicy): string {
  return `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=/`;
}

const cookiesOf = (header: string) => header.split(";").map((pair) => pair.trim().split("=", 2));

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));
