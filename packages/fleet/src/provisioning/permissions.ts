import type { Permissions } from "@nats-io/jwt";
import { buckets, lookUpPrefix, readFeed, subjects, watermarkStream } from "../message/subjects.ts";

/** The subject prefix of replies. Each participant has its own, so that no other can read them. */
export const inboxOf = (name: string) => `_INBOX_${name}`;

const directGet = (bucket: string, key: string) => `$JS.API.DIRECT.GET.KV_${bucket}.$KV.${bucket}.${key}`;

/** A commander may publish lines of its kinds, and read its own watermarks and asks. The names may be templates that servers fill in. */
export function commanderPermissions(
  commander: string,
  partition: number | string,
  kinds: Iterable<string>,
): Permissions {
  return {
    pub: {
      allow: [
        ...[...kinds].map((kind) => subjects.line(partition, commander, kind)),
        subjects.marks(commander),
        `${lookUpPrefix}${commander}.*`,
        directGet(buckets.progress, String(partition)),
      ],
    },
    sub: {
      allow: [
        `${inboxOf(commander)}.>`,
        subjects.ask(commander),
        subjects.watermarks(commander),
        subjects.progress(partition),
        subjects.restored(partition),
      ],
    },
  };
}

/** The load generator may send for all commanders. Never give this credential to a person. */
export const loadPermissions: Permissions = {
  pub: {
    allow: ["journal.*.*.*", subjects.marks("*"), `${lookUpPrefix}*.*`, directGet(buckets.progress, "*")],
  },
  sub: {
    allow: [`${inboxOf("load")}.>`, "ask.*", subjects.watermarks("*"), subjects.progress("*"), subjects.restored("*")],
  },
};

/**
 * A reader may ask for messages of the feed, and nothing else. It has no consumer, because whoever creates one chooses where its messages are
 * delivered, and no subscription, because others in its account can name its subjects as reply subjects.
 */
export const readerPermissions: Permissions = {
  pub: { allow: [readFeed] },
  sub: { allow: [`${inboxOf("reader")}.>`] },
};

const collectorApi = [
  "INFO",
  ...["CREATE", "UPDATE", "INFO", "PURGE", "MSG.GET"].map((verb) => `STREAM.${verb}.*`),
  ...["CREATE", "DURABLE.CREATE", "INFO", "DELETE", "NAMES", "LIST", "MSG.NEXT"].map((verb) => `CONSUMER.${verb}.>`),
  "DIRECT.GET.>",
  `STREAM.DELETE.${watermarkStream}`,
];

/** Where the questions of commanders in another account are answered. */
const answers = "_R_.>";

/** A collector may read everything and create streams, but delete none except that of watermarks, which earlier versions had. */
export const collectorPermissions: Permissions = {
  pub: {
    allow: [
      ...collectorApi.map((each) => `$JS.API.${each}`),
      "$JS.ACK.>",
      "$JS.FC.>",
      "$KV.>",
      "ask.*",
      "alive.*",
      "rejected.*.*.*",
      subjects.stored("*", "*"),
      subjects.restored("*"),
      answers,
    ],
  },
  sub: {
    allow: [
      `${inboxOf("collector")}.>`,
      "journal.>",
      "rejected.>",
      "alive.*",
      "$KV.>",
      subjects.marks("*"),
      `${lookUpPrefix}>`,
    ],
  },
};

/** Where a client that asks expects its answer: the prefix of its inboxes, and two words of its own. */
const inboxes = "*.*.*";

/** The permissions with those to answer everybody in the same account. */
export function withInboxes({ pub, ...others }: Permissions): Permissions {
  return { ...others, pub: { ...pub, allow: [...(pub?.allow ?? []), inboxes] } };
}

const headerBytes = 4096;
const subscriptions = 16;

/** The limits of one connection of a commander: the longest message, and the number of subscriptions. */
export function commanderLimits(longestBytes: number): { readonly payload: number; readonly subs: number } {
  return { payload: longestBytes + headerBytes, subs: subscriptions };
}
