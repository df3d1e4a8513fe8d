export { ConnectionState } from "./broker/ConnectionState.ts";
export { connectFleet, type ConnectOptions } from "./broker/connectFleet.ts";
export { partitionOf } from "./commander/partition.ts";
export { pseudonymOf } from "./commander/pseudonym.ts";
export { parseCredential, type CommanderCredential, type Credential } from "./credential/Credential.ts";
export type { FleetLimits } from "./credential/FleetLimits.ts";
export type { FleetClock } from "./FleetClock.ts";
export { FleetError, type FleetErrorCode } from "./FleetError.ts";
export { serveMetrics, type MetricsServer } from "./metrics/serveMetrics.ts";
