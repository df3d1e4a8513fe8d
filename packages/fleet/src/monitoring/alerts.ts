/** A rule of Prometheus that tells an operator that something is wrong. */
interface Alert {
  readonly name: string;
  /** `critical`: lines are not stored. `warning`: they will not be, or one part is lost that another replaces. */
  readonly severity: "critical" | "warning";
  readonly expr: string;
  /** How long the expression must hold. */
  readonly for: string;
  readonly summary: string;
  /** What to do. */
  readonly action: string;
  /** Why this threshold: what was measured. */
  readonly reason: string;
}

/** The name of the scrape job that the rules expect. */
const scrapeJob = "shipslog";

/** The name of the scrape job of the registrar, which is not a collector. */
export const registrarJob = "shipslog-registrar";

/** The alerts of a fleet. The thresholds follow from docs/scale.md and docs/operate.md. */
export const alerts: readonly Alert[] = [
  {
    name: "ShipslogPartitionUnowned",
    severity: "critical",
    expr: "sum(shipslog_owned_partition) < max(shipslog_partitions) or absent(shipslog_owned_partition)",
    for: "1m",
    summary: "Nobody collects at least one partition",
    action: "Start a collector; if one runs, read what it reports. Lines wait in the broker, then in the journals.",
    reason: "another collector takes a partition over within 8 s after a kill or a stop",
  },
  {
    name: "ShipslogPartitionStuck",
    severity: "critical",
    expr: "max by (partition) (shipslog_stuck_partition) == 1",
    for: "1m",
    summary: "Partition {{ $labels.partition }} has lines and stores none",
    action: "Look at the disk of the lake and at what the collector reports, then restart it.",
    reason:
      "of ten thousand commanders at most 19 s of lines waited, and 33 s went by until all servers were back after a restart; the metric waits for a minute, the rule for another",
  },
  {
    name: "ShipslogLakeDiskLow",
    severity: "critical",
    expr: "min by (instance) (shipslog_lake_free_bytes) < 5e9",
    for: "5m",
    summary: "The disk of the lake on {{ $labels.instance }} has {{ $value | humanize1024 }}B left",
    action: "Free some space or use a larger disk. Without space nothing is stored.",
    reason:
      "ten thousand commanders send 620 lines a second: 27 hours are left at the measured 82 bytes a line, 5 at the 465 of files that are never merged",
  },
  {
    name: "ShipslogCollectorDown",
    severity: "warning",
    expr: `up{job="${scrapeJob}"} == 0`,
    for: "1m",
    summary: "The collector {{ $labels.instance }} does not answer",
    action: "Start it again. Others have its partitions meanwhile.",
    reason: "a collector restarts within seconds",
  },
  {
    name: "ShipslogDisconnected",
    severity: "warning",
    expr: "shipslog_connected == 0",
    for: "1m",
    summary: "The collector {{ $labels.instance }} reaches no server",
    action: "Run shipslog fleet doctor; start the servers.",
    reason:
      "one server that is restarted is healthy again within 3 s, one with an empty store within 6 s, all servers of ten thousand commanders after 33 s",
  },
  {
    name: "ShipslogReplicaMissing",
    severity: "warning",
    expr: "min by (partition) (shipslog_stream_replicas) < max by (partition) (shipslog_stream_wanted_replicas)",
    for: "2m",
    summary: "The stream of partition {{ $labels.partition }} is on {{ $value }} servers only",
    action: "Start the server that is down. With another one lost, nothing is accepted.",
    reason:
      "one server that is restarted has its streams within 3 s, one with an empty store within 6 s, all servers of ten thousand commanders after 33 s",
  },
  {
    name: "ShipslogBehind",
    severity: "warning",
    expr: "max by (partition) (time() - shipslog_oldest_line_timestamp_seconds) > 300",
    for: "5m",
    summary:
      "The oldest unstored line of partition {{ $labels.partition }} has waited for {{ $value | humanizeDuration }}",
    action: "Start another collector if it does not catch up.",
    reason:
      "of ten thousand commanders at most 19 s of lines waited, and they were caught up 175 s after a restart of all servers",
  },
  {
    name: "ShipslogStreamFilling",
    severity: "warning",
    expr: "max by (partition) (shipslog_stream_bytes / shipslog_stream_limit_bytes) > 0.5",
    for: "1m",
    summary: "The stream of partition {{ $labels.partition }} is {{ $value | humanizePercentage }} full",
    action: "Start collectors. When it is full, uplinks wait.",
    reason: "ten thousand commanders fill 4 GiB of each of three partitions in 4.6 h, so two hours are left",
  },
  {
    name: "ShipslogRejects",
    severity: "warning",
    expr: "sum(rate(shipslog_rejected_lines_total[10m])) > 0.05 * (sum(rate(shipslog_stored_lines_total[10m])) + sum(rate(shipslog_rejected_lines_total[10m])))",
    for: "10m",
    summary: "More than one line in twenty is rejected",
    action:
      "Look at the codes in the lake's table rejects: the game may write a new version, or a client damages lines.",
    reason: "the long tests damage 0.3 % and 2 % of all lines on purpose, far more than real journals have",
  },
  {
    name: "ShipslogMalformed",
    severity: "warning",
    expr: "sum by (partition) (increase(shipslog_malformed_messages_total[10m])) > 0",
    for: "0m",
    summary: "Partition {{ $labels.partition }} receives messages that no uplink sends",
    action:
      "Find the commander on the subjects rejected.<partition>.<commander>.malformed, and revoke the credential if it is abused.",
    reason: "uplinks send none",
  },
  {
    name: "ShipslogLinesRepeat",
    severity: "warning",
    expr: "sum(rate(shipslog_gap_lines_total[10m])) + sum(rate(shipslog_duplicate_lines_total[10m])) > 0.5 * sum(rate(shipslog_stored_lines_total[10m]))",
    for: "10m",
    summary: "Lines are lost and sent again, more than half as many as are stored",
    action: "Look at the servers and the network between them; find the commander if one floods.",
    reason:
      "ten thousand commanders sent 1 % again, all of it after a restart of all servers; 12 % were sent again while a collector was saturated",
  },
  {
    name: "ShipslogRegistrarDown",
    severity: "warning",
    expr: `up{job="${registrarJob}"} == 0`,
    for: "5m",
    summary: "The registrar {{ $labels.instance }} does not answer",
    action:
      "Start it again. Nobody can join meanwhile, and credentials are not renewed: those of uplinks that run last for 15 days or more.",
    reason: "it starts within a second, and a player can repeat the command",
  },
  {
    name: "ShipslogRegistrarFailing",
    severity: "warning",
    expr: "sum by (instance) (increase(shipslog_registrar_failures_total[10m])) > 0",
    for: "0m",
    summary: "The registrar {{ $labels.instance }} could not give a credential",
    action: "Read what it reports: its disk may be full, or it may not write to the register.",
    reason: "there are none; the player repeats the command when it works again",
  },
  {
    name: "ShipslogRegistrarAttacked",
    severity: "warning",
    expr: 'sum(increase(shipslog_registrar_refusals_total{reason=~"unknown-code|too-many"}[10m])) > 60',
    for: "0m",
    summary: "The registrar refuses {{ $value | humanize }} attempts in ten minutes",
    action:
      "Block the addresses in front of it if players cannot join. Guessing is hopeless: a code has 128 random bits.",
    reason:
      "a code with a typing error is never sent, and a join makes 2 of the 20 connections a minute that an address may make",
  },
];

/** Prints the alerts as a rules file of Prometheus. */
export function printAlertRules(): string {
  const rules = alerts.map(({ name, severity, expr, for: during, summary, action, reason }) =>
    [
      `      - alert: ${name}`,
      `        expr: ${JSON.stringify(expr)}`,
      `        for: ${during}`,
      `        labels: { severity: ${severity} }`,
      "        annotations:",
      `          summary: ${JSON.stringify(summary)}`,
      `          description: ${JSON.stringify(action)}`,
      `          threshold: ${JSON.stringify(reason)}`,
    ].join("\n"),
  );
  return `groups:\n  - name: shipslog\n    rules:\n${rules.join("\n")}\n`;
}
