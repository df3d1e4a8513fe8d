/** A panel: its title, the unit in the words of Grafana, and what it draws with the name of each line. */
interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly lines: Readonly<Record<string, string>>;
}

const quantile = (metric: string, share: number) =>
  `histogram_quantile(${share}, sum by (le) (rate(${metric}_bucket[$__rate_interval])))`;
const rate = (metric: string) => `sum(rate(${metric}[$__rate_interval]))`;

const panels: readonly Panel[] = [
  {
    title: "Lines a second",
    unit: "cps",
    lines: {
      durable: rate("shipslog_durable_lines_total"),
      stored: rate("shipslog_stored_lines_total"),
      rejected: rate("shipslog_rejected_lines_total"),
    },
  },
  {
    title: "Unstored lines",
    unit: "short",
    lines: { "partition {{partition}}": "sum by (partition) (shipslog_lag_messages)" },
  },
  {
    title: "Age of the oldest unstored line",
    unit: "s",
    lines: { "partition {{partition}}": "max by (partition) (time() - shipslog_oldest_line_timestamp_seconds)" },
  },
  {
    title: "From the broker to the lake",
    unit: "s",
    lines: { p50: quantile("shipslog_latency_seconds", 0.5), p99: quantile("shipslog_latency_seconds", 0.99) },
  },
  {
    title: "Time to write a batch",
    unit: "s",
    lines: { p50: quantile("shipslog_write_seconds", 0.5), p99: quantile("shipslog_write_seconds", 0.99) },
  },
  {
    title: "Sent again",
    unit: "cps",
    lines: {
      duplicates: rate("shipslog_duplicate_lines_total"),
      "after a gap": rate("shipslog_gap_lines_total"),
      "batches delivered again": rate("shipslog_redelivered_batches_total"),
      malformed: rate("shipslog_malformed_messages_total"),
    },
  },
  {
    title: "Lines of the feed",
    unit: "cps",
    lines: { published: rate("shipslog_feed_lines_total"), dropped: rate("shipslog_feed_dropped_lines_total") },
  },
  {
    title: "Partitions and their owners",
    unit: "short",
    lines: {
      "{{instance}}": "sum by (instance) (shipslog_owned_partition)",
      wanted: "max(shipslog_partitions)",
      stuck: "sum(shipslog_stuck_partition)",
    },
  },
  {
    title: "Collectors connected to a server",
    unit: "short",
    lines: { "{{instance}}": "max by (instance) (shipslog_connected)" },
  },
  {
    title: "Servers that have each stream",
    unit: "short",
    lines: {
      "partition {{partition}}": "min by (partition) (shipslog_stream_replicas)",
      wanted: "max(shipslog_stream_wanted_replicas)",
    },
  },
  {
    title: "How full the streams are",
    unit: "percentunit",
    lines: { "partition {{partition}}": "max by (partition) (shipslog_stream_bytes / shipslog_stream_limit_bytes)" },
  },
  {
    title: "Free space on the disk of the lake",
    unit: "bytes",
    lines: { "{{instance}}": "min by (instance) (shipslog_lake_free_bytes)" },
  },
  {
    title: "Joins, renewals and refusals",
    unit: "cps",
    lines: {
      joins: rate("shipslog_registrar_joins_total"),
      renewals: rate("shipslog_registrar_renewals_total"),
      failures: rate("shipslog_registrar_failures_total"),
      "{{reason}}": "sum by (reason) (rate(shipslog_registrar_refusals_total[$__rate_interval]))",
    },
  },
];

const size = { w: 12, h: 8 } as const;
const datasource = { type: "prometheus", uid: "${datasource}" } as const;

/** Prints a dashboard for Grafana, which asks for the Prometheus to use when it is imported. */
export function printDashboard(): string {
  const dashboard = {
    title: "Shipslog fleet",
    uid: "shipslog-fleet",
    tags: ["shipslog"],
    schemaVersion: 39,
    refresh: "30s",
    time: { from: "now-3h", to: "now" },
    templating: { list: [{ name: "datasource", type: "datasource", query: "prometheus" }] },
    panels: panels.map(({ title, unit, lines }, at) => ({
      id: at + 1,
      type: "timeseries",
      title,
      datasource,
      gridPos: { ...size, x: (at % 2) * size.w, y: Math.floor(at / 2) * size.h },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: Object.entries(lines).map(([legendFormat, expr], index) => ({
        refId: String.fromCharCode(65 + index),
        datasource,
        expr,
        legendFormat,
      })),
    })),
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}
