import { watermarkKey } from "./watermark.ts";

/** Every subject of the fleet, for credentials, uplinks and collectors. */
export const subjects = {
  /** One line of a journal. */
  line: (partition: number | string, commander: string, kind: string) => `journal.${partition}.${commander}.${kind}`,
  /** All lines of a partition. */
  lines: (partition: number) => `journal.${partition}.>`,
  /** A rejected line, with the code of the reason. */
  rejected: (partition: number, commander: string, code: string) => `rejected.${partition}.${commander}.${code}`,
  /** A stored line in the feed. */
  stored: (kind: string, commander: string) => `${storedPrefix}${kind}.${commander}`,
  /** Where a collector asks a commander's uplink for missing lines. */
  ask: (commander: string) => `ask.${commander}`,
  /** Where an uplink asks how far the files of its commander are stored. */
  marks: (commander: string) => `marks.${commander}`,
  /** Where a collector tells the uplinks of a partition that the lake may have less than before. */
  restored: (partition: number | string) => `restored.${partition}`,
  /** Where a collector sends the watermark of a file whenever lines of it are stored. */
  watermark: (commander: string, file: string) => `${watermarkPrefix}${watermarkKey(commander, file)}`,
  /** Where uplinks of version 0.1.0 ask for the watermark of a file. */
  lookUp: (commander: string, file: string) => `${lookUpPrefix}${watermarkKey(commander, file)}`,
  /** All watermarks of a commander. */
  watermarks: (commander: string) => `${watermarkPrefix}${commander}.*`,
  /** The progress of a partition's collector. */
  progress: (partition: number | string) => `$KV.${buckets.progress}.${partition}`,
} as const;

/** The key-value buckets. All are copies that any collector can restore. */
export const buckets = { progress: "progress", leases: "leases" } as const;

/** The stream in which collectors of version 0.1.0 kept all watermarks. */
export const watermarkStream = "KV_watermarks";

/** The subject of a watermark before its key. */
export const watermarkPrefix = "$KV.watermarks.";

/** The subject of a stored line before its kind. */
export const storedPrefix = "stored.";

/** What uplinks of version 0.1.0 asked that stream, before the key. Collectors answer it themselves now. */
export const lookUpPrefix = `$JS.API.DIRECT.GET.${watermarkStream}.${watermarkPrefix}`;

/** The text of a message that the lake may have less than before. An answer that is misled to its subject has another. */
export const restoredText = "restored";

/** The stream of a partition, which holds lines until they are stored. */
export const streamOf = (partition: number) => `JOURNAL_${partition}`;

/** The stream of rejected lines, for observers. The lake keeps them permanently. */
export const rejectsStream = "REJECTED";

/** The stream of the feed: the lines that were stored last, for programs. The lake keeps them permanently. */
export const feedStream = "STORED";

/** Where a program asks for messages of the feed. */
export const readFeed = `$JS.API.DIRECT.GET.${feedStream}`;

const lineForm = /^journal\.([^.]*)\.([^.]+)\.([^.]+)$/;

/** Parses the subject of a line; undefined if it is another subject. */
export function parseLineSubject(
  subject: string,
): { readonly partition: number; readonly commander: string; readonly kind: string } | undefined {
  const [, partition, commander, kind] = lineForm.exec(subject) ?? [];
  if (commander === undefined || kind === undefined) return undefined;
  return { partition: Number(partition), commander, kind };
}
