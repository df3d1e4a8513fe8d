import type { Export, Import } from "@nats-io/jwt";
import { buckets, readFeed, subjects, watermarkStream } from "../message/subjects.ts";

/**
 * What the account of collectors shares with the account of commanders. JetStream publishes its answers to any reply subject that
 * a request names, without checking whether the sender may publish there. A service shared between accounts answers only in the
 * account of the request, so that a commander cannot write to a bucket or a stream with a reply subject.
 */
const shared: readonly Pick<Export, "name" | "subject" | "type" | "response_type">[] = [
  { name: "lines", subject: "journal.*.*.*", type: "service" },
  { name: "marks", subject: subjects.marks("*"), type: "service" },
  { name: "watermarks", subject: `$JS.API.DIRECT.GET.${watermarkStream}.>`, type: "service" },
  { name: "progress", subject: `$JS.API.DIRECT.GET.KV_${buckets.progress}.>`, type: "service" },
  { name: "feed", subject: readFeed, type: "service", response_type: "Stream" },
  { name: "stored", subject: subjects.watermarks("*"), type: "stream" },
  { name: "restored", subject: subjects.restored("*"), type: "stream" },
  { name: "alive", subject: `$KV.${buckets.progress}.*`, type: "stream" },
  { name: "asks", subject: "ask.*", type: "stream" },
];

/**
 * A subject of every account that the system account imports, and on which nobody publishes. A server loads the system account when it
 * starts, and with it those it imports from: before it listens. Otherwise it loads an account for the first client, and admits others that
 * connect meanwhile without looking at the revocations.
 */
const loading = { name: "loading", subject: "loading", type: "stream" } as const;

/** The exports of the account of collectors. */
export const exportsOfCollectors: readonly Export[] = [...shared, loading];

/** The exports of the account of commanders. */
export const exportsOfCommanders: readonly Export[] = [loading];

/** The imports of the system account, from the accounts with the given public keys. */
export function importsOfSystem(accounts: readonly string[]): Import[] {
  return accounts.map((account, at) => ({
    ...loading,
    name: `loading ${at}`,
    local_subject: `loading.${at}`,
    account,
  }));
}

/** The imports of the account of commanders, from the account of collectors with the given public key. */
export function importsOfCommanders(account: string): Import[] {
  return shared.map(({ name, subject, type }) => ({ name, subject, type, account }));
}
