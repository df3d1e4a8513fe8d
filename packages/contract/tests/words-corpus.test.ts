/** Names and sentences on real lines: none shows an identifier of the game. */
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { parseLine } from "../src/text/parseLine.ts";
import type { JsonValue } from "../src/text/Json.ts";
import { eventSentence, isModuleName, moduleName } from "../src/words.ts";

/** Marks of an internal name; what people type may hold any sign. */
const raw = /\$\w|[a-z\d]_[a-z\d]|\bundefined\b|\bNaN\b|\[object|[{}]/;
const typed: ReadonlySet<string> = new Set([
  "ReceiveText",
  "SendText",
  "CrimeVictim",
  "WingInvite",
  "WingAdd",
  "WingJoin",
  "Friends",
]);

/** Long words of identifiers that are plain English. */
const plainWords: ReadonlySet<string> = new Set(["decontamination", "operations", "prospector"]);

/** Whether a name has no unbroken word of the identifier, which the table of parts would have replaced. */
function isProper(id: string, name: string): boolean {
  const tokens = id.split(/[_$;]/).filter((token) => token.length > 9 && !plainWords.has(token));
  return !tokens.some((token) => name.toLowerCase().includes(token));
}

needs(corpusFolder).it(
  "tells every real line in a sentence, and calls every real module by a name",
  async () => {
    const unfit: string[] = [];
    const seen = new Set<string>();
    const modules = new Set<string>();
    const visit = (value: JsonValue): void => {
      if (typeof value === "string" && isModuleName(value)) modules.add(value.toLowerCase());
      else if (Array.isArray(value)) value.forEach(visit);
      else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
    };
    for await (const { text } of corpusLines({ archives: ["journals", "more", "old"] })) {
      const parsed = parseLine(text);
      if (!parsed.ok) continue;
      const { kind, event } = parsed;
      seen.add(kind);
      if (/"(?:\$?(?:int|hpt)_|[\w]+_(?:armour|cockpit))/i.test(text)) visit(event);
      const sentence = eventSentence(kind, event);
      const isFit = sentence.trim() !== "" && (typed.has(kind) || !raw.test(sentence));
      if (!isFit && unfit.length < 20) unfit.push(`${sentence} <- ${text.slice(0, 300)}`);
    }
    expect(unfit).toEqual([]);
    expect(Math.min(seen.size, modules.size)).toBeGreaterThan(100);
    const names = [...modules].map((id) => ({ id, name: moduleName(id) }));
    expect(names.filter(({ name }) => name.includes("_"))).toEqual([]);
    const improper = names.filter(({ id, name }) => !isProper(id, name));
    const share = 1 - improper.length / names.length;
    console.log(`${seen.size} kinds, ${modules.size} modules, ${(share * 100).toFixed(1)} % with a proper name`);
    expect(improper).toEqual([]);
  },
  300_000,
);
