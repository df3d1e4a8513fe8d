/** A heading of the specification with the lines under it. */
export interface SpecSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Cuts a Markdown text at its headings of one level, as `###`. */
export function sectionsOf(text: string, level: string): SpecSection[] {
  const parts = text.split(new RegExp(`^${level} `, "m")).slice(1);
  return parts.map((part) => {
    const [title = "", ...lines] = part.split(/^#{1,3} /m)[0]!.split("\n");
    return { title: title.trim(), lines };
  });
}

/** Blocks of consecutive lines: each is a table or a paragraph. */
export function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/** The rows of a Markdown table as cells, without its head; empty for a paragraph. */
export function tableRows(block: readonly string[]): string[][] {
  if (!block[0]?.startsWith("|")) return [];
  return block.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
