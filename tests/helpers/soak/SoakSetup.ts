/** All programs at once, each in its own process, started as a user would start it. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePorts } from "../../../packages/fleet/tests/helpers/freePorts.ts";
import { patienceMs } from "../limits/patience.ts";
import { until } from "../limits/until.ts";
import { FleetSetup } from "../../../packages/fleet/tests/helpers/FleetSetup.ts";
import { ManagedProcess, shipslog } from "../../../packages/fleet/tests/helpers/ManagedProcess.ts";
import { Onlookers } from "./Onlookers.ts";
import { TrialRuns } from "./TrialRuns.ts";
import { playerFiles, writerWords, type PlayOptions, type SoakPlay, type SoakPlayer } from "./SoakPlayer.ts";

/** A player with the processes that write and send its journal. */
interface CommanderProcesses {
  readonly player: SoakPlayer;
  readonly writer: ManagedProcess;
  readonly uplink: ManagedProcess;
  readonly uplinkWords: readonly string[];
}

/** Servers, writers, uplinks, collectors, an archiver, a cockpit, those who look on, and trials of a reader. */
export class SoakSetup implements AsyncDisposable {
  readonly fleet: FleetSetup;
  readonly commanders: readonly CommanderProcesses[];
  readonly cockpit: ManagedProcess;
  readonly cockpitAddress: string;
  readonly archiver: ManagedProcess;
  /** A second lake, archived from the folders without a broker. */
  readonly archive: string;
  readonly onlookers: Onlookers;
  /** Runs of `shipslog try`. */
  readonly trials: TrialRuns;
  /** The uplinks that send the remaining lines at the end. */
  #last: readonly ManagedProcess[] = [];

  readonly #report: (line: string) => void;

  private constructor(
    fleet: FleetSetup,
    commanders: readonly CommanderProcesses[],
    port: number,
    { report, seed, onlyCase }: SoakSetupOptions,
  ) {
    this.fleet = fleet;
    this.#report = report;
    this.trials = new TrialRuns({ seed, onlyCase });
    this.commanders = commanders;
    const folders = commanders.map(({ player }) => player.folder);
    const first = folders[0] ?? "";
    this.cockpitAddress = `http://127.0.0.1:${port}`;
    const cockpit = ["cockpit", first, "--from", "start", "--dialect", "spec", "--no-open", "--port", String(port)];
    this.cockpit = new ManagedProcess("cockpit", [shipslog, ...cockpit, "--quiet"]);
    this.archive = join(fleet.trial.path, "archive");
    this.archiver = new ManagedProcess("archiver", [shipslog, "archive", ...folders, "--out", this.archive, "--quiet"]);
    this.onlookers = new Onlookers(first);
  }

  static async open(options: SoakSetupOptions): Promise<SoakSetup> {
    const { report } = options;
    const fleet = await FleetSetup.open({ workers: 0, collectors: 2, partitions: 3, report });
    const commanders: CommanderProcesses[] = [];
    for (const [at, plays] of options.plays.entries()) {
      commanders.push(await addCommander(fleet, plays, at, options));
    }
    const [port = 0] = await freePorts(1);
    const setup = new SoakSetup(fleet, commanders, port, options);
    fleet.startCollectors(["--quiet"]);
    for (const { writer, uplink } of commanders) {
      writer.start();
      uplink.start();
    }
    setup.cockpit.start();
    setup.archiver.start();
    const isServed = () =>
      fetch(`${setup.cockpitAddress}/api/snapshot`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isServed, "the cockpit to answer");
    await setup.onlookers.openTabs(setup.cockpitAddress, options.tabs);
    return setup;
  }

  /** Whether all players have finished. */
  get areWritersDone(): boolean {
    return this.commanders.every(({ writer }) => writer.isDone);
  }

  /** Runs the archiver once more when its last run has ended. */
  archiveAgain(): void {
    if (!this.archiver.isDone) return;
    this.archiver.isDone = false;
    this.archiver.start();
  }

  /** Lets all lines arrive: each uplink sends until everything is stored, and the archiver runs to its end. */
  async finish(): Promise<void> {
    await Promise.all(this.commanders.map(({ uplink }) => uplink.stop("SIGINT")));
    this.#last = this.commanders.map(
      ({ uplinkWords, player }) =>
        new ManagedProcess(`last uplink of ${player.name}`, [...uplinkWords, "--once"], this.#report),
    );
    for (const program of this.#last) program.start();
    await until(() => this.#last.every(({ isDone }) => isDone), "the end of the uplinks", { mostMs: 3 * patienceMs });
    await until(() => this.archiver.isDone, "the end of the archiver");
    this.archiveAgain();
    await until(() => this.archiver.isDone, "the end of the archiver");
    await Promise.all(this.fleet.collectors.map((program) => program.stop("SIGINT")));
    await this.trials.finish();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.onlookers[Symbol.asyncDispose]();
    await this.trials.stop();
    const crew = this.commanders.flatMap(({ writer, uplink }) => [writer, uplink]);
    const processes = [this.cockpit, this.archiver, ...crew, ...this.#last];
    await Promise.all(processes.map((program) => program.stop()));
    await this.fleet[Symbol.asyncDispose]();
  }
}

/** How the players play; the seed is that of the first player. */
export interface SoakSetupOptions extends PlayOptions {
  /** What each player plays. The cockpit and the follower show the first. */
  readonly plays: readonly SoakPlay[];
  readonly report: (line: string) => void;
  /** The case of `shipslog try` to run once; undefined for all, again and again. */
  readonly onlyCase: string | undefined;
  /** How many tabs show the cockpit. */
  readonly tabs: number;
}

async function addCommander(
  fleet: FleetSetup,
  plays: SoakPlay,
  at: number,
  options: SoakSetupOptions,
): Promise<CommanderProcesses> {
  const name = `player${at}`;
  const files = playerFiles(fleet.trial.path, name);
  await mkdir(files.folder, { recursive: true });
  const credential = await fleet.trial.folder.invite(name);
  const { commander } = await fleet.trial.credential(name);
  const player: SoakPlayer = {
    name,
    plays,
    // A month apart, so that no two players have journals of one name.
    start: `2026-0${at + 1}-01T12:00:00Z`,
    ...files,
    credential,
    commander: commander?.id ?? "",
  };
  const writer = new ManagedProcess(
    `writer of ${name}`,
    writerWords(player, { ...options, seed: options.seed + at }),
    options.report,
  );
  const state = join(fleet.trial.path, `${name}.state.json`);
  const uplinkWords = [
    shipslog,
    "fleet",
    "uplink",
    files.folder,
    "--credentials",
    credential,
    "--server",
    fleet.servers.join(","),
    "--state",
    state,
  ];
  return { player, writer, uplink: new ManagedProcess(`uplink of ${name}`, uplinkWords), uplinkWords };
}
