import { deepestNesting } from "@shipslog/contract/text";
import { withChangedField, type RuleMutation } from "./RuleMutation.ts";

/** Lines whose time other rules depend on. */
const timed =
  /"event":"(?:Missions|NavRoute|ModuleInfo|Fileheader|Continued|MissionAccepted|NavRouteClear|FSDJump|Docked)"/;
const numbers = /":-?\d+(?:\.\d+)?/g;
const words = ["nan", "-nan(ind)", "inf", "-inf", "1.#QNAN"];

/** How the rules about lines and files are broken, by rule id. */
export const lineMutations: Readonly<Record<string, readonly RuleMutation[]>> = {
  "after-shutdown": [
    {
      what: "a line after Shutdown",
      editLines: (lines) => {
        const at = lines.findIndex(({ raw }) => raw.includes('"event":"Shutdown"'));
        const end = lines[at];
        if (end === undefined || lines[at + 1]?.file === end.file) return undefined;
        lines.splice(at + 1, 0, {
          file: end.file,
          raw: end.raw.replace('"Shutdown"', '"Music", "MusicTrack":"NoTrack"'),
        });
        return at + 1;
      },
    },
  ],
  "bad-encoding": [
    {
      what: "a byte that is not UTF-8",
      editText: (text) => (text.includes('"event":') ? text.replace('"event":', '"event"\uFFFD') : undefined),
    },
  ],
  "byte-order-mark": [{ what: "a byte order mark", editText: (text) => `\uFEFF${text}` }],
  "clock-back": [
    {
      what: "a line of 2001",
      editLines: (lines, draw) => {
        const index = 1 + draw(Math.max(1, lines.length - 1));
        const line = lines[index];
        const before = lines[index - 1];
        if (line === undefined || line.file !== before?.file || timed.test(line.raw)) return undefined;
        line.raw = line.raw.replace(/"timestamp":"\d{4}/, '"timestamp":"2001');
        return index;
      },
    },
  ],
  "cut-line": [{ what: "a line without its beginning", editText: (text, draw) => text.slice(3 + draw(6)) }],
  "duplicate-key": [
    {
      what: "a repeated key",
      targets: ["FSDJump", "Docked", "Missions", "SuitLoadout", "Synthesis", "StoredModules", "CommunityGoal"],
      editText: (text) => text.replace(/ \}$/, `, ${/"timestamp":"[^"]*"/.exec(text)?.[0]} }`),
    },
  ],
  "empty-line": [{ what: "a blank line", editText: (_, draw) => " ".repeat(draw(3)) }],
  "file-name": [
    {
      what: "a renamed file",
      editLines: (lines) => {
        const name = lines[0]?.file;
        // A session without its first part also breaks part-gap.
        if (lines.some(({ file }) => file !== name)) return undefined;
        for (const line of lines) if (line.file === name) line.file = `Copy of ${name}`;
        return 0;
      },
    },
  ],
  "half-line": [
    {
      what: "a line cut short",
      editText: (text, draw) => {
        const cut = text.slice(0, 20 + draw(Math.max(1, text.length - 24)));
        return cut.length < text.length && !cut.trimEnd().endsWith("}") ? cut : undefined;
      },
    },
  ],
  "header-first": [
    {
      what: "a missing header",
      editLines: (lines) => {
        const at = lines.findIndex(({ raw }) => raw.includes('"event":"Fileheader"'));
        if (at === -1 || lines[at + 1]?.file !== lines[at]?.file) return undefined;
        lines.splice(at, 1);
        return at;
      },
    },
  ],
  "header-part": [withChangedField("Fileheader", "part", "another number", (part, draw) => part + 1 + draw(5))],
  "invalid-json": [
    {
      what: "an apostrophe instead of a quote",
      editText: (text) => (text.startsWith('{ "') ? text.replace('{ "timestamp"', "{ 'timestamp'") : undefined),
    },
  ],
  layout: [
    {
      what: "a missing space",
      targets: ["FSDJump", "Docked", "Missions", "SuitLoadout", "Synthesis", "StoredModules"],
      editText: (text) => text.replace(', "event"', ',"event"'),
    },
    {
      what: "missing decimals",
      targets: ["FSDJump", "Docked"],
      editText: (text) => (/\.\d*0, "/.test(text) ? text.replace(/(\.\d*)0, "/, '$1, "') : undefined),
    },
    {
      what: "rewritten by another tool",
      targets: ["FSDJump", "Docked", "Missions", "SuitLoadout"],
      editText: (text) => text.replaceAll(/^\{ | \}$/g, (brace) => brace.trim()),
    },
  ],
  "nan-number": [
    {
      what: "a word instead of a number",
      editText: (text, draw) => {
        const found = [...text.matchAll(numbers)];
        const number = found[draw(Math.max(1, found.length))];
        if (number === undefined) return undefined;
        return `${text.slice(0, number.index)}":${words[draw(words.length)]}${text.slice(number.index + number[0].length)}`;
      },
    },
  ],
  "no-event-name": [
    {
      what: "an event without its name",
      editText: (text, draw) => {
        if (!text.includes('"event":')) return undefined;
        return draw(2) === 0 ? text.replace('"event":', '"evnt":') : text.replace(/"event":"[^"]*"/, '"event":5');
      },
    },
  ],
  "not-an-object": [
    { what: "an event inside an array", editText: (text, draw) => (draw(2) === 0 ? `[ ${text} ]` : "42") },
  ],
  "nul-bytes": [
    {
      what: "NUL bytes in a line",
      editText: (text, draw) => {
        const at = draw(text.length);
        return `${text.slice(0, at)}${"\0".repeat(1 + draw(8))}${text.slice(at)}`;
      },
    },
  ],
  "part-gap": [
    {
      what: "the second part renamed to the third",
      editLines: (lines) => {
        const second = lines.findIndex(({ file }) => file.endsWith(".02.log"));
        const name = lines[second]?.file;
        if (name === undefined) return undefined;
        for (const line of lines) if (line.file === name) line.file = name.replace(/02\.log$/, "03.log");
        return second;
      },
    },
  ],
  "too-deep": [
    {
      what: "too many brackets",
      editText: (text, draw) => {
        const depth = deepestNesting + 1 + draw(10);
        return text.replace(/ \}$/, `, "x":${"[".repeat(depth)}${"]".repeat(depth)} }`);
      },
    },
  ],
  "carriage-returns": [{ what: "a carriage return between two events", editText: (text) => `${text}\r${text}` }],
  "utf-16": [{ what: "a line in UTF-16", editText: (text) => Buffer.from(text, "utf16le").toString("utf8") }],
  "two-objects": [
    { what: "two events on one line", editText: (text, draw) => text + text.slice(0, draw(2) === 0 ? undefined : 18) },
  ],
};
