import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classifyBadLine, type LineDefect, lineDefects } from "./classify.ts";
import { anyEvent } from "../../tests/helpers/json.ts";
import { deepestNesting } from "./scanJson.ts";
import { parseLine } from "./parseLine.ts";
import { printLine } from "../print/printLine.ts";

const begin = '{ "timestamp":"2025-11-02T10:20:30Z", "event":"FSDJump"';
const line = `${begin}, "Taxi":false, "StarPos":[1.00000,2.00000], "Factions":[ { "Name":"A", "Influence":0.5 }, { "Name":"B" } ], "FuelLevel":1.500000 }`;

/** Lines as the game writes them, of any content that does not itself look damaged. */
const soundLine = anyEvent.map((event) => printLine(event, {})).filter((text) => !text.includes("\uFFFD"));

/** Holds a damage of any sound line to one class, as both ways to it see it. */
function expectDefect(damaged: fc.Arbitrary<string>, defect: LineDefect): void {
  fc.assert(
    fc.property(damaged, (text) => {
      expect(parseLine(text)).toEqual({ ok: false, defect });
    }),
    { numRuns: 300 },
  );
}

/** Inserts text at any place of a sound line. */
function inserted(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(soundLine, fc.nat(), text).map(([whole, seed, extra]) => {
    const at = seed % (whole.length + 1);
    return whole.slice(0, at) + extra + whole.slice(at);
  });
}

