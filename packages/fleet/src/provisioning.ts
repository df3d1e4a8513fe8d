export { usualLimits } from "./credential/FleetLimits.ts";
export { Cluster } from "./servers/Cluster.ts";
export { copyFleetFolder } from "./provisioning/copyFleetFolder.ts";
export { FleetFolder, type NewFleet } from "./provisioning/FleetFolder.ts";
export type { ConnectionLimits, Excess } from "./servers/excessConnections.ts";
export { guardConnections, type GuardOptions } from "./servers/guardConnections.ts";
export { inviteByCode, type CodeOptions, type MadeCode } from "./joining/InvitationCode.ts";
export { lendCredentials } from "./provisioning/lendCredentials.ts";
export { listConnections, type CommanderConnection } from "./servers/listConnections.ts";
export type { NodePorts } from "./provisioning/FleetLayout.ts";
export { pushRevocations } from "./servers/pushRevocations.ts";
export type { SyncInterval } from "./provisioning/ServerConfigs.ts";
export { examineFleet } from "./doctor/examineFleet.ts";
export type { Examined, ExaminationLimits } from "./doctor/Examined.ts";
export {
  fleetProblems,
  type FleetFinding,
  type FleetProblemCode,
  type ProblemSeverity,
} from "./doctor/fleetProblems.ts";
export { alerts, type Alert } from "./monitoring/alerts.ts";
export { printAlertRules } from "./monitoring/alerts.ts";
export { printDashboard } from "./monitoring/printDashboard.ts";
export { printContainerfile } from "./service/printContainerfile.ts";
export { metricsPort, printUnits, registrarMetricsPort, type UnitOptions } from "./service/printUnits.ts";
