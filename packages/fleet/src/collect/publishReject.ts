import { headers, type Msg, type NatsConnection } from "@nats-io/transport-node";
import type { Delivery } from "@shipslog/contract";
import { headerName, printHeader } from "../message/header.ts";
import { parseLineSubject, subjects } from "../message/subjects.ts";

/** The header that says why a line was rejected. */
const reasonHeader = "Reason";

/** Publishes a rejected line with its reason, for those who want to watch; the lake keeps it for good. */
export function publishReject(
  connection: NatsConnection,
  rejected: { readonly partition: number; readonly delivery: Delivery } | Msg,
  malformed?: { readonly code: string; readonly reason: string },
): void {
  if ("delivery" in rejected) publishDelivery(connection, rejected.partition, rejected.delivery);
  else if (malformed !== undefined) {
    const { partition = 0, commander = "unknown" } = parseLineSubject(rejected.subject) ?? {};
    const subject = subjects.rejected(partition, commander, malformed.code);
    publish(connection, subject, rejected.data, malformed.reason, rejected.headers?.get(headerName));
  }
}

function publishDelivery(connection: NatsConnection, partition: number, delivery: Delivery): void {
  const { verdict, commander, raw } = delivery;
  if (verdict.type !== "rejected") return;
  const subject = subjects.rejected(partition, commander, verdict.code);
  publish(connection, subject, raw, verdict.reason, printHeader({ ...delivery, defect: undefined }));
}

function publish(
  connection: NatsConnection,
  subject: string,
  payload: string | Uint8Array,
  reason: string,
  place: string | undefined,
): void {
  const about = headers();
  about.set(reasonHeader, reason.replaceAll(/[^\u0020-\u007E]/g, "?"));
  if (place !== undefined && place !== "") about.set(headerName, place);
  connection.publish(subject, payload, { headers: about });
}
