import { headers, type Msg, type NatsConnection, type ServerInfo } from "@nats-io/transport-node";
import type { Delivery } from "@shipslog/contract";
import { headerName, printHeader } from "../message/header.ts";
import { parseLineSubject, subjects } from "../message/subjects.ts";
import { headerOf } from "./envelopeOf.ts";

/** The header with the reason of a rejection. */
const reasonHeader = "Reason";

/** The header with the length in bytes of a payload of which only the start is published. */
const excerptHeader = "Excerpt-Of";

/** What rejects need of a connection. */
export type RejectConnection = Pick<NatsConnection, "publish"> & {
  readonly info?: Pick<ServerInfo, "max_payload"> | undefined;
};

/** A delivery with the verdict that its line is not stored as an event. */
interface RejectedDelivery extends Delivery {
  readonly verdict: Extract<Delivery["verdict"], { type: "rejected" }>;
}

/** Whether a delivery was rejected. */
export function isRejected(delivery: Delivery): delivery is RejectedDelivery {
  return delivery.verdict.type === "rejected";
}

/** Publishes a rejected line with its reason, for observers. The lake keeps it permanently. */
export function publishReject(connection: RejectConnection, partition: number, delivery: RejectedDelivery): void {
  const { verdict, commander, raw } = delivery;
  const subject = subjects.rejected(partition, commander, verdict.code);
  publish(connection, subject, Buffer.from(raw), verdict.reason, printHeader({ ...delivery, defect: undefined }));
}

/** Publishes a message that cannot be stored, because its position is unknown or not accepted. The lake does not keep it. */
export function publishRefusedMessage(connection: RejectConnection, message: Msg, code: string, reason: string): void {
  const { partition = 0, commander = "unknown" } = parseLineSubject(message.subject) ?? {};
  const subject = subjects.rejected(partition, commander, code);
  publish(connection, subject, message.data, reason, headerOf(message));
}

/** The longest header value that is published. A commander chooses the content of both headers. */
const longestValue = 1024;

/** Room for the names of the headers and the line ends, beside the two values. */
const headerBytes = 2 * longestValue + 256;

/** Used if the server has not announced its limit. */
const usualPayloadBytes = 64 * 1024;

/**
 * Publishes within the limits of the server, whatever a commander has sent. A message that cannot be published is dropped: it is
 * only for observers, and an exception here would stop the partition for all commanders.
 */
function publish(
  connection: RejectConnection,
  subject: string,
  payload: Uint8Array,
  reason: string,
  header: string | undefined,
): void {
  const room = Math.max(0, (connection.info?.max_payload ?? usualPayloadBytes) - headerBytes);
  try {
    const all = headers();
    all.set(reasonHeader, printable(reason));
    if (header !== undefined && header !== "") all.set(headerName, printable(header));
    if (payload.length > room) all.set(excerptHeader, String(payload.length));
    connection.publish(subject, payload.subarray(0, room), { headers: all });
  } catch {
    // The connection is closed, or its limits have changed.
  }
}

const printable = (text: string) => text.slice(0, longestValue).replaceAll(/[^\u0020-\u007E]/g, "?");
