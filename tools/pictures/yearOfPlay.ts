import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject } from "@shipslog/contract";
import { CRLF, printLine } from "@shipslog/contract/text";
import { scenarios, simulate, type Scenario } from "@shipslog/simulator";

const daySeconds = 86_400;
const startMs = Date.UTC(2025, 0, 1);

/** The grand tour with longer journeys. */
function wanderer(): Scenario {
  const tour = scenarios["grand-tour"];
  return { ...tour, name: "wanderer", roams: { ports: 5, outward: 3, home: 1, carrier: 1 } };
}

/** An evening: when it begins and how long it lasts, in seconds. */
interface Evening {
  readonly start: number;
  readonly length: number;
}

/** The evenings of a year: more in winter, none on holiday; fixed, so that the picture is reproducible. */
function evenings(year: number): readonly Evening[] {
  const all: Evening[] = [];
  const first = Date.UTC(year, 0, 1, 19) / 1000;
  for (let index = 0; index < 365; index++) {
    // A fixed hash instead of a random number.
    const chance = ((index * 2_654_435_761) % 1000) / 1000;
    const season = 0.35 + 0.25 * Math.cos((index / 365) * 2 * Math.PI);
    const isAway = (index > 195 && index < 216) || (index > 120 && index < 127);
    if (isAway || chance > season) continue;
    all.push({ start: first + index * daySeconds, length: (1 + 3 * chance) * 3600 });
  }
  return all;
}

/** Writes the journals of a year: one long simulated session, split into evenings. */
export function writeYear(folder: string, { year = 2025, seed = 11 } = {}): void {
  mkdirSync(folder, { recursive: true });
  const moments = simulate({ seed, scenario: wanderer(), dialect: "live", start: startMs });
  const times = evenings(year).values();
  let evening = times.next().value;
  let played = 0;
  let lines: string[] = [];
  for (const { timeMs, event, layout } of moments) {
    if (evening === undefined) break;
    if (event === undefined) continue;
    const since = (timeMs - startMs) / 1000 - played;
    if (since > evening.length) {
      writeEvening(folder, evening, lines);
      [played, lines, evening] = [(timeMs - startMs) / 1000, [], times.next().value];
      continue;
    }
    const timestamp = `${new Date((evening.start + since) * 1000).toISOString().slice(0, 19)}Z`;
    const dated: JsonObject = { ...event, timestamp };
    lines.push(printLine(dated, ...(layout === undefined ? [] : [layout])));
  }
}

function writeEvening(folder: string, { start }: Evening, lines: readonly string[]): void {
  const stamp = new Date(start * 1000).toISOString().slice(0, 19).replaceAll(":", "");
  writeFileSync(join(folder, `Journal.${stamp}.01.log`), lines.map((line) => line + CRLF).join(""));
}
