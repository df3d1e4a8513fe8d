import { displayWidth } from "@shipslog/contract/internal";
import type { IBufferCell, IBufferLine, Terminal as Screen } from "@xterm/headless";

/** The colours of the picture; the palette is indexed by ECMA-48 colour number. */
const theme = {
  ground: "#10151f",
  frame: "#263043",
  text: "#d7dde8",
  palette: ["#3b4657", "#ff7a76", "#7fd88f", "#f0c674", "#7aa7f7", "#c792ea", "#5fd3e0", "#d7dde8"],
} as const;

/** The size of a cell in pixels; the font size is 14. */
const cell = { width: 8.4, height: 19 } as const;
const margin = 14;

/** How a run of cells looks. */
interface Look {
  readonly fill: string;
  readonly ground: string | undefined;
  readonly isBold: boolean;
  readonly isDim: boolean;
}

interface Run extends Look {
  readonly column: number;
  readonly width: number;
  readonly text: string;
}

/** Draws a terminal screen cell by cell, so that columns align in every font. */
export function svgOf(screen: Screen, title: string): string {
  const { active } = screen.buffer;
  const width = round(screen.cols * cell.width + 2 * margin);
  const height = screen.rows * cell.height + 2 * margin;
  const rows = Array.from({ length: screen.rows }, (_, row) => {
    const line = active.getLine(active.viewportY + row);
    return line === undefined
      ? ""
      : runsOf(line)
          .map((run) => drawRun(run, row))
          .join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<rect width="${width}" height="${height}" rx="8" fill="${theme.ground}" stroke="${theme.frame}"/>
<g font-family="'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="${theme.text}">
${rows.filter((row) => row !== "").join("\n")}
</g>
</svg>
`;
}

/** Groups neighbouring cells with the same look. */
function runsOf(line: IBufferLine): readonly Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < line.length; column++) {
    const at = line.getCell(column);
    if (at === undefined || at.getWidth() === 0) continue;
    const next = { ...lookOf(at), column, width: at.getWidth(), text: at.getChars() || " " };
    const last = runs.at(-1);
    if (last !== undefined && isAlike(last, next) && last.column + last.width === column) {
      runs[runs.length - 1] = { ...last, width: last.width + next.width, text: last.text + next.text };
    } else runs.push(next);
  }
  return runs;
}

function lookOf(at: IBufferCell): Look {
  const fill = at.isFgPalette() ? (theme.palette[at.getFgColor() % 8] ?? theme.text) : theme.text;
  const isBold = at.isBold() !== 0;
  const isDim = at.isDim() !== 0;
  if (at.isInverse() !== 0) return { fill: theme.ground, ground: fill, isBold, isDim };
  return { fill, ground: undefined, isBold, isDim };
}

const isAlike = (one: Look, other: Look) =>
  one.fill === other.fill && one.ground === other.ground && one.isBold === other.isBold && one.isDim === other.isDim;

/** Draws the background of a run once and its words separately, because renderers may collapse spaces. */
function drawRun(run: Run, row: number): string {
  const y = margin + row * cell.height;
  const { ground } = run;
  const place = `x="${xOf(run.column)}" y="${y}" width="${round(run.width * cell.width)}" height="${cell.height}"`;
  const box = ground === undefined ? "" : `<rect ${place} fill="${ground}"/>`;
  const words = [...run.text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: word, index }) => {
    const column = run.column + displayWidth(run.text.slice(0, index));
    const length = round(displayWidth(word) * cell.width);
    const at = `x="${xOf(column)}" y="${y + 14}" textLength="${length}" lengthAdjust="spacingAndGlyphs"`;
    return `<text ${at}${attributesOf(run)}>${escaped(word)}</text>`;
  });
  return box + words.join("");
}

function attributesOf({ fill, isBold, isDim }: Look): string {
  const colour = fill === theme.text ? "" : ` fill="${fill}"`;
  return `${colour}${isBold ? ' font-weight="bold"' : ""}${isDim ? ' opacity="0.6"' : ""}`;
}

const xOf = (column: number) => round(margin + column * cell.width);

const round = (pixels: number) => Math.round(pixels * 10) / 10;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);
