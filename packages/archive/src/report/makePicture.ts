import { requireOptions } from "@shipslog/contract/internal";
import type { Tables } from "../query/Tables.ts";
import { figuresOf } from "./keyFigures.ts";
import { chooseCommander, repeatIfReopened, reportShapes, spanOf, titleOf, type ReportOptions } from "./makeReport.ts";
import { markup, type Markup } from "./Markup.ts";
import { printDay } from "./printNumbers.ts";
import { ReportData } from "./ReportData.ts";
import { travelSection } from "./sections/travel.ts";
import { shortenText } from "./chart/barChart.ts";
import { style } from "./style.ts";

/** The size that sites show of a shared link. */
const size = { width: 1200, height: 630 };
const mapSize = size.height - 60;
const textLeft = mapSize + 80;

/** Makes a picture for sharing, as a self-contained SVG: the map of one commander's travels with the key figures. */
export async function makePicture(tables: Tables, options: ReportOptions = {}): Promise<string> {
  requireOptions(options, reportShapes);
  return await repeatIfReopened(tables, () => drawPicture(tables, options.commander));
}

async function drawPicture(tables: Tables, asked: string | undefined): Promise<string> {
  const { commander } = await chooseCommander(tables, asked);
  const data = await ReportData.open(tables, commander);
  const { span } = await spanOf(data);
  const map = await travelSection.draw(data, span);
  const title = await titleOf(data);
  const days = `${printDay(span.from)} to ${printDay(span.to - 1)}`;
  const figures = await figuresOf(data);
  const drawn = markup`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<style-of-the-picture/>
<rect class="ground" width="${size.width}" height="${size.height}"/>
<svg x="30" y="30" width="${mapSize}" height="${mapSize}"><rect class="panel" width="${mapSize}" height="${mapSize}"/>${map}</svg>
<text class="over" x="${textLeft}" y="70">Ship's log</text>
<text class="commander" x="${textLeft}" y="118">${shortenText(title, 24)}</text>
<text class="days" x="${textLeft}" y="152">${days}</text>
${figures.map(drawFigure)}
</svg>
`;
  return drawn.toString().replace("<style-of-the-picture/>", () => `<style>${pictureStyle}</style>`);
}

/** Draws a figure with its name, in two columns. */
function drawFigure([name, value]: readonly [string, string], at: number): Markup {
  const x = textLeft + (at % 2) * 250;
  const y = 226 + Math.floor(at / 2) * 104;
  return markup`<text class="figure" x="${x}" y="${y}">${value}</text><text class="word" x="${x}" y="${y + 28}">${name}</text>
`;
}

/** The colours of the dark style by name. A picture has one style, because programs that show it may not know of another. */
const colours: ReadonlyMap<string, string> = new Map(
  [...(style.match(/prefers-color-scheme: dark[^]*?\}/)?.[0] ?? "").matchAll(/(--[\w-]+): (#\w+)/g)].map(
    ([, name = "", colour = ""]) => [name, colour],
  ),
);

const additions = `
.ground { fill: var(--ground); } .panel { fill: var(--panel); }
svg .over, svg .days, svg .word { fill: var(--soft); font-size: 20px; }
svg .commander { font-size: 44px; letter-spacing: -0.02em; }
svg .figure { font: 40px ui-monospace, monospace; }
`;

/** The style of a picture: the rules for drawings, with every colour in place. Programs that convert SVG know no variables. */
const pictureStyle = [...style.split("\n").filter((rule) => rule.startsWith("svg ")), additions]
  .join("\n")
  .replaceAll("var(--sans)", "system-ui, sans-serif")
  .replaceAll("var(--mono)", "ui-monospace, monospace")
  .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? "#808080");
