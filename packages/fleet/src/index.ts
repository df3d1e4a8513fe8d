export { endOf, senderDefects, type Envelope, type SenderDefect } from "./envelope/Envelope.ts";
export { contractVersion, headerName, parseHeader, printHeader } from "./envelope/header.ts";
export { leavingOf, type Leaving, type LeavingOptions } from "./envelope/leaving.ts";
export { personalKinds, Secrets } from "./envelope/Secrets.ts";
export { pseudonymOf } from "./envelope/pseudonym.ts";
export {
  buckets,
  parseLineSubject,
  parseWatermarkKey,
  partitionOf,
  rejectsStream,
  streamOf,
  subjects,
  watermarkKey,
} from "./envelope/subjects.ts";
export { Receiver, type Placed, type Placement } from "./protocol/Receiver.ts";
export { Sender, type Outgoing, type Place } from "./protocol/Sender.ts";
export type { Clock } from "./Clock.ts";
export { FleetError, type FleetErrorCode } from "./FleetError.ts";
export { Link } from "./broker/Link.ts";
export { connectFleet, type ConnectOptions } from "./broker/connectFleet.ts";
export { Cluster } from "./trial/Cluster.ts";
export { parseCredential, type CommanderCredential, type Credential } from "./trial/Credential.ts";
export { FleetFolder, type Invitation, type NewFleet, type Register } from "./trial/FleetFolder.ts";
export { usualLimits, type FleetLimits, type Layout, type NodePorts } from "./trial/Layout.ts";
export type { SyncInterval } from "./trial/serverConfig.ts";
export { tellServers } from "./trial/tellServers.ts";
export { ensureBroker, type BrokerShape } from "./broker/ensureBroker.ts";
export type { Loss } from "./broker/Publisher.ts";
export type { Source } from "./uplink/Source.ts";
export { Uplink, type Sending, type UplinkOptions } from "./uplink/Uplink.ts";
export type { UplinkCounts } from "./uplink/UplinkCounts.ts";
export { runCollector, type CollectorOptions } from "./collect/Collector.ts";
export type { CollectorCounts } from "./collect/CollectorCounts.ts";
export { CollectorMetrics } from "./metrics/CollectorMetrics.ts";
export { uplinkRegistry } from "./metrics/UplinkMetrics.ts";
export { serveMetrics, type MetricsServer } from "./metrics/serveMetrics.ts";
