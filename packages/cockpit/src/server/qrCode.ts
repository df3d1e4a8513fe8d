import qrcode from "qrcode-generator";

/** One character draws two modules, upper and lower; scanners expect dark on light. */
const halves = { "00": "█", "01": "▀", "10": "▄", "11": " " } as const;

/** Width of the light margin. The standard asks for four modules; two are enough for scanners. */
const margin = 2;

/** Draws a text as a QR code for a terminal with light text on a dark background. */
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
