/** The style sheet of the report, for light and dark mode, with one accent colour for data. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f3f1ea; --panel: #fbfaf5; --ink: #1c2427; --soft: #5c676b; --line: #d9d6cb; --faint: #e8e5dc;
  --tone: #b1501a; --tone-soft: #e2b898; --second: #2a6b70;
  --sans: system-ui, sans-serif; --mono: ui-monospace, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1214; --panel: #12191c; --ink: #dde5e5; --soft: #8d9a9d; --line: #2a353a; --faint: #1b2428;
    --tone: #f08a3c; --tone-soft: #7a4a26; --second: #63b5b5;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.5 var(--sans); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); }
h1, h2, h3, p, dl, dd, ul { margin: 0; padding: 0; font-weight: 400; }
ul { list-style: none; }
a { color: inherit; text-decoration-color: var(--tone); text-underline-offset: 0.25em; }
header, main, footer { max-width: 76rem; margin-inline: auto; padding-inline: clamp(1rem, 3vw, 2.5rem); }
header { padding-block: 3rem 1.5rem; }
header .over, h2, dt, .sort, .caption { color: var(--soft); }
header .over { font: 0.8125rem/1.5 var(--mono); }
h1 { font-size: clamp(2rem, 5vw, 3.25rem); line-height: 1.1; letter-spacing: -0.02em; overflow-wrap: anywhere; }
header .period { margin-block-start: 0.75rem; font-size: 1.125rem; color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding-block-start: 1.25rem; font-size: 0.9375rem; }
section { border-block-start: 1px solid var(--line); padding-block: 1.75rem 2.25rem; display: grid; gap: 1rem 2.5rem; }
section > * { min-width: 0; }
h2 { font-size: 1.0625rem; }
section.travel .map { display: grid; gap: 1.5rem; }
.drawn { overflow-x: auto; }
.readings { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 0 1.5rem; align-content: start; }
.readings div { border-block-end: 1px solid var(--line); padding-block: 0.625rem; display: flex; flex-direction: column; }
dt { font-size: 0.875rem; }
.readings.words dd { font: 1.125rem/1.4 var(--sans); letter-spacing: 0; }
.drawn h3 { margin-block: 1.25rem 0.25rem; font-size: 1rem; color: var(--soft); }
.drawn .card h3 { margin: 0; color: inherit; }
.plain { font-size: 0.9375rem; }
dd { font: 1.75rem/1.2 var(--mono); letter-spacing: -0.03em; }
.picture { display: block; width: 100%; min-width: 40rem; height: auto; }
.picture[class$="-narrow"] { display: none; min-width: 0; max-width: 30rem; }
.picture.travel { min-width: 0; background: var(--panel); border: 1px solid var(--line); border-radius: 2px; }
svg text { font: 14px var(--sans); fill: var(--ink); font-variant-numeric: tabular-nums; }
svg .measure, svg .time, svg .ring, svg .value { font-family: var(--mono); font-size: 13px; fill: var(--soft); }
svg .measure, svg .note, svg .before { text-anchor: end; }
svg .time, svg .ring { text-anchor: middle; }
svg .note, svg .caption, svg .legend { fill: var(--soft); font-size: 13px; }
svg .value { fill: var(--ink); }
svg .grid { stroke: var(--faint); fill: none; }
svg .axis, svg .tick { stroke: var(--soft); fill: none; }
svg .travel .grid, svg.travel .grid { stroke: var(--line); }
svg .bar { fill: var(--tone); }
svg .hours-1 { opacity: 0.4; } svg .hours-2 { opacity: 0.6; } svg .hours-3 { opacity: 0.8; }
svg .bar.second { fill: var(--second); }
svg .bar.spent { fill: var(--second); }
svg .range { fill: var(--tone-soft); }
svg .low { fill: var(--tone); }
svg .track { fill: none; stroke: var(--soft); stroke-width: 1; stroke-linejoin: round; opacity: 0.35; }
svg .age-1 { opacity: 0.4; } svg .age-2 { opacity: 0.5; } svg .age-3 { opacity: 0.6; }
svg .age-4 { stroke: var(--tone); opacity: 0.55; } svg .age-5 { stroke: var(--tone); opacity: 0.95; stroke-width: 1.4; }
svg .spot { fill: var(--panel); stroke: var(--ink); stroke-width: 1.2; }
svg .label { font-size: 13px; paint-order: stroke; stroke: var(--panel); stroke-width: 4px; stroke-linejoin: round; }
svg .end { fill: var(--panel); stroke: var(--second); stroke-width: 2.5; }
svg .end.last { fill: var(--tone); stroke: var(--panel); }
svg .stem { stroke: var(--tone); stroke-width: 2; }
svg .dot { fill: var(--tone); }
svg .standing { stroke: var(--tone); stroke-width: 1; fill: none; }
svg .rank-0 { stroke: var(--soft); stroke-dasharray: 2 4; }
svg .rank-1 { stroke-width: 2; } svg .rank-2 { stroke-width: 3.5; } svg .rank-3 { stroke-width: 5; }
svg .rank-4 { stroke-width: 7; } svg .rank-5 { stroke-width: 9; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1px; padding: 1px; }
.card { background: var(--panel); box-shadow: 0 0 0 1px var(--line); padding: 1rem 1.125rem; display: flex; flex-direction: column; gap: 0.375rem; overflow-wrap: anywhere; }
.card h3 { font-size: 1.125rem; line-height: 1.3; }
.card p { font-size: 0.9375rem; }
.card .foot { margin-block-start: auto; padding-block-start: 0.5rem; color: var(--soft); font-size: 0.875rem; }
details { margin-block-start: 0.75rem; font-size: 0.9375rem; }
summary { cursor: pointer; color: var(--soft); width: fit-content; padding-block: 0.375rem; }
.figures { max-height: 24rem; overflow: auto; }
table { border-collapse: collapse; font: 0.875rem/1.5 var(--mono); }
th, td { text-align: end; padding: 0.125rem 0 0.125rem 2rem; font-weight: 400; white-space: nowrap; }
th:first-child { text-align: start; padding-inline-start: 0; }
thead th { color: var(--soft); border-block-end: 1px solid var(--line); }
footer { padding-block: 1.5rem 3rem; color: var(--soft); font-size: 0.875rem; }
:focus-visible { outline: 2px solid var(--second); outline-offset: 3px; }
@media (max-width: 40rem) {
  .picture:has(+ [class$="-narrow"]) { display: none; }
  .picture[class$="-narrow"] { display: block; }
  dd { font-size: 1.375rem; }
  th, td { padding-inline-start: 1.125rem; }
}
@media (min-width: 60rem) {
  section { grid-template-columns: 9.5rem minmax(0, 1fr); }
  section.travel .map { grid-template-columns: minmax(0, 1fr) 13rem; }
  section.travel .readings { grid-template-columns: 1fr; }
}
@media print {
  details, nav { display: none; }
  section { break-inside: avoid; }
}
`;
