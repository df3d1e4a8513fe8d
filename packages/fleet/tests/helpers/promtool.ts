import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../../tools/workspace.ts";

/** Where `tools/get-promtool` puts it; tests that need it name this path. */
export const promtool = ".cache/promtool/promtool";

/** Runs promtool and returns its exit code and everything it printed. */
function runPromtool(...words: readonly string[]): { readonly code: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(join(root, promtool), words, { encoding: "utf8" });
  return { code: status, text: stdout + stderr };
}

/** What a collector said when it was asked: the value of each series. Undefined if it did not answer. */
export interface Scrape {
  readonly atSeconds: number;
  readonly series: ReadonlyMap<string, number> | undefined;
}

/** Asks a collector for its metrics, as Prometheus does. */
export async function scrape(port: number): Promise<Scrape> {
  const atSeconds = Date.now() / 1000;
  const text = await fetch(`http://127.0.0.1:${port}/metrics`)
    .then((answer) => answer.text())
    .catch(() => undefined);
  if (text === undefined) return { atSeconds, series: undefined };
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return { atSeconds, series: new Map(lines.map((line) => splitAt(line, line.lastIndexOf(" ")))) };
}

const splitAt = (line: string, at: number): readonly [string, number] => [line.slice(0, at), Number(line.slice(at))];

const stepSeconds = 30;
const steps = 60;

/**
 * Prints a test for promtool that asserts which alerts fire when what was scraped goes on for half an hour. The steps of the test
 * are the scrapes; after the last one gauges keep their values, and counters and times grow as they did so far.
 */
export function printAlertTest(
  name: string,
  collectors: ReadonlyMap<string, readonly Scrape[]>,
  firing: readonly string[],
  job = "shipslog",
): Readonly<Record<string, unknown>> {
  const input = [...collectors].flatMap(([instance, scrapes]) => seriesOf({ instance, job }, scrapes));
  return {
    name,
    interval: `${stepSeconds}s`,
    input_series: input,
    promql_expr_test: [
      {
        expr: 'count by (alertname) (count by (alertname, partition) (ALERTS{alertstate="firing"}) > 0) > 0',
        eval_time: "29m",
        exp_samples: firing.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
      },
    ],
  };
}

/**
 * Prints a test for promtool that asserts that no alert fires at any step while what was scraped happens, and that the scrapes are those
 * of collectors that own a number of partitions together. Some alerts wait longer than the scrapes last: they must not be pending
 * at the end.
 */
export function printSilenceTest(
  collectors: ReadonlyMap<string, readonly Scrape[]>,
  everySeconds: number,
  { partitions, notPending }: { readonly partitions: number; readonly notPending: readonly string[] },
): Readonly<Record<string, unknown>> {
  const input = [...collectors].flatMap(([instance, scrapes]) =>
    seriesOf({ instance, job: "shipslog" }, scrapes, false),
  );
  const length = Math.max(...[...collectors.values()].map((scrapes) => scrapes.length));
  const end = `${(length - 1) * everySeconds}s`;
  const fired = `count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[${end}]))`;
  const pending = `count by (alertname) (ALERTS{alertname=~"${notPending.join("|")}"})`;
  // A partition that changes hands has no owner for a moment, which may be the last one.
  const owned = `max_over_time((sum(shipslog_owned_partition) == bool ${partitions})[${end}:${everySeconds}s])`;
  return {
    interval: `${everySeconds}s`,
    input_series: input,
    promql_expr_test: [
      { expr: fired, eval_time: end, exp_samples: [] },
      ...(notPending.length === 0 ? [] : [{ expr: pending, eval_time: end, exp_samples: [] }]),
      { expr: owned, eval_time: end, exp_samples: [{ labels: "{}", value: 1 }] },
    ],
  };
}

/** Writes a file of tests beside the rules and runs it; the rules are evaluated every so many seconds. */
export function testRules(folder: string, rules: string, tests: readonly unknown[], everySeconds = stepSeconds) {
  const rulesPath = join(folder, "rules.yml");
  const testPath = join(folder, "test.yml");
  writeFileSync(rulesPath, rules);
  // JSON is YAML.
  writeFileSync(testPath, JSON.stringify({ rule_files: [rulesPath], evaluation_interval: `${everySeconds}s`, tests }));
  return { check: runPromtool("check", "rules", rulesPath), test: runPromtool("test", "rules", testPath) };
}

const isBucket = /_bucket\b/;

function seriesOf(
  { instance, job }: { readonly instance: string; readonly job: string },
  scrapes: readonly Scrape[],
  goesOn = true,
) {
  // No alert uses a histogram, and their many series would take promtool long.
  const names = new Set(
    scrapes.flatMap(({ series }) => [...(series?.keys() ?? [])].filter((name) => !isBucket.test(name))),
  );
  const up = scrapes.map(({ series }) => (series === undefined ? 0 : 1));
  const labels = `instance="${instance}",job="${job}"}`;
  const labelled = (name: string) => (name.endsWith("}") ? name.replace(/\}$/, `,${labels}`) : `${name}{${labels}`);
  return [
    { series: labelled("up"), values: `${up.join(" ")}${goesOn ? ` ${up.at(-1)}x${steps}` : ""}` },
    ...[...names].map((name) => ({ series: labelled(name), values: valuesOf(name, scrapes, goesOn) })),
  ];
}

function valuesOf(name: string, scrapes: readonly Scrape[], goesOn: boolean): string {
  // The clock of promtool starts at zero.
  const startSeconds = scrapes[0]?.atSeconds ?? 0;
  const isTime = name.includes("timestamp_seconds");
  const values = scrapes.map(({ series }) => {
    const value = series?.get(name);
    return value !== undefined && isTime ? value - startSeconds : value;
  });
  const seen = values.flatMap((value, at) => (value === undefined ? [] : [{ value, at: scrapes[at]?.atSeconds ?? 0 }]));
  const first = seen[0];
  const last = values.at(-1);
  const grows = isTime || /_(?:total|count|sum)\b/.test(name);
  const during = (seen.at(-1)?.at ?? 0) - (first?.at ?? 0);
  const growth = during === 0 ? 0 : ((last ?? 0) - (first?.value ?? 0)) / during;
  const printed = values.map((value) => (value === undefined ? "_" : plain(value))).join(" ");
  if (!goesOn) return printed;
  if (last === undefined) return `${printed} stale`;
  return `${printed} ${plain(last)}${grows ? `+${plain(Math.max(0, growth) * stepSeconds)}` : "+0"}x${steps}`;
}

/** Prints a number as promtool reads it in a sequence. */
const plain = (value: number) => (Number.isFinite(value) ? value.toFixed(6) : "0");
