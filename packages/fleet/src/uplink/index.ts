export type { FileOffset } from "../message/FileOffset.ts";
export { uplinkRegistry } from "../metrics/UplinkMetrics.ts";
export { outboundLineOf, type OutboundLine, type OutboundOptions } from "../privacy/outboundLine.ts";
export { personalKinds, PrivateNames } from "../privacy/PrivateNames.ts";
export type { JournalSource } from "./JournalSource.ts";
export { Uplink, type SendOptions, type UplinkOptions } from "./Uplink.ts";
export type { UplinkCounts } from "./UplinkCounts.ts";
