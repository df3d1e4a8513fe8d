export { usualLimits } from "../credential/FleetLimits.ts";
export { Cluster } from "./Cluster.ts";
export { copyFleetFolder } from "./copyFleetFolder.ts";
export { FleetFolder, type NewFleet } from "./FleetFolder.ts";
export type { ConnectionLimits, Excess } from "./excessConnections.ts";
export { guardConnections, type GuardOptions } from "./guardConnections.ts";
export { inviteByCode, type CodeOptions, type MadeCode } from "./inviteByCode.ts";
export { lendCredentials } from "./lendCredentials.ts";
export { listConnections, type CommanderConnection } from "./listConnections.ts";
export type { NodePorts } from "./FleetLayout.ts";
export { pushRevocations } from "./pushRevocations.ts";
export type { SyncInterval } from "./serverConfig.ts";
export { examineFleet } from "../doctor/examineFleet.ts";
export type { Examined, ExaminationLimits } from "../doctor/Examined.ts";
export {
  fleetProblems,
  type FleetFinding,
  type FleetProblemCode,
  type ProblemSeverity,
} from "../doctor/fleetProblems.ts";
export { alerts, type Alert } from "../monitoring/alerts.ts";
export { printAlertRules } from "../monitoring/printAlertRules.ts";
export { printDashboard } from "../monitoring/printDashboard.ts";
export { printContainerfile } from "../service/printContainerfile.ts";
export { metricsPort, printUnits, registrarMetricsPort, type UnitOptions } from "../service/printUnits.ts";
