export { usualLimits } from "../credential/FleetLimits.ts";
export { Cluster } from "./Cluster.ts";
export { copyFleetFolder } from "./copyFleetFolder.ts";
export { FleetFolder, type NewFleet } from "./FleetFolder.ts";
export type { NodePorts } from "./FleetLayout.ts";
export { pushRevocations } from "./pushRevocations.ts";
export type { SyncInterval } from "./serverConfig.ts";
