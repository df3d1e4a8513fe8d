export type { FileOffset } from "./message/watermark.ts";
export { uplinkRegistry } from "./uplink/UplinkMetrics.ts";
export { outboundLineOf, type OutboundLine, type OutboundOptions } from "./privacy/outboundLine.ts";
export { personalKinds, PrivateNames } from "./privacy/PrivateNames.ts";
export type { JournalSource } from "./uplink/JournalSource.ts";
export { Uplink, type SendOptions, type UplinkOptions } from "./uplink/Uplink.ts";
export type { UplinkCounts } from "./uplink/UplinkCounts.ts";
