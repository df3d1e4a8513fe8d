import { parseTimestampMs, type JsonObject } from "@shipslog/contract";
import { createChance, scenarioNames, simulate, type GameName } from "@shipslog/simulator";
import { printTimestamp } from "@shipslog/contract/internal";
import { PlayerUploads, type UploadSoftware } from "./PlayerUploads.ts";

/** A network to simulate. */
export interface NetworkOptions {
  /** How many players are in the game at any time. */
  readonly players: number;
  readonly seed: number;
  /** When to begin, in milliseconds since 1970. The players are in the middle of their sessions then. */
  readonly startMs: number;
}

/** An upload, and when it reaches the gateway. */
export interface TimedUpload {
  readonly atMs: number;
  readonly upload: JsonObject;
}

/** How often what listeners stumble over happens; each is a share. */
const faults = {
  /** Players whose clock is wrong, by up to ten minutes. */
  wrongClock: 0.1,
  /** Players with an older game and software that knows no version of it. */
  oldClient: 0.15,
  /** Uploads that come twice, because the player runs two tools. */
  repeat: 0.03,
  /** Uploads at which the connection of a player fails; all that waits comes at once after some minutes. */
  outage: 0.01,
};

const minuteMs = 60_000;
const sessionMs = 120 * minuteMs;

const softwareNames = ["Simulated Connector", "Simulated Discoverer", "Simulated Companion"];

type Chance = ReturnType<typeof createChance>;

/** One player: sessions one after the other, with the faults of their machine. */
class NetworkPlayer {
  readonly #number: number;
  readonly #chance: Chance;
  readonly #clockErrorMs: number;
  readonly #software: UploadSoftware;
  readonly #other: string;
  readonly #game: GameName | undefined;

  constructor(number: number, chance: Chance) {
    this.#number = number;
    this.#chance = chance;
    const isWrong = chance.isLucky(faults.wrongClock);
    this.#clockErrorMs = isWrong ? chance.integer(-10, 10) * minuteMs + chance.integer(1, 59) * 1000 : 0;
    const isOld = chance.isLucky(faults.oldClient);
    this.#game = isOld ? chance.pick<GameName>(["3.8", "4.0"]) : undefined;
    const [name = "", other = ""] = chance.shuffled(softwareNames);
    this.#software = { softwareName: name, softwareVersion: isOld ? "1.0.3" : "6.1.0", isOld };
    this.#other = other;
  }

  /** The uploads of this player in the order in which they reach the gateway, without an end. */
  *uploads(startMs: number): Generator<TimedUpload> {
    let beginMs = startMs - this.#chance.integer(0, 90) * minuteMs;
    // How long the connection stays down: until then nothing of this player arrives.
    let downUntilMs = 0;
    const waiting: TimedUpload[] = [];
    for (;;) {
      const player = new PlayerUploads(`Player ${this.#number}`, this.#software);
      const scenario = this.#chance.pick(scenarioNames);
      const seed = this.#chance.integer(1, 1_000_000);
      const game = this.#game === undefined ? {} : { game: this.#game };
      const played = { scenario, seed, start: beginMs, durationMs: sessionMs, status: false, ...game } as const;
      for (const moment of simulate(played)) {
        waiting.sort((one, other) => one.atMs - other.atMs);
        while (waiting[0] !== undefined && waiting[0].atMs <= moment.timeMs) yield waiting.shift() as TimedUpload;
        for (const upload of player.take(moment)) {
          if (moment.timeMs > downUntilMs && this.#chance.isLucky(faults.outage)) {
            downUntilMs = moment.timeMs + this.#chance.integer(2, 20) * minuteMs;
          }
          waiting.push(...this.#sendings(upload, moment.timeMs, downUntilMs).filter(({ atMs }) => atMs >= startMs));
        }
        beginMs = Math.max(beginMs, moment.timeMs);
      }
      beginMs += this.#chance.integer(1, 20) * minuteMs;
    }
  }

  /** How an upload reaches the gateway: after a moment, when the connection is back, and perhaps twice. */
  #sendings(upload: JsonObject, writtenMs: number, downUntilMs: number): readonly TimedUpload[] {
    const atMs = Math.max(writtenMs + this.#chance.integer(100, 2000), downUntilMs);
    const again = { atMs: atMs + this.#chance.integer(50, 800), upload: this.#byOtherSoftware(upload) };
    const all = [{ atMs, upload }, ...(this.#chance.isLucky(faults.repeat) ? [again] : [])];
    return all.map((sent) => ({ ...sent, upload: this.#asOfItsClock(sent.upload) }));
  }

  /** Only the timestamp of the message is wrong: the gateway writes its own time. */
  #asOfItsClock(upload: JsonObject): JsonObject {
    if (this.#clockErrorMs === 0) return upload;
    const message = upload["message"] as JsonObject;
    const timeMs = parseTimestampMs(message["timestamp"]);
    if (timeMs === undefined) return upload;
    return { ...upload, message: { ...message, timestamp: printTimestamp(timeMs + this.#clockErrorMs) } };
  }

  #byOtherSoftware(upload: JsonObject): JsonObject {
    const header = { ...(upload["header"] as JsonObject), softwareName: this.#other };
    return { ...upload, header };
  }
}

/**
 * Simulates what players upload, in the order in which it reaches the gateway, without an end: bursts after a lost connection,
 * uploads that come twice, clocks that are wrong, and old clients. The same options give the same uploads.
 */
export function* simulateUploads({ players, seed, startMs }: NetworkOptions): Generator<TimedUpload> {
  const chance = createChance(seed);
  const streams = Array.from({ length: players }, (_, at) =>
    new NetworkPlayer(at + 1, chance.fork("player", at)).uploads(startMs),
  );
  const heads = streams.map((stream) => stream.next().value as TimedUpload);
  for (;;) {
    let first = 0;
    for (let at = 1; at < heads.length; at += 1) {
      if ((heads[at]?.atMs ?? 0) < (heads[first]?.atMs ?? 0)) first = at;
    }
    const head = heads[first];
    const stream = streams[first];
    if (head === undefined || stream === undefined) return;
    yield head;
    heads[first] = stream.next().value as TimedUpload;
  }
}
