import { createHash } from "node:crypto";
import { parseTimestampMs, type JsonObject, type JsonValue } from "@shipslog/contract";
import { encodeExact } from "@shipslog/contract/internal";
import type { Remark } from "./Receipt.ts";
import { textOfJson } from "./textOfJson.ts";

/** An upload that a schema was found for, and when it came. */
export interface JudgedUpload {
  readonly schema: string;
  readonly isTest: boolean;
  readonly header: JsonObject;
  readonly message: JsonObject;
  readonly atMs: number;
}

/** What EDDN asks of uploads beside its schemas. */
interface RemarkRule {
  readonly rule: string;
  /** What it asks, for the page of the command. */
  readonly asks: string;
  readonly judge: (this: void, upload: JudgedUpload, memory: UploadMemory) => Iterable<Omit<Remark, "rule">>;
}

const hourMs = 3_600_000;
/** An upload about something older is of no use to a listener. */
const oldestMs = 24 * hourMs;
/** Clocks of players differ by seconds. */
const clockErrorMs = 5 * 60_000;

/** Keys that tell about the player and not about the galaxy, wherever they stand in a message. */
const personalKeys: ReadonlySet<string> = new Set([
  ..."Commander FID ActiveFine BoostUsed CockpitBreach FuelLevel FuelUsed HappiestSystem HomeSystem".split(" "),
  ..."IsNewEntry JumpDist MyReputation NewTraitsDiscovered SquadronFaction Wanted".split(" "),
]);

/** How many uploads are remembered, to notice repetitions and their order. */
const mostRemembered = 20_000;

/** The rules, in the order in which their remarks are listed. */
export const remarkRules: readonly RemarkRule[] = [
  {
    rule: "beta-on-live",
    asks: "A session of a beta or an alpha is sent to the form of the schema that ends with /test.",
    *judge({ isTest, header }) {
      const version = textOfJson(header["gameversion"]);
      if (isTest || !/alpha|beta/i.test(version)) return;
      yield {
        pointer: "/header/gameversion",
        text: `the game is "${version.slice(0, 40)}": add /test to $schemaRef, or send nothing`,
      };
    },
  },
  {
    rule: "personal-field",
    asks: "A message says nothing about the player.",
    *judge({ header, message }) {
      const uploader = header["uploaderID"];
      const name = typeof uploader === "string" && uploader.length >= 3 ? uploader : undefined;
      for (const { pointer, key, value } of membersOf(message, "/message")) {
        if (personalKeys.has(key)) yield { pointer, text: "tells about the player" };
        else if (key.endsWith("_Localised")) yield { pointer, text: "is in the language of the player" };
        else if (name !== undefined && value === name) yield { pointer, text: "is the name of the uploader" };
      }
    },
  },
  {
    rule: "game-version",
    asks: "The header has gameversion and gamebuild; they may be empty when the source does not say.",
    *judge({ header, schema }) {
      if (schema.startsWith("blackmarket/")) return;
      for (const key of ["gameversion", "gamebuild"]) {
        if (header[key] === undefined) yield { pointer: `/header/${key}`, text: "is missing" };
      }
    },
  },
  {
    rule: "gateway-timestamp",
    asks: "The gateway adds gatewayTimestamp, the uploader does not.",
    *judge({ header }) {
      if (header["gatewayTimestamp"] === undefined) return;
      yield { pointer: "/header/gatewayTimestamp", text: "is overwritten by the gateway; do not send it" };
    },
  },
  {
    rule: "timestamp",
    asks: "The time of a message is in UTC, at most a day old, and not in the future.",
    *judge({ message, atMs }) {
      const timestamp = textOfJson(message["timestamp"]);
      const timeMs = Date.parse(timestamp);
      const pointer = "/message/timestamp";
      if (!timestamp.endsWith("Z")) yield { pointer, text: "is not in UTC with a Z at its end" };
      if (timeMs > atMs + clockErrorMs) yield { pointer, text: `is ${lengthOf(timeMs - atMs)} in the future` };
      if (timeMs < atMs - oldestMs) yield { pointer, text: `is ${lengthOf(atMs - timeMs)} old` };
    },
  },
  {
    rule: "order",
    asks: "Messages of one player and schema come in the order of their times.",
    *judge({ schema, header, message }, memory) {
      const timeMs = parseTimestampMs(message["timestamp"]);
      if (timeMs === undefined) return;
      const earlierMs = memory.newest(`${schema} ${textOfJson(header["uploaderID"])}`, timeMs);
      if (earlierMs === undefined || timeMs >= earlierMs) return;
      yield {
        pointer: "/message/timestamp",
        text: `is ${lengthOf(earlierMs - timeMs)} before that of an earlier upload`,
      };
    },
  },
  {
    rule: "duplicate",
    asks: "A message is sent once.",
    *judge({ schema, isTest, message }, memory) {
      const first = memory.repeats(`${schema}${isTest ? "/test" : ""} ${encodeExact(message)}`);
      if (first !== undefined) yield { pointer: "/message", text: `was sent before, as upload ${first}` };
    },
  },
];

/** Judges an upload by what EDDN asks beside its schemas. */
export function remarksOn(upload: JudgedUpload, memory: UploadMemory): readonly Remark[] {
  return remarkRules.flatMap(({ rule, judge }) =>
    [...judge(upload, memory)].slice(0, mostOfARule).map((remark) => ({ rule, ...remark })),
  );
}

/** A message with a thousand wrong keys has one mistake. */
const mostOfARule = 10;

/** What is remembered of earlier uploads; the oldest are forgotten. */
export class UploadMemory {
  readonly #newest = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  #number = 0;

  /** Begins with the next upload and returns its number, from 1. */
  begin(): number {
    this.#number += 1;
    return this.#number;
  }

  /** The newest time that was given with a key before, and remembers this one if it is newer. */
  newest(key: string, timeMs: number): number | undefined {
    const known = this.#newest.get(key);
    if (known === undefined || timeMs > known) remember(this.#newest, key, timeMs);
    return known;
  }

  /** The number of the upload that had the same text; undefined for a new one, which is remembered. */
  repeats(text: string): number | undefined {
    const key = createHash("sha256").update(text).digest("base64");
    const first = this.#seen.get(key);
    if (first === undefined) remember(this.#seen, key, this.#number);
    return first;
  }
}

function remember(map: Map<string, number>, key: string, value: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > mostRemembered ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}

function* membersOf(
  value: JsonValue,
  pointer: string,
): Generator<{ readonly pointer: string; readonly key: string; readonly value: JsonValue }> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value) as readonly (readonly [string, JsonValue])[]) {
    const place = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    yield { pointer: place, key, value: each };
    yield* membersOf(each, place);
  }
}

function lengthOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [length, unit] =
    seconds < 120
      ? [seconds, "second"]
      : seconds < 7200
        ? [Math.round(seconds / 60), "minute"]
        : seconds < 172_800
          ? [Math.round(seconds / 3600), "hour"]
          : [Math.round(seconds / 86_400), "day"];
  return `${length} ${unit}${length === 1 ? "" : "s"}`;
}
