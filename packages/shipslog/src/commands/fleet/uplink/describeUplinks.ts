import { formatCount } from "@shipslog/contract/internal";
import type { Uplink } from "@shipslog/fleet/uplink";

/** Says what uplinks have sent and what of it is stored, as far as they know. */
export function describeUplinks(uplinks: readonly Pick<Uplink, "counts" | "unstored" | "unanswered">[]): string {
  const sum = (read: (uplink: Pick<Uplink, "counts" | "unstored" | "unanswered">) => number) =>
    uplinks.reduce((total, uplink) => total + read(uplink), 0);
  const personal = sum(({ counts }) => counts.personal);
  const parts = [
    `${formatCount(
      sum(({ counts }) => counts.sent),
      "line",
    )} sent`,
    describeStored(
      sum(({ unstored }) => unstored),
      sum(({ unanswered }) => unanswered),
    ),
    ...(personal === 0 ? [] : [`${formatCount(personal, "line")} withheld because of a person's name`]),
  ];
  return parts.join(", ");
}

function describeStored(unstored: number, unanswered: number): string {
  // Of a file without a watermark nothing was sent, so nothing is waiting to be stored either.
  if (unanswered > 0) return `${formatCount(unanswered, "file")} not sent because no collector has answered`;
  return unstored === 0 ? "all stored" : `${unstored} not known to be stored yet`;
}
