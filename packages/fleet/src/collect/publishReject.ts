import { headers, type Msg, type NatsConnection } from "@nats-io/transport-node";
import type { Delivery } from "@shipslog/contract";
import { headerName, printHeader } from "../message/header.ts";
import { parseLineSubject, subjects } from "../message/subjects.ts";

/** The header with the reason of a rejection. */
const reasonHeader = "Reason";

/** A delivery with the verdict that its line is not stored as an event. */
export interface RejectedDelivery extends Delivery {
  readonly verdict: Extract<Delivery["verdict"], { type: "rejected" }>;
}

/** Whether a delivery was rejected. */
export function isRejected(delivery: Delivery): delivery is RejectedDelivery {
  return delivery.verdict.type === "rejected";
}

/** Publishes a rejected line with its reason, for observers. The lake keeps it permanently. */
export function publishReject(connection: NatsConnection, partition: number, delivery: RejectedDelivery): void {
  const { verdict, commander, raw } = delivery;
  const subject = subjects.rejected(partition, commander, verdict.code);
  publish(connection, subject, raw, verdict.reason, printHeader({ ...delivery, defect: undefined }));
}

/** Publishes a message that cannot be stored, because its position is unknown or not accepted. The lake does not keep it. */
export function publishRefusedMessage(connection: NatsConnection, message: Msg, code: string, reason: string): void {
  const { partition = 0, commander = "unknown" } = parseLineSubject(message.subject) ?? {};
  const subject = subjects.rejected(partition, commander, code);
  publish(connection, subject, message.data, reason, message.headers?.get(headerName));
}

function publish(
  connection: NatsConnection,
  subject: string,
  payload: string | Uint8Array,
  reason: string,
  header: string | undefined,
): void {
  const all = headers();
  all.set(reasonHeader, reason.replaceAll(/[^\u0020-\u007E]/g, "?"));
  if (header !== undefined && header !== "") all.set(headerName, header);
  connection.publish(subject, payload, { headers: all });
}
