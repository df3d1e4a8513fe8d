import { markup, type Markup } from "./Markup.ts";

/** The most rows that a table shows. */
const most = 400;

/** The figures of a chart, as a table that can be opened. */
export function figureTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  title = "The figures",
): Markup {
  return markup`<details><summary>${title}</summary>${openTable(headings, rows.slice(0, most))}${rows.length > most ? markup`<p>${String(rows.length - most)} more rows are left out.</p>` : undefined}</details>`;
}

/** Figures as a table that is always shown. */
export function openTable(headings: readonly string[], rows: readonly (readonly string[])[]): Markup {
  return markup`<div class="figures" tabindex="0"><table>
<thead><tr>${headings.map((heading) => markup`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows.map((row) => markup`<tr>${row.map((cell, at) => (at === 0 ? markup`<th scope="row">${cell}</th>` : markup`<td>${cell}</td>`))}</tr>\n`)}</tbody>
</table></div>`;
}
