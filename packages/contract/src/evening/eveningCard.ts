import { groupDigits } from "../text/countWords.ts";
import type { Evening, EveningCounts, EveningRole } from "./Evening.ts";
import { incomeSources } from "./income.ts";

/** The size that sites show of a shared picture. */
const size = { width: 1200, height: 630 };
const map = { left: 40, top: 40, side: 550 };
const textLeft = 640;

const roleTitles: Readonly<Record<EveningRole, string>> = {
  explorer: "An evening of exploration",
  exobiologist: "An evening of exobiology",
  trader: "An evening of trade",
  fighter: "An evening of combat",
  miner: "An evening of mining",
  courier: "An evening of missions",
  pilot: "An evening of flight",
};

/** The counts that a role shows first; others follow if there is room. */
const figureOrder: Readonly<Record<EveningRole, readonly (keyof EveningCounts)[]>> = {
  explorer: ["firsts", "bodies", "systems", "mapped"],
  exobiologist: ["samples", "landings", "firsts"],
  trader: ["tonnesSold", "dockings", "jumps"],
  fighter: ["kills", "missions", "deaths"],
  miner: ["tonnesMined", "tonnesSold", "dockings"],
  courier: ["missions", "dockings", "jumps"],
  pilot: ["jumps", "dockings"],
};

/** What each count is of, one and many. */
const figureWords: Readonly<Record<keyof EveningCounts, readonly [one: string, many: string]>> = {
  jumps: ["jump", "jumps"],
  systems: ["system", "systems"],
  bodies: ["body scanned", "bodies scanned"],
  firsts: ["first discovery", "first discoveries"],
  mapped: ["body mapped", "bodies mapped"],
  samples: ["species sampled", "species sampled"],
  kills: ["kill", "kills"],
  missions: ["mission", "missions"],
  tonnesSold: ["tonne sold", "tonnes sold"],
  tonnesMined: ["tonne mined", "tonnes mined"],
  dockings: ["docking", "dockings"],
  landings: ["landing", "landings"],
  deaths: ["death", "deaths"],
};

/** A figure with what it counts. */
export interface EveningFigure {
  readonly value: string;
  readonly words: string;
}

/** The figures that tell the evening, those of its role first; at most six, and none that is zero. */
export function eveningFigures({ role, counts, credits, distanceLy }: Evening): readonly EveningFigure[] {
  const names = [...new Set([...figureOrder[role], ...(Object.keys(figureWords) as (keyof EveningCounts)[])])];
  const counted = names
    .filter((name) => counts[name] > 0)
    .map((name) => ({ value: groupDigits(counts[name]), words: figureWords[name][counts[name] === 1 ? 0 : 1] }));
  const earned = credits === 0 ? [] : [{ value: compact(credits), words: "credits earned" }];
  const flown = distanceLy < 1 ? [] : [{ value: compact(distanceLy), words: "light-years" }];
  return [...counted.slice(0, 3), ...earned, ...flown, ...counted.slice(3)].slice(0, 6);
}

/** `12.3 M` for what is long to read. */
function compact(value: number): string {
  const units = [
    ["B", 1e9],
    ["M", 1e6],
    ["k", 1e4],
  ] as const;
  // 999,950 is not 1000.0 k: it is rounded to 1.0 M.
  const [unit, by] = units.find(([, least]) => Math.abs(value) >= 0.99995 * least) ?? ["", 1];
  if (unit === "") return groupDigits(Math.round(value));
  return `${(value / (unit === "k" ? 1000 : by)).toFixed(1)} ${unit}`;
}

/** How long an evening was, as `3 h 05 min`. */
export function eveningLength({ fromMs, toMs }: Evening): string {
  const minutes = fromMs === undefined || toMs === undefined ? 0 : Math.round((toMs - fromMs) / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${`${minutes % 60}`.padStart(2, "0")} min`;
}

/** The day of an evening by the game's clock. */
export function eveningDay({ fromMs }: Evening): string {
  if (fromMs === undefined) return "";
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(fromMs);
}

/** A picture of an evening for sharing, as a self-contained SVG of 1200 by 630. */
export function drawEvening(evening: Evening): string {
  const figures = eveningFigures(evening);
  const title = evening.commander === undefined ? roleTitles[evening.role] : `CMDR ${cut(evening.commander, 22)}`;
  const below = evening.commander === undefined ? "" : roleTitles[evening.role];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escape(`${title}, ${eveningDay(evening)}`)}">`,
    `<rect width="1200" height="630" fill="#101317"/>`,
    evening.path.length > 1 ? drawPath(evening) : drawIncome(evening, map.left, 150, map.side),
    text(textLeft, 84, 38, "#ece9e2", title),
    text(textLeft, 120, 22, "#7cc7b6", below),
    text(
      textLeft,
      152,
      19,
      "#9aa1a6",
      [eveningDay(evening), eveningLength(evening), evening.ships.slice(0, 2).join(", ")].filter(Boolean).join("  ·  "),
    ),
    ...figures.map(({ value, words }, at) => {
      const x = textLeft + (at % 3) * 178;
      const y = 226 + Math.floor(at / 3) * 92;
      return text(x, y, 34, "#ece9e2", value) + text(x, y + 26, 17, "#9aa1a6", words);
    }),
    evening.path.length > 1 ? drawIncome(evening, textLeft, 412, 520) : "",
    evening.best === undefined ? "" : drawBest(evening.best),
    text(textLeft, 602, 15, "#6d767d", "Made by shipslog from the journal alone"),
    "</svg>",
  ];
  return parts.join("\n");
}