describe("classifyBadLine, by damage to any line", () => {
  it("half-line: a line cut off anywhere, unless what is left ends like a whole one", () => {
    const cutOff = fc
      .tuple(soundLine, fc.nat())
      .map(([whole, seed]) => whole.slice(0, 1 + (seed % (whole.length - 1))))
      .filter((text) => !text.trimEnd().endsWith("}"));
    expectDefect(cutOff, "half-line");
  });

  it("nul: NUL bytes anywhere", () => expectDefect(inserted(fc.constantFrom("\0", "\0\0\0\0\0\0\0\0")), "nul"));

  it("utf-16: any line in UTF-16, as a decoder of UTF-8 shows it", () => {
    const wide = soundLine.filter((text) => /^[ -~]+$/.test(text));
    const split = fc
      .tuple(wide, fc.boolean())
      .map(([text, isMarked]) => Buffer.from(`${isMarked ? "\uFEFF" : ""}${text}\r\n${text}`, "utf16le"));
    fc.assert(
      fc.property(split, fc.boolean(), (bytes, isBigEndian) => {
        const written = isBigEndian ? Buffer.from(bytes).swap16() : bytes;
        const lines = written.toString("utf8").split("\n");
        expect(lines.map((text) => parseLine(text))).toEqual(lines.map(() => ({ ok: false, defect: "utf-16" })));
      }),
    );
  });

  it("nan: any spelling of no number in the place of a value", () => {
    const spelling = fc.constantFrom(
      "nan",
      "-nan",
      "-nan(ind)",
      "nan(snan)",
      "NaN",
      "inf",
      "-inf",
      "Infinity",
      "-1.#IND",
      "1.#QNAN",
      "1.#INF",
    );
    const place = fc.constantFrom("1.500000", "2.00000", "false");
    expectDefect(
      fc.tuple(spelling, place).map(([word, value]) => line.replace(value, word)),
      "nan",
    );
  });

  it("two-objects: two lines without a line end between, the first whole or begun", () => {
    const glued = fc.tuple(soundLine, fc.nat(), soundLine).map(([first, seed, second]) => {
      const kept = seed % 3 === 0 ? first : first.slice(0, Math.max(begin.length - 30, seed % first.length));
      return kept + second;
    });
    expectDefect(glued, "two-objects");
  });

  it("byte-order-mark: before a sound line", () =>
    expectDefect(
      soundLine.map((text) => `\uFEFF${text}`),
      "byte-order-mark",
    ));

  it("encoding: bytes that are no UTF-8 outside a string", () => {
    expectDefect(
      soundLine.map((text) => text.replace(", ", ", \uFFFD")),
      "encoding",
    );
    expectDefect(
      soundLine.map((text) => `${text}\uFFFD\uFFFD`),
      "encoding",
    );
  });

  it("cut: the beginning is lost", () => {
    const tail = fc.tuple(soundLine, fc.nat()).map(([whole, seed]) => whole.slice(1 + (seed % (whole.length - 2))));
    // What begins with an object or is JSON by itself is another defect, and rightly so.
    expectDefect(
      tail.filter((text) => !/^\s*[[{"\d]/.test(text) && text.trim() !== "}"),
      "cut",
    );
  });

  it("cut: a part in the middle is lost, as far as that can be told from a half line", () => {
    const holed = fc.tuple(fc.nat(), fc.nat()).map(([from, length]) => {
      const start = 1 + (from % (line.length - 2));
      return line.slice(0, start) + line.slice(start + 1 + (length % (line.length - 1 - start)));
    });
    const seen = new Set<LineDefect>();
    fc.assert(
      fc.property(holed, (text) => {
        const parsed = parseLine(text);
        if (!parsed.ok) seen.add(parsed.defect);
        expect(parsed.ok || ["cut", "half-line", "no-event-name", "invalid"].includes(parsed.defect)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(seen).toContain("cut");
  });

  it("not-an-object: the line inside an array, or as a string", () => {
    expectDefect(
      soundLine.map((text) => `[${text}]`),
      "not-an-object",
    );
    expectDefect(
      soundLine.map((text) => JSON.stringify(text)),
      "not-an-object",
    );
  });

  it("no-event-name: the name absent, no string or no word", () => {
    const name = fc.constantFrom(
      "",
      '"event":"", ',
      '"event":7, ',
      '"event":null, ',
      '"event":"\u00ff\u00fex", ',
      '"event":"a b", ',
      '"Event":"A", ',
    );
    expectDefect(
      name.map((text) => `{ "timestamp":"t", ${text}"A":1 }`),
      "no-event-name",
    );
  });

  it("invalid: a control character inside a string", () => {
    expectDefect(
      fc.integer({ min: 1, max: 31 }).map((code) => line.replace("FSDJ", `FS${String.fromCharCode(code)}DJ`)),
      "invalid",
    );
  });

  it("empty: white space only", () =>
    expectDefect(fc.string({ unit: fc.constantFrom(" ", "\t", "\r", "\v", "\f") }), "empty"));
});

describe("classifyBadLine, by example", () => {
  const examples: Readonly<Record<LineDefect, readonly string[]>> = {
    empty: ["", " ", "\r"],
    "half-line": [
      "{",
      begin,
      `${begin}, "A":-`,
      `${begin}, "A":[ { "B":1 }`,
      `${begin}, "A":"caf\uFFFD`,
      `${begin}, "A":fals`,
      `${begin}, "A":"\\u00`,
      `  ${begin}`,
      '{"a":'.repeat(deepestNesting),
    ],
    nul: [`\0\0${line}`, "\0\0\0\0", `\uFEFF\0${line}`],
    "utf-16": ['{\0 \0"\0', '\uFFFD\uFFFD{\0 \0"\0', '\0{\0 \0"\0', "\uFFFD\uFFFD\0{\0 \0", "\0"],
    nan: [
      `${begin}, "SurfaceGravity":-nan(ind), "B":1 }`,
      `${begin}, "A":-nan(ind), "B":"cut o`,
      `${begin}, "M":"\uFFFD", "A":inf }`,
    ],
    "two-objects": [
      line + line,
      `${line} ${line}`,
      `${line},${line}`,
      "{}{}",
      `${begin.slice(0, -4)}${line}`,
      `${begin}, "Message":"\uFFFD" }${line}`,
    ],
    "carriage-returns": [`${line}\r${line}`, `${line}\r${line}\r${begin}`, `{}\r{}`],
    "byte-order-mark": [`\uFEFF${line}`, "\uFEFF"],
    encoding: [`\uFFFD\uFFFD${line}`, line.replace("FSDJump", '\uFFFD"\u0001\uFFFD')],
    "not-an-object": ["[]", "7", "null", '"x"', "true", "18446744073709551615", "\uFEFF[]"],
    "no-event-name": [
      "{}",
      " {}",
      '{ "event":{} }',
      '{"__proto__":{"event":"A"}}',
      line.replace("FSDJump", "K\u00e9\u00ffD"),
    ],
    "too-deep": ['{"a":'.repeat(deepestNesting + 1), '{"a":'.repeat(2000), `${begin}, "A":${"[".repeat(2000)}`],
    cut: [
      line.replace('"Factions":[ ', '"Factions":'),
      line.replace('"Taxi":false, ', '"Taxi":, '),
      line.replace(', "FuelLevel":1.500000', ","),
      line.replace('FSDJump"', "FSDJump"),
      line.slice(20),
      "}",
      ` ${line.slice(2)}`,
      `${line}lLevel":1.500000 }`,
      `${line}lLevel":1.500000 } `,
      "0000 } ",
      `${begin} }`.replace('p" }', "p }"),
    ],
    invalid: [
      line.replace("false", "False"),
      line.replaceAll('"', "'"),
      "hello",
      line.replace("FSD", "\\x"),
      `${line} # note`,
      line.replace("FSDJump", "\u0001\u0002\u0003"),
    ],
  };

  it.each(Object.keys(lineDefects) as LineDefect[])("%s", (defect) => {
    expect(examples[defect].length).toBeGreaterThan(0);
    expect(examples[defect].map((text) => [text, classifyBadLine(text)])).toEqual(
      examples[defect].map((text) => [text, defect]),
    );
    expect(examples[defect].filter((text) => parseLine(text).ok)).toEqual([]);
  });
});
