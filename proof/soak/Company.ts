/** All parts of the project at once, each a process of its own as a user would start it. */
import { createInterface } from "node:readline";
import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { freePorts } from "../../lab/fleet/freePorts.ts";
import { patienceMs } from "../../lab/limits/patience.ts";
import { until } from "../../lab/limits/until.ts";
import { Stage } from "../fleet/Stage.ts";
import { Part, shipslog } from "../fleet/Troupe.ts";
import { keyOf } from "./lines.ts";
import { playerFiles, playing, scenarios, type Player, type Playing } from "./Player.ts";

/** A player, and the processes that follow and send what it writes. */
interface Crew {
  readonly player: Player;
  readonly writer: Part;
  readonly uplink: Part;
  readonly uplinkWords: readonly string[];
}

/** Servers, writers, uplinks, collectors, an archiver, a cockpit and a follower. */
export class Company implements AsyncDisposable {
  readonly stage: Stage;
  readonly crews: readonly Crew[];
  readonly cockpit: Part;
  readonly cockpitAddress: string;
  readonly archiver: Part;
  /** A second lake, archived from the folders without a broker. */
  readonly archive: string;
  /** Every line `shipslog watch --json` printed of the first player, by where it stands. */
  readonly watched: string[] = [];
  readonly #watcher: ReturnType<typeof spawn>;
  /** The uplinks that send what is left in the end. */
  #last: readonly Part[] = [];

  readonly #report: (line: string) => void;

  private constructor(stage: Stage, crews: readonly Crew[], port: number, report: (line: string) => void) {
    this.stage = stage;
    this.#report = report;
    this.crews = crews;
    const folders = crews.map(({ player }) => player.folder);
    const first = folders[0] ?? "";
    this.cockpitAddress = `http://127.0.0.1:${port}`;
    const cockpit = ["cockpit", first, "--from", "start", "--dialect", "spec", "--no-open", "--port", String(port)];
    this.cockpit = new Part("cockpit", [shipslog, ...cockpit, "--quiet"]);
    this.archive = join(stage.trial.path, "archive");
    this.archiver = new Part("archiver", [shipslog, "archive", ...folders, "--out", this.archive, "--quiet"]);
    this.#watcher = this.#watch(first);
  }

  static async open(options: CompanyOptions): Promise<Company> {
    const { report } = options;
    const stage = await Stage.open({ workers: 0, collectors: 2, partitions: 3, report });
    const crews: Crew[] = [];
    for (const [at, scenario] of scenarios.entries()) crews.push(await hire(stage, scenario, at, options));
    const [port = 0] = await freePorts(1);
    const company = new Company(stage, crews, port, report);
    stage.startCollectors(["--quiet"]);
    for (const { writer, uplink } of crews) {
      writer.start();
      uplink.start();
    }
    company.cockpit.start();
    company.archiver.start();
    return company;
  }

  /** Whether every player has left the game. */
  get isPlayed(): boolean {
    return this.crews.every(({ writer }) => writer.isDone);
  }

  /** Runs the archiver once more when its last run has ended. */
  archiveAgain(): void {
    if (!this.archiver.isDone) return;
    this.archiver.isDone = false;
    this.archiver.start();
  }

  /** Lets what was written arrive everywhere: each uplink sends until all is stored, the archiver runs to its end. */
  async finish(): Promise<void> {
    await Promise.all(this.crews.map(({ uplink }) => uplink.stop("SIGINT")));
    this.#last = this.crews.map(
      ({ uplinkWords, player }) => new Part(`last uplink of ${player.name}`, [...uplinkWords, "--once"], this.#report),
    );
    for (const part of this.#last) part.start();
    await until(() => this.#last.every(({ isDone }) => isDone), "the end of the uplinks", { mostMs: 3 * patienceMs });
    await until(() => this.archiver.isDone, "the end of the archiver");
    this.archiveAgain();
    await until(() => this.archiver.isDone, "the end of the archiver");
    await Promise.all(this.stage.collectors.map((part) => part.stop("SIGINT")));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#watcher.kill("SIGKILL");
    const crew = this.crews.flatMap(({ writer, uplink }) => [writer, uplink]);
    const parts = [this.cockpit, this.archiver, ...crew, ...this.#last];
    await Promise.all(parts.map((part) => part.stop()));
    await this.stage[Symbol.asyncDispose]();
  }

  #watch(folder: string): ReturnType<typeof spawn> {
    const words = [
      "--conditions=@shipslog/source",
      "--no-warnings",
      shipslog,
      "watch",
      folder,
      "--json",
      "--from",
      "start",
    ];
    const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "ignore"] });
    process.once("exit", () => child.kill("SIGKILL"));
    createInterface(child.stdout).on("line", (line) => {
      const { position } = JSON.parse(line) as {
        readonly position?: { readonly file: string; readonly offset: number };
      };
      if (position !== undefined) this.watched.push(keyOf(position));
    });
    return child;
  }
}

/** How everybody plays, the seed being the first player's, and a place for words on the way. */
export interface CompanyOptions extends Playing {
  readonly report: (line: string) => void;
}

async function hire(stage: Stage, scenario: string, at: number, options: CompanyOptions): Promise<Crew> {
  const name = `player${at}`;
  const files = playerFiles(stage.trial.path, name);
  await mkdir(files.folder, { recursive: true });
  const credential = await stage.trial.folder.invite(name);
  const { commander } = await stage.trial.credential(name);
  const player: Player = {
    name,
    scenario,
    start: `2026-05-0${at + 1}T12:00:00Z`,
    ...files,
    credential,
    commander: commander?.id ?? "",
  };
  const writer = new Part(
    `writer of ${name}`,
    [shipslog, ...playing(player, { ...options, seed: options.seed + at })],
    options.report,
  );
  const state = join(stage.trial.path, `${name}.state.json`);
  const uplinkWords = [
    shipslog,
    "fleet",
    "uplink",
    files.folder,
    "--credentials",
    credential,
    "--server",
    stage.servers.join(","),
    "--state",
    state,
  ];
  return { player, writer, uplink: new Part(`uplink of ${name}`, uplinkWords), uplinkWords };
}