/** The route from above, fitted into the square; the start is hollow, the end is filled. */
function drawPath({ path, startSystem, endSystem }: Evening): string {
  const xs = path.map(([x = 0]) => x);
  const zs = path.map(([, z = 0]) => z);
  const left = least(xs);
  const bottom = least(zs);
  const span = Math.max(most(xs) - left, most(zs) - bottom, 1);
  const inner = map.side - 120;
  const shiftX = (span - (most(xs) - left)) / 2;
  const shiftZ = (span - (most(zs) - bottom)) / 2;
  const place = ([x = 0, z = 0]: readonly number[]): readonly [number, number] => [
    map.left + 60 + ((x - left + shiftX) / span) * inner,
    map.top + map.side - 60 - ((z - bottom + shiftZ) / span) * inner,
  ];
  const points = path.map((point) =>
    place(point)
      .map((value) => value.toFixed(1))
      .join(","),
  );
  const [startX, startY] = place(path[0] ?? []);
  const [endX, endY] = place(path.at(-1) ?? []);
  const name = (x: number, y: number, words: string | undefined, below: boolean) =>
    words === undefined
      ? ""
      : text(
          Math.min(Math.max(x, map.left + 12), map.left + map.side - 12),
          y + (below ? 30 : -18),
          17,
          "#b0b5b8",
          cut(words, 30),
          x > map.left + map.side / 2 ? "end" : "start",
        );
  return [
    `<rect x="${map.left}" y="${map.top}" width="${map.side}" height="${map.side}" rx="4" fill="#161b20"/>`,
    `<polyline points="${points.join(" ")}" fill="none" stroke="#e9b44c" stroke-opacity="0.25" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<polyline points="${points.join(" ")}" fill="none" stroke="#f4cf83" stroke-width="2" stroke-linejoin="round"/>`,
    points.length > 300
      ? ""
      : points
          .map((point) => `<circle cx="${point.split(",")[0]}" cy="${point.split(",")[1]}" r="3" fill="#f4cf83"/>`)
          .join(""),
    `<circle cx="${startX.toFixed(1)}" cy="${startY.toFixed(1)}" r="8" fill="#101317" stroke="#ece9e2" stroke-width="3"/>`,
    `<circle cx="${endX.toFixed(1)}" cy="${endY.toFixed(1)}" r="9" fill="#7cc7b6"/>`,
    startSystem === endSystem ? "" : name(startX, startY, startSystem, startY >= endY),
    name(endX, endY, endSystem, startY < endY),
  ].join("");
}

const incomeColours = [
  "#7cc7b6",
  "#e9b44c",
  "#8fa9d8",
  "#d98f7a",
  "#a7c26b",
  "#c39bd3",
  "#d4c28a",
  "#7fb6c9",
  "#9aa1a6",
];

/** One bar of all income by source, with the sources named below it. */
function drawIncome({ income, credits }: Evening, left: number, top: number, width: number): string {
  const earned = incomeSources.flatMap((source) =>
    (income[source] ?? 0) > 0 ? [{ source, amount: income[source] ?? 0 }] : [],
  );
  const total = earned.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return "";
  let at = left;
  const bars = earned
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ source, amount }, index) => {
      const colour = incomeColours[index] ?? "#9aa1a6";
      const part = (amount / total) * width;
      const bar = `<rect x="${at.toFixed(1)}" y="${top + 14}" width="${Math.max(1, part - 2).toFixed(1)}" height="14" fill="${colour}"/>`;
      at += part;
      const column = left + (index % 3) * (width / 3);
      const row = top + 56 + Math.floor(index / 3) * 26;
      return index > 5
        ? bar
        : `${bar}<rect x="${column}" y="${row - 11}" width="11" height="11" fill="${colour}"/>${text(column + 17, row, 16, "#b0b5b8", `${source} ${compact(amount)}`)}`;
    });
  return text(left, top, 17, "#9aa1a6", `${compact(credits)} credits by source`) + bars.join("");
}

function drawBest(sentence: string): string {
  const [first = "", second = ""] = wrap(sentence, 56);
  return (
    text(textLeft, 524, 17, "#9aa1a6", "Best moment") +
    text(textLeft, 550, 19, "#f4cf83", first) +
    text(textLeft, 574, 19, "#f4cf83", second)
  );
}

/** Two lines of at most a number of letters; the rest is cut. */
function wrap(sentence: string, letters: number): readonly string[] {
  if (sentence.length <= letters) return [sentence];
  const space = sentence.lastIndexOf(" ", letters);
  const at = space < 20 ? letters : space;
  return [sentence.slice(0, at), cut(sentence.slice(at).trim(), letters)];
}

function text(x: number, y: number, px: number, colour: string, words: string, anchor = ""): string {
  if (words === "") return "";
  // The outline keeps a name legible where the route crosses it.
  const outline =
    anchor === "" ? "" : ` paint-order="stroke" stroke="#161b20" stroke-width="4" stroke-linejoin="round"`;
  return `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}" font-family="system-ui, sans-serif" font-size="${px}" fill="${colour}" text-anchor="${anchor || "start"}"${outline}>${escape(words)}</text>`;
}

function cut(words: string, letters: number): string {
  return words.length > letters ? `${words.slice(0, letters - 1).toWellFormed()}…` : words;
}

const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity);
const most = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value), -Infinity);

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text from a journal never becomes markup; what XML does not allow is left out. */
function escape(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu, "")
    .replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? "");
}
