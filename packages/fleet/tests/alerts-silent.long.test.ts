/**
 * A healthy fleet under load is scraped as Prometheus does, and promtool evaluates the alert rules over what it said: none fires. The same
 * scrapes with a collector that stops answering fire its alert: the evaluation can tell.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { printAlertRules } from "@shipslog/fleet/provisioning";
import { expect } from "vitest";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { alerts } from "../src/monitoring/alerts.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { ManagedProcess, shipslog } from "./helpers/ManagedProcess.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { printSilenceTest, promtool, scrape, testRules, type Scrape } from "./helpers/promtool.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

/** How many play how fast, and how often the collectors are scraped. */
interface Plan {
  readonly commanders: number;
  readonly linesAnHour: number;
  readonly everySeconds: number;
}

const partitions = 3;
const damage = "100";
const names = ["one", "two"] as const;

const longPlan: Plan = { commanders: 2000, linesAnHour: 224, everySeconds: 15 };
/** Rules whose alerts wait for minutes cannot fire in seconds, so the check only shows that all of it works. */
const shortPlan: Plan = { commanders: 10, linesAnHour: 3600, everySeconds: 1 };

/** What the collectors said, by their names. */
type Scrapes = ReadonlyMap<string, readonly Scrape[]>;

/** Two collectors and a load, with the ports of their metrics. */
async function startFleet(
  trial: TrialFleet,
  plan: Plan,
  seconds: number,
  seed: number,
  report: (line: string) => void,
) {
  const fleet = ["--fleet", trial.folder.path];
  const ports = await freePorts(names.length);
  const collectors = names.map((name, at) => {
    const lake = ["--out", join(trial.path, "lake"), "--dialect", "spec"];
    const words = ["fleet", "collect", ...lake, "--name", name, "--metrics", String(ports[at]), ...fleet];
    return new ManagedProcess(name, [shipslog, ...words], report);
  });
  const { commanders, linesAnHour, everySeconds } = plan;
  const play = ["--commanders", String(commanders), "--hourly", String(linesAnHour), "--seed", String(seed)];
  // It goes on for a while after the last scrape.
  const lasting = ["--for", `${Math.ceil(seconds) + 10 * everySeconds}s`, "--damage", damage];
  const state = { isConnected: false };
  const load = new ManagedProcess("load", [shipslog, "fleet", "load", ...play, ...lasting, ...fleet], (line) => {
    state.isConnected ||= line.includes("are connected");
  });
  for (const program of [...collectors, load]) program.start();
  return { ports, programs: [...collectors, load], state };
}

/** The sum of all series whose names begin so. */
const sumOf = (start: string, { series }: Scrape) =>
  [...(series ?? [])].filter(([name]) => name.startsWith(start)).reduce((sum, [, value]) => sum + value, 0);

/** Scrapes all collectors together. */
const scrapeAll = (ports: readonly number[]) => Promise.all(ports.map((port) => scrape(port)));

/** Scrapes the collectors every so often. */
async function watch(ports: readonly number[], everySeconds: number, seconds: number): Promise<Scrapes> {
  const scrapes = new Map<string, Scrape[]>(names.map((name) => [name, []]));
  const startMs = Date.now();
  for (let at = 0; at * everySeconds <= seconds; at++) {
    await sleep(Math.max(0, startMs + at * everySeconds * 1000 - Date.now()));
    for (const [index, each] of (await scrapeAll(ports)).entries()) scrapes.get(names[index] ?? "")?.push(each);
  }
  return scrapes;
}

/** The scrapes in which one collector stops answering after the first half. */
function withoutOne(scrapes: Scrapes): Scrapes {
  const cut = (each: Scrape, at: number, all: readonly Scrape[]) =>
    at < all.length / 2 ? each : { ...each, series: undefined };
  return new Map([...scrapes].map(([name, all]) => [name, name === "one" ? all.map(cut) : all]));
}

/** The scrapes in which a hundred times as many lines are rejected. */
function withRejects(scrapes: Scrapes): Scrapes {
  const raise = ([name, value]: readonly [string, number]) =>
    [name, name.startsWith("shipslog_rejected_lines_total") ? 100 * value : value] as const;
  const change = (each: Scrape) => ({ ...each, series: new Map([...(each.series ?? [])].map(raise)) });
  return new Map([...scrapes].map(([name, all]) => [name, all.map(change)]));
}

longTest(
  {
    claim: "No alert fires while a healthy fleet stores the lines of two thousand commanders.",
    // Alerts that wait for five minutes or less can fire in six. Those that wait for ten are not even pending at the end.
    size: { check: 0.1, full: 6, of: "minutes" },
    alone: true,
    needs: [natsServer, promtool],
  },
  async ({ size: minutes, seed, isLong, report }) => {
    const plan = isLong ? longPlan : shortPlan;
    const trial = await TrialFleet.start({ partitions });
    const { ports, programs, state } = await startFleet(trial, plan, minutes * 60, seed, report);
    try {
      await until(() => state.isConnected, "the connections of all commanders");
      const owned = async () =>
        (await scrapeAll(ports)).reduce((sum, each) => sum + sumOf("shipslog_owned_partition", each), 0);
      await until(async () => (await owned()) === partitions, "the owners of all partitions");
      const scrapes = await watch(ports, plan.everySeconds, minutes * 60);
      const patient = alerts.filter((alert) => Number.parseInt(alert.for, 10) >= minutes).map(({ name }) => name);
      const test = (given: Scrapes) => {
        const silence = printSilenceTest(given, plan.everySeconds, { partitions, notPending: isLong ? patient : [] });
        return testRules(trial.path, printAlertRules(), [silence], plan.everySeconds).test;
      };
      const { code, text } = test(scrapes);
      expect(code === 0 ? "" : text).toBe("");
      if (isLong) {
        // The evaluation can tell.
        expect(test(withoutOne(scrapes)).text).toContain('{alertname="ShipslogCollectorDown"}');
        expect(test(withRejects(scrapes)).text).toContain('{alertname="ShipslogRejects"}');
      }
      const last = [...scrapes.values()].flatMap((all) => all.slice(-1));
      const stored = last.reduce((sum, each) => sum + sumOf("shipslog_stored_lines_total", each), 0);
      expect(stored).toBeGreaterThan(0);
      return `${alerts.length} alerts silent while ${stored} lines of ${plan.commanders} commanders were stored`;
    } finally {
      await Promise.all(programs.map((program) => program.stop()));
      await trial[Symbol.asyncDispose]();
    }
  },
);
