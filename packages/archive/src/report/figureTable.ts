import { markup, type Markup } from "./Markup.ts";

/** The most rows that a table shows. */
const most = 400;

/** The figures of a chart, as a table that can be opened. */
export function figureTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  title = "The figures",
): Markup {
  const shown = rows.slice(0, most);
  return markup`<details><summary>${title}</summary><div class="figures" tabindex="0"><table>
<thead><tr>${headings.map((heading) => markup`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${shown.map((row) => markup`<tr>${row.map((cell, at) => (at === 0 ? markup`<th scope="row">${cell}</th>` : markup`<td>${cell}</td>`))}</tr>\n`)}</tbody>
</table></div>${rows.length > most ? markup`<p>${String(rows.length - most)} more rows are left out.</p>` : undefined}</details>`;
}
