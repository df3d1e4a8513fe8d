import { createHash } from "node:crypto";
import type { Receipt, Remark } from "./Receipt.ts";
import { remarkRules } from "./remarkRules.ts";
import type { ReceiptLog } from "./ReceiptLog.ts";

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c2430;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #d6dbe3;vertical-align:top}
.bad{color:#a3161c;font-weight:600}.good{color:#17653a}code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}ul{margin:0;padding-left:1.1rem}
@media(prefers-color-scheme:dark){body{color:#dfe5ee;background:#12161d}th,td{border-color:#303947}.bad{color:#ff8f8f}.good{color:#7fd6a2}}`;

/** The page loads nothing and runs no script; only its own style applies. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** How many uploads the page lists; the JSON log has all that are kept. */
const mostListed = 200;

/** What a page of the local EDDN tells beside the uploads. */
export interface PageFacts {
  readonly uploadUrl: string;
  readonly relayUrl: string;
  readonly schemas: readonly string[];
}

/** Writes the page: what came, how it was answered and what is to be said about it. It loads itself again every three seconds. */
export function eddnPage(log: ReceiptLog, { uploadUrl, relayUrl, schemas }: PageFacts): string {
  const { total, accepted, remarked } = log.counts;
  const rows = log.receipts.slice(-mostListed).toReversed().map(rowOf).join("");
  const none = '<tr><td colspan="5">Nothing has come yet.</td></tr>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>Local EDDN</title><style>${style}</style></head><body><h1>Local EDDN</h1>
<p>Uploads to <code>${escape(uploadUrl)}</code>; listeners subscribe to <code>${escape(relayUrl)}</code>; <a href="/log.json">the log as JSON</a>.</p>
<p>${total} uploads, ${accepted} accepted, <span class="${remarked === 0 ? "good" : "bad"}">${remarked} with remarks</span>.</p>
<table><thead><tr><th>#</th><th>Answer</th><th>Schema</th><th>Software</th><th>Remarks</th></tr></thead><tbody>${rows === "" ? none : rows}</tbody></table>
<h2>What is asked beside the schemas</h2><ul>${remarkRules.map(({ rule, asks }) => `<li><code>${rule}</code>: ${escape(asks)}</li>`).join("")}</ul>
<p>Schemas: ${schemas.map((name) => `<code>${escape(name)}</code>`).join(", ")}.</p></body></html>
`;
}

function rowOf({ number, status, answer, schema = "", isTest, event, software = "", remarks }: Receipt): string {
  const tone = status === 200 ? "good" : "bad";
  const name = [`${schema}${isTest ? "/test" : ""}`, event].filter(Boolean).join(" ");
  const listed = remarks.length === 0 ? "" : `<ul>${remarks.map(itemOf).join("")}</ul>`;
  return `<tr><td>${number}</td><td class="${tone}">${status}<br><code>${escape(answer.slice(0, 200))}</code></td><td>${escape(name)}</td><td>${escape(software)}</td><td>${listed}</td></tr>`;
}

const itemOf = ({ rule, pointer, text }: Remark) =>
  `<li><strong>${escape(rule)}</strong> <code>${escape(pointer)}</code> ${escape(text.slice(0, 400))}</li>`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
