import { companionFiles, type CompanionFile, type JsonObject, type JsonValue } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";

/** The keys of the lines about companion files: `status` for Status.json. */
const companionKeys: ReadonlyMap<string, CompanionFile> = new Map(
  companionFiles.map((file) => [file.replace(".json", "").toLowerCase(), file]),
);

/** A line of a reader that counts: an event, or the content of a companion file. */
export interface PrintedLine {
  readonly file: CompanionFile | undefined;
  readonly value: JsonObject;
}

/** Parses a line that a reader printed; undefined for a line that is neither an event nor about a companion file. */
export function parsePrinted(text: string): PrintedLine | undefined {
  const printed = tryParse(text);
  if (!isObject(printed)) return undefined;
  if (typeof printed["event"] === "string") return { file: undefined, value: printed };
  for (const [key, file] of companionKeys) {
    const content = printed[key];
    if (isObject(content)) return { file, value: content };
  }
  return undefined;
}

function tryParse(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
