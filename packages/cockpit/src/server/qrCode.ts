import qrcode from "qrcode-generator";

/** Two modules one above the other in one character, dark on light as scanners expect. */
const halves = { "00": "█", "01": "▀", "10": "▄", "11": " " } as const;

/** How wide the light margin is; scanners want four modules and manage with two. */
const margin = 2;

/** Draws a text as a QR code for a terminal with light letters on a dark ground. */
export function qrCode(text: string): string {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const isDark = (row: number, column: number) =>
    row >= 0 && row < size && column >= 0 && column < size && code.isDark(row, column);
  const lines: string[] = [];
  for (let row = -margin; row < size + margin; row += 2) {
    let line = "";
    for (let column = -margin; column < size + margin; column += 1) {
      line += halves[`${isDark(row, column) ? 1 : 0}${isDark(row + 1, column) ? 1 : 0}`];
    }
    lines.push(line);
  }
  return `${lines.join("\n")}\n`;
}
