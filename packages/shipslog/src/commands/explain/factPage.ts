import type { TextPage } from "../../text/TextPage.ts";

/** Explains a fact about real journals by its id, as `F17`. */
export async function explainFact(word: string): Promise<TextPage | undefined> {
  if (!/^f\d+$/i.test(word)) return undefined;
  const { factSections } = await import("@shipslog/contract/facts");
  const id = word.toUpperCase();
  for (const { title, facts } of factSections) {
    const found = facts.find((fact) => fact.id === id);
    if (found !== undefined) {
      return {
        title: `${id}, ${title}`,
        blocks: [found.statement, `Evidence: ${found.evidence}`, "shipslog explain lists all facts."],
      };
    }
  }
  return undefined;
}
