import { watermarkKey } from "./watermarkKey.ts";

/** Every subject of the fleet, so that credentials, uplinks and collectors name the same. */
export const subjects = {
  /** One line of a journal. */
  line: (partition: number, commander: string, kind: string) => `journal.${partition}.${commander}.${kind}`,
  /** All lines of a partition. */
  lines: (partition: number) => `journal.${partition}.>`,
  /** A line that was rejected, with its code. */
  rejected: (partition: number, commander: string, code: string) => `rejected.${partition}.${commander}.${code}`,
  /** Where a collector asks a commander's uplink for what is missing. */
  ask: (commander: string) => `ask.${commander}`,
  /** How far a journal is stored: a key of the bucket of watermarks. */
  watermark: (commander: string, file: string) => `$KV.${buckets.watermarks}.${watermarkKey(commander, file)}`,
  /** All watermarks of a commander. */
  watermarks: (commander: string) => `$KV.${buckets.watermarks}.${commander}.*`,
  /** How far the collector of a partition is. */
  progress: (partition: number) => `$KV.${buckets.progress}.${partition}`,
} as const;

/** The key-value buckets; all are copies that any collector makes again. */
export const buckets = { watermarks: "watermarks", progress: "progress", leases: "leases" } as const;

/** The stream that holds the lines of a partition until they are stored. */
export const streamOf = (partition: number) => `JOURNAL_${partition}`;

/** The stream of rejected lines, for people who want to watch them; the lake keeps them for good. */
export const rejectsStream = "REJECTED";

/** What the subject of a line says; undefined for a subject that is none. */
export function parseLineSubject(
  subject: string,
): { readonly partition: number; readonly commander: string; readonly kind: string } | undefined {
  const [root, partition, commander, kind, ...more] = subject.split(".");
  if (root !== "journal" || commander === undefined || kind === undefined || more.length > 0) return undefined;
  return { partition: Number(partition), commander, kind };
}
