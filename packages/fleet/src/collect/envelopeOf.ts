import type { StoredMsg } from "@nats-io/jetstream";
import type { Msg } from "@nats-io/transport-node";
import type { Envelope } from "../message/Envelope.ts";
import { headerName, parseHeader } from "../message/header.ts";
import { parseLineSubject } from "../message/subjects.ts";

/** Reads the envelope of a message; undefined if its subject or header is malformed. */
export function envelopeOf(message: Msg | StoredMsg): Envelope | undefined {
  const header = parseHeader(headerOf(message) ?? "");
  const subject = parseLineSubject(message.subject);
  if (header === undefined || subject === undefined) return undefined;
  return { commander: subject.commander, kind: subject.kind, ...header };
}

/** Reads the text of the protocol's header; undefined if it is missing or the client cannot decode the headers. */
export function headerOf(message: Pick<Msg, "headers"> | Pick<StoredMsg, "header">): string | undefined {
  try {
    const all = "header" in message ? message.header : message.headers;
    return all?.get(headerName);
  } catch {
    return undefined;
  }
}
