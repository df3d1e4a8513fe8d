import { companionFiles, companionTable, isSpecifiedFile, type CompanionFile } from "@shipslog/contract";
import type { Table, TextPage } from "../../text/TextPage.ts";

/** Explains a companion file by its name, as `Market.json`: when the game writes it, what it holds, and what is checked. */
export async function explainCompanion(word: string): Promise<TextPage | undefined> {
  const file = companionFiles.find((each) => each.toLowerCase() === word.toLowerCase());
  if (file === undefined) return undefined;
  const { rules } = await import("@shipslog/check");
  const judging = rules.filter(({ files = [] }) => files.some((each) => each.file === file)).map(({ id }) => id);
  const { kind, announcedBy, written, journal } = companionTable[file];
  return {
    title: file,
    blocks: [
      isSpecifiedFile(file)
        ? "A companion file of the specification."
        : "A companion file that the specification does not describe. Dialect live has it; spec neither writes nor judges it.",
      {
        rows: [
          ["kind", kind],
          ["written", written],
          ["announced by", announcedBy.length === 0 ? "no line" : `${announcedBy.join(", ")}, with the same timestamp`],
          ["in the journal", journal],
          ["checked by", judging.join(", ")],
        ],
      },
      ...fieldBlocks(file),
      `shipslog explain ${kind} explains the kind${judging.length === 0 ? "" : `, shipslog explain ${judging[0]} a rule`}.`,
    ],
  };
}

/** The fields of a file that no declaration describes; those of the others are on the page of their kind. */
function fieldBlocks(file: CompanionFile): readonly (string | Table)[] {
  if (isSpecifiedFile(file)) return [];
  const content: Readonly<Record<string, string | { readonly list: Readonly<Record<string, string>> }>> =
    companionTable[file].content;
  const rows = Object.entries(content).flatMap(([key, field]) =>
    typeof field === "object"
      ? [
          [key, "list of objects", ""],
          ...Object.entries(field.list).map(([name, leaf]) => rowOf(`${key}[].${name}`, leaf)),
        ]
      : [rowOf(key, field)],
  );
  return ["Its fields after timestamp and event:", { rows }];
}

const words: Readonly<Record<string, string>> = {
  text: "text",
  whole: "whole number",
  id: "id",
  flag: "true or false",
};

function rowOf(path: string, leaf: string): readonly string[] {
  return [path, words[leaf.replace("?", "")] ?? leaf, leaf.endsWith("?") ? "sometimes absent" : ""];
}
