import type { Browser } from "playwright-core";

/** One picture of a sheet. */
export interface Shot {
  readonly row: string;
  readonly column: string;
  readonly jpeg: Uint8Array;
}

const pictureWidth = 220;

/** Draws small pictures in a table with a row for each scene, as JPEG. */
export async function drawContactSheet(browser: Browser, title: string, shots: readonly Shot[]): Promise<Uint8Array> {
  const columns = [...new Set(shots.map(({ column }) => column))];
  const rows = Map.groupBy(shots, ({ row }) => row);
  const cellOf = (row: readonly Shot[], column: string): string => {
    const shot = row.find((each) => each.column === column);
    return shot === undefined
      ? "<td></td>"
      : `<td><img src="data:image/jpeg;base64,${Buffer.from(shot.jpeg).toString("base64")}"></td>`;
  };
  const lines = [...rows].map(
    ([name, row]) => `<tr><th>${name}</th>${columns.map((column) => cellOf(row, column)).join("")}</tr>`,
  );
  const width = 140 + columns.length * (pictureWidth + 12);
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  await page.setContent(`<!doctype html><title>${title}</title><style>
    body { margin: 8px; font: 13px sans-serif; background: #888; color: #fff }
    img { width: ${pictureWidth}px; max-height: 330px; object-fit: contain; object-position: top }
    td { vertical-align: top; padding: 4px } th { width: 110px; text-align: left; vertical-align: top; padding: 4px }
  </style><table><tr><th>${title}</th>${columns.map((column) => `<th>${column}</th>`).join("")}</tr>${lines.join("")}</table>`);
  const sheet = await page.screenshot({ fullPage: true, type: "jpeg", quality: 72 });
  await page.close();
  return sheet;
}
