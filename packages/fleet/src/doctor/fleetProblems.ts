/** How urgent a problem is: `error` stops or endangers the fleet now, `warning` will, or weakens it. */
export type ProblemSeverity = "error" | "warning";

/** What is known about one sort of problem, and what to do about it. */
interface FleetProblem {
  readonly severity: ProblemSeverity;
  readonly advice: string;
}

const certificate =
  "run shipslog fleet rotate server, registrar or routes, whichever it names (docs/operate.md, Keys), copy what it has made, and restart them";

/** Every problem that `examineFleet` finds, by its stable code. */
export const fleetProblems = {
  "file-missing": {
    severity: "error",
    advice: "copy it from the folder fleet in a backup, and repeat what was invited, revoked or rotated since",
  },
  "file-readable": { severity: "error", advice: "run chmod 600 on it, and ask who has read it: it is a secret" },
  "credential-invalid": {
    severity: "error",
    advice:
      "restore it from a backup, invite the commander again, or run shipslog fleet rotate with the name of the role",
  },
  "credential-foreign": {
    severity: "error",
    advice: "it belongs to another fleet or trusts another authority: restore it from a backup, or invite again",
  },
  "credential-refused": {
    severity: "error",
    advice: "the servers run with another configuration: start them with the nats.conf files of this folder",
  },
  "one-account": {
    severity: "warning",
    advice: "a fleet of the first version does not isolate commanders from collectors; create a new fleet when you can",
  },
  "routes-shared": {
    severity: "error",
    advice:
      "run shipslog fleet rotate routes, copy what it has made to the servers, and restart them one after the other",
  },
  "server-unknown": {
    severity: "error",
    advice:
      "find out what runs there: if it is not yours, stop it, run shipslog fleet rotate routes, restart the servers and rotate every credential",
  },
  "key-unknown": {
    severity: "error",
    advice: "it can do what its account allows and no name revokes it: shipslog fleet revoke --key KEY",
  },
  "certificate-invalid": { severity: "error", advice: "restore tls/ from a backup" },
  "certificate-expired": { severity: "error", advice: certificate },
  "certificate-early": { severity: "error", advice: "set the clock of this machine" },
  "certificate-expires": { severity: "warning", advice: certificate },
  "certificate-host": { severity: "error", advice: certificate },
  "clock-differs": { severity: "error", advice: "synchronise the clocks of all machines, for example with chrony" },
  "port-taken": {
    severity: "error",
    advice: "another program listens there; stop it, or change the port in nats.conf and fleet.json",
  },
  "server-unreachable": {
    severity: "error",
    advice: "start it with nats-server -c and its nats.conf, or with shipslog fleet up; its log is beside nats.conf",
  },
  "server-untrusted": {
    severity: "error",
    advice: "the server shows a certificate that the authority in tls/ has not signed: start it with the files of tls/",
  },
  "server-unhealthy": { severity: "error", advice: "wait a minute and look again, then read its log" },
  "registrar-unreachable": {
    severity: "warning",
    advice: "start it: shipslog fleet registrar; or take the codes back with shipslog fleet revoke NAME",
  },
  "server-old": { severity: "warning", advice: "upgrade the servers one after the other (docs/operate.md, Upgrade)" },
  "server-versions": {
    severity: "warning",
    advice: "upgrade the servers one after the other (docs/operate.md, Upgrade)",
  },
  "jetstream-disabled": {
    severity: "error",
    advice: "free space on the disk of its store, then restart the servers one after the other",
  },
  "storage-short": {
    severity: "warning",
    advice: "the disk can be full before the broker refuses lines: free some space, or use a larger disk",
  },
  "stream-missing": { severity: "error", advice: "start a collector: it creates the streams" },
  "stream-replicas": {
    severity: "warning",
    advice: "restart a collector: it restores the configuration of the streams",
  },
  "stream-leaderless": { severity: "error", advice: "start the servers that are down: most of them have to run" },
  "replica-behind": { severity: "warning", advice: "start the server, or wait until it has copied what it missed" },
  "stream-full": {
    severity: "error",
    advice: "start collectors, or find out why they store nothing; uplinks wait meanwhile",
  },
  "collector-none": { severity: "error", advice: "start one: shipslog fleet collect --out LAKE" },
  "partition-free": {
    severity: "error",
    advice: "wait ten seconds and look again, then read what the collectors report",
  },
  "partition-stuck": {
    severity: "error",
    advice: "read what its collector reports, look at the disk of the lake, and restart it",
  },
  "partition-behind": { severity: "warning", advice: "start another collector if it does not catch up" },
  "lake-none": {
    severity: "warning",
    advice: "name the lake of the collectors; it is empty until the first line is stored",
  },
  "lake-readable": { severity: "error", advice: "run chmod 700 on it: it has the journals of many people" },
  "disk-low": { severity: "error", advice: "free some space: without it nothing is stored" },
} as const satisfies Readonly<Record<string, FleetProblem>>;

/** The stable code of a problem. */
export type FleetProblemCode = keyof typeof fleetProblems;

/** A problem that was found: what it is about, and what was seen. */
export interface FleetFinding {
  readonly code: FleetProblemCode;
  readonly severity: ProblemSeverity;
  /** The file, server, partition or stream. */
  readonly subject: string;
  readonly text: string;
  readonly advice: string;
}

/** Makes a finding. */
export function found(code: FleetProblemCode, subject: string, text: string): FleetFinding {
  return { code, ...fleetProblems[code], subject, text };
}
