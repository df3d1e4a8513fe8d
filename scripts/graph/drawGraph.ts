import { directImports, rowsOf, type Part } from "../../lab/houseRules/partGraph.ts";

const [width, rowHeight, boxWidth, boxHeight, margin] = [860, 96, 84, 34, 20];

interface Box {
  readonly x: number;
  readonly y: number;
}

/** Draws which part of the repository imports which: arrows point up, and one that follows from others is left out. */
export function drawGraph(parts: readonly Part[]): string {
  const rows = rowsOf(parts);
  const boxes = new Map(rows.flatMap((row, level) => row.map((part, at) => [part.name, place(at, row.length, level)])));
  const height = rows.length * rowHeight - (rowHeight - boxHeight) + 2 * margin;
  const arrows = parts.flatMap((part) =>
    directImports(part, parts).map((name) => drawArrow(boxes.get(part.name)!, boxes.get(name)!)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Imports between packages and folders: ${describe(parts)}</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #1f2328; text-anchor: middle }
.part { fill: #eef4f3; stroke: #2f6f6a } .ground { fill: #ffffff } path { fill: none; stroke: #59636e } .head { fill: #59636e; stroke: none }
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>
<rect class="ground" width="${width}" height="${height}"/>
${arrows.join("\n")}
${[...boxes].map(([name, box]) => drawBox(name, box)).join("\n")}
</svg>
`;
}

function describe(parts: readonly Part[]): string {
  const sentences = parts.map((part) => `${part.name} imports ${directImports(part, parts).join(", ") || "nothing"}`);
  return sentences.join("; ");
}

/** The middle of a box: parts of a row share its width. */
function place(at: number, count: number, level: number): Box {
  return { x: Math.round(((at + 0.5) * width) / count), y: margin + boxHeight / 2 + level * rowHeight };
}

function drawArrow(from: Box, to: Box): string {
  const [start, end] = [from.y - boxHeight / 2, to.y + boxHeight / 2 + 2];
  const middle = (start + end) / 2;
  return `<path d="M${from.x} ${start}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}" marker-end="url(#head)"/>`;
}

function drawBox(name: string, { x, y }: Box): string {
  return `<rect class="part" x="${x - boxWidth / 2}" y="${y - boxHeight / 2}" width="${boxWidth}" height="${boxHeight}" rx="4"/>
<text x="${x}" y="${y + 4}">${name}</text>`;
}
