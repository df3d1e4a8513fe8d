import { displayWidth, displayedCharacters } from "@shipslog/contract/internal";

/** Breaks text into lines of at most `width` columns, between words where possible. */
export function wrapToColumns(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => pieces(each, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (displayWidth(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line].filter((each, index) => each !== "" || index === 0);
}

/** Cuts a word that is longer than a line. */
function pieces(word: string, width: number): readonly string[] {
  if (displayWidth(word) <= width) return [word];
  const cut: string[] = [""];
  let used = 0;
  for (const { text, columns } of displayedCharacters(word)) {
    if (used + columns > width) {
      cut.push("");
      used = 0;
    }
    cut[cut.length - 1] += text;
    used += columns;
  }
  return cut;
}

/** Cuts the beginning of text so that at most `width` columns remain, with an ellipsis at the cut: the end of a path is its file. */
export function clipStartToColumns(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const kept: string[] = [];
  let used = 1;
  for (const character of [...displayedCharacters(text)].toReversed()) {
    used += character.columns;
    if (used > width) break;
    kept.push(character.text);
  }
  return `…${kept.toReversed().join("")}`;
}
