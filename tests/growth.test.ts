/**
 * The cost of every public function that takes text grows with the length of the text and not faster, whatever it holds.
 * `SHIPSLOG_SEED` repeats a run: it draws the families of texts and the texts.
 */
import { describe, expect, it } from "vitest";
import { drawFrom } from "../lab/check/drawFrom.ts";
import { checkFunctions } from "../lab/growth/checkFunctions.ts";
import { contractFunctions } from "../lab/growth/contractFunctions.ts";
import { inputFamilies } from "../lab/growth/families.ts";
import { innerFunctions } from "../lab/growth/innerFunctions.ts";
import { measureGrowth, mostTextGrowth, type MakeText } from "../lab/growth/measureGrowth.ts";
import { otherFunctions } from "../lab/growth/otherFunctions.ts";
import { functionsIn, publicFunctions } from "../lab/growth/publicFunctions.ts";
import { withoutText } from "../lab/growth/withoutText.ts";

const seed = Number(process.env["SHIPSLOG_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const functions = [...contractFunctions, ...checkFunctions, ...otherFunctions, ...innerFunctions];

/** The families of this run: a third of them, because all of them with every function take about seven minutes. */
const draw = drawFrom(seed);
const families = Object.entries(inputFamilies).filter(() => draw(3) === 0);

/** The texts of each family, made once for each length. */
const texts = families.map(([name, family]): readonly [string, MakeText] => {
  const made = new Map<number, string>();
  return [
    name,
    (length) => {
      const text = made.get(length) ?? family(length, drawFrom(seed));
      made.set(length, text);
      return text;
    },
  ];
});

describe(`ten times the text costs at most ${mostTextGrowth} times as much (seed ${seed})`, () => {
  it.each(functions)("$name", async (each) => {
    const taken: string[] = [];
    const tooMuch: string[] = [];
    for (const [family, makeText] of texts) {
      const growth = await measureGrowth(each, makeText);
      if (growth === undefined) continue;
      taken.push(family);
      const { ratio, smallMs, largeMs } = growth;
      const figures = `${ratio.toFixed(1)} times, ${smallMs.toFixed(3)} ms and ${largeMs.toFixed(3)} ms`;
      if (ratio > mostTextGrowth) tooMuch.push(`${family}: ${figures}`);
    }
    expect(tooMuch).toEqual([]);
    expect(taken.length).toBeGreaterThan(1);
  });
});

describe("the property", () => {
  it("calls every public function, or says why it does not", () => {
    const known = new Set([
      ...functions.map(({ name }) => name.split(" ").slice(0, 2).join(" ")),
      ...Object.keys(withoutText),
    ]);
    expect(publicFunctions().filter((name) => !known.has(name))).toEqual([]);
  });

  it("names no function that is not public", () => {
    const real = new Set(publicFunctions());
    expect(Object.keys(withoutText).filter((name) => !real.has(name))).toEqual([]);
    const called = functions.map(({ name }) => name.split(" ").slice(0, 2).join(" "));
    const isOfModule = (name: string) => name.startsWith("@shipslog/") && name !== "@shipslog/check reportFormats";
    expect(called.filter((name) => isOfModule(name) && !real.has(name))).toEqual([]);
  });

  it("finds the functions and classes of each module on a page of an API", () => {
    const page =
      "## `@a/b`\n\n```ts\nfunction parse(text: string): void;\ninterface A {\n}\n```\n\n## `@a/b/c`\n\nclass Reader {\n";
    expect(functionsIn(page)).toEqual(["@a/b parse", "@a/b/c Reader"]);
  });

  it("notices a function that reads its text again for every character", async () => {
    const count = (text: string): number => {
      let spaces = 0;
      for (let at = 0; at < text.length; at += 20) spaces += text.slice(0, at).split(" ").length;
      return spaces;
    };
    const prepare = (text: string) => () => count(text);
    const growth = await measureGrowth({ name: "count", prepare }, (length) => "word ".repeat(length / 5));
    expect(growth?.ratio).toBeGreaterThan(mostTextGrowth);
  });
});
