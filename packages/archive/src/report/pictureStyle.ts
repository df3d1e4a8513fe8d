import { style } from "./style.ts";

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
export const pictureStyle = [...style.split("\n").filter((rule) => rule.startsWith("svg ")), additions]
  .join("\n")
  .replaceAll("var(--sans)", "system-ui, sans-serif")
  .replaceAll("var(--mono)", "ui-monospace, monospace")
  .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? "#808080");
