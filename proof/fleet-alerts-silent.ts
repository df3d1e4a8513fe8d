/**
 * A healthy fleet under load is scraped as Prometheus does, and promtool evaluates the alert rules over what it said: none fires. The same
 * scrapes with a collector that stops answering fire its alert: the evaluation can tell.
 */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { alerts, printAlertRules } from "@shipslog/fleet/provisioning";
import { freePorts } from "../lab/fleet/freePorts.ts";
import { natsServer } from "../lab/fleet/natsServer.ts";
import { printSilenceTest, promtool, scrape, testRules, type Scrape } from "../lab/fleet/promtool.ts";
import { TrialFleet } from "../lab/fleet/TrialFleet.ts";
import { until } from "../lab/limits/until.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { ManagedProcess, shipslog } from "./fleet/ManagedProcess.ts";

/** How many play how fast, and how often the collectors are scraped. */
interface Plan {
  readonly commanders: number;
  readonly linesAnHour: number;
  readonly everySeconds: number;
  readonly scrapes: number;
}

const partitions = 3;
const damage = "100";
const names = ["one", "two"] as const;

/** Rules whose alerts wait for minutes cannot fire in a short run, so the small run only shows that it works. */
const reducedPlan: Plan = { commanders: 10, linesAnHour: 3600, everySeconds: 1, scrapes: 5 };
const fullPlan = (minutes: number): Plan => ({
  ...{ commanders: 2000, linesAnHour: 224, everySeconds: 15 },
  scrapes: minutes * 4 + 1,
});

/** Two collectors and a load, with the ports of their metrics. */
async function startFleet(trial: TrialFleet, plan: Plan, seed: number, report: (line: string) => void) {
  const fleet = ["--fleet", trial.folder.path];
  const ports = await freePorts(names.length);
  const collectors = names.map((name, at) => {
    const words = [
      "fleet",
      "collect",
      "--out",
      join(trial.path, "lake"),
      "--name",
      name,
      "--metrics",
      String(ports[at]),
    ];
    return new ManagedProcess(name, [shipslog, ...words, ...fleet, "--dialect", "spec"], report);
  });
  const { commanders, linesAnHour, everySeconds, scrapes } = plan;
  const play = ["--commanders", String(commanders), "--hourly", String(linesAnHour), "--seed", String(seed)];
  // It goes on for a while after the last scrape.
  const lasting = ["--for", `${everySeconds * (scrapes + 10)}s`, "--damage", damage];
  const state = { isConnected: false };
  const load = new ManagedProcess("load", [shipslog, "fleet", "load", ...play, ...lasting, ...fleet], (line) => {
    state.isConnected ||= line.includes("are connected");
  });
  for (const program of [...collectors, load]) program.start();
  return { ports, programs: [...collectors, load], state };
}

const ownedBy = ({ series }: Scrape) =>
  [...(series ?? [])]
    .filter(([name]) => name.startsWith("shipslog_owned_partition"))
    .reduce((sum, [, value]) => sum + value, 0);

const storedBy = (scrapes: readonly Scrape[] | undefined) =>
  [...(scrapes?.at(-1)?.series ?? [])]
    .filter(([name]) => name.startsWith("shipslog_stored_lines_total"))
    .reduce((sum, [, value]) => sum + value, 0);

/** Scrapes all collectors together. */
const scrapeAll = (ports: readonly number[]) => Promise.all(ports.map((port) => scrape(port)));

/** The scrapes in which one collector stops answering after the first half. */
function withoutOne(scrapes: ReadonlyMap<string, readonly Scrape[]>): ReadonlyMap<string, readonly Scrape[]> {
  const cut = (each: Scrape, at: number, all: readonly Scrape[]) =>
    at < all.length / 2 ? each : { ...each, series: undefined };
  return new Map([...scrapes].map(([name, all]) => [name, name === "one" ? all.map(cut) : all]));
}

/** The proof that the alerts are silent while nothing is wrong. */
export const proof: Proof = {
  name: "fleet-alerts-silent",
  claim: "No alert fires while a healthy fleet stores the lines of two thousand commanders.",
  fullSize: 10,
  reducedSize: 1,
  isAlone: true,
  needs: [natsServer, promtool],
  async run({ size: minutes, seed, isReduced, report }) {
    const plan = isReduced ? reducedPlan : fullPlan(minutes);
    const trial = await TrialFleet.start({ partitions });
    const { ports, programs, state } = await startFleet(trial, plan, seed, isReduced ? () => undefined : report);
    try {
      await until(() => state.isConnected, "the connections of all commanders");
      const isOwned = async () => (await scrapeAll(ports)).reduce((sum, each) => sum + ownedBy(each), 0) === partitions;
      await until(isOwned, "the owners of all partitions");
      const scrapes = new Map<string, Scrape[]>(names.map((name) => [name, []]));
      const startMs = Date.now();
      for (let at = 0; at < plan.scrapes; at++) {
        await sleep(Math.max(0, startMs + at * plan.everySeconds * 1000 - Date.now()));
        for (const [index, each] of (await scrapeAll(ports)).entries()) scrapes.get(names[index] ?? "")?.push(each);
      }
      const stored = names.reduce((sum, name) => sum + storedBy(scrapes.get(name)), 0);
      const test = (given: ReadonlyMap<string, readonly Scrape[]>) =>
        testRules(
          trial.path,
          printAlertRules(),
          [printSilenceTest(given, plan.everySeconds, partitions)],
          plan.everySeconds,
        ).test;
      const [healthy, broken] = [test(scrapes), test(withoutOne(scrapes))];
      report(healthy.text.slice(0, 2000));
      const canTell = isReduced || broken.text.includes("ShipslogCollectorDown");
      return {
        passed: healthy.code === 0 && canTell && stored > 0,
        result: {
          alerts: alerts.length,
          ...plan,
          minutes,
          stored,
          fired: healthy.code === 0 ? 0 : healthy.text.slice(0, 2000),
          canTell,
        },
      };
    } finally {
      await Promise.all(programs.map((program) => program.stop()));
      await trial[Symbol.asyncDispose]();
    }
  },
};
