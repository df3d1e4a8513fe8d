/** Makes a text of about a given length; `draw` returns a whole number below its argument. */
export type InputFamily = (length: number, draw: (below: number) => number) => string;

const fill = (piece: string, length: number): string => piece.repeat(Math.max(1, Math.floor(length / piece.length)));

/** Numbered pieces, joined, up to a length. */
function list(length: number, piece: (index: number) => string, separator = ","): string {
  const pieces: string[] = [];
  for (let size = 0; size < length; size += (pieces.at(-1)?.length ?? 0) + separator.length) {
    pieces.push(piece(pieces.length));
  }
  return pieces.join(separator);
}

const timestamp = '"timestamp":"2026-05-01T12:00:00Z"';

/** A line of a kind with more members after its first two. */
const line = (kind: string, members: string): string => `{ ${timestamp}, "event":"${kind}", ${members} }`;

const jump = (name: string): string => line("FSDJump", `"StarSystem":"${name}", "SystemAddress":10477373803`);

const fragments = [
  '"',
  "\\",
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  " ",
  "1",
  "0.",
  "-",
  "e",
  "é",
  "\u{1F680}",
  "a",
  "\0",
  "/",
  "~",
];

/** Text of one sort, without the form of a line. */
const plainFamilies: Readonly<Record<string, InputFamily>> = {
  "digits alone": (length) => fill("7", length),
  "a fraction alone": (length) => `0.${fill("1", length)}`,
  "quotes alone": (length) => fill('"', length),
  "backslashes alone": (length) => fill("\\", length),
  "open brackets": (length) => fill("[", length),
  "open objects": (length) => fill('{"a":', length),
  "commas alone": (length) => fill(",", length),
  "white space": (length) => fill(" \t", length),
  "line ends": (length) => fill("\r\n", length),
  "one letter": (length) => fill("a", length),
  words: (length) => fill("word ", length),
  "NUL bytes": (length) => fill("\0", length),
  "slashes and tildes": (length) => fill("/~1/0", length),
  "dots and dashes": (length) => fill("1-2.3T4:", length),
  "non-ASCII letters": (length) => fill("é東\u{1F680}", length),
  "lone surrogates": (length) => fill("\uD800", length),
  "control characters": (length) => fill("\u001b[31m\u202E", length),
  "markup and percent signs": (length) => fill("<&>%::]]>", length),
  "fragments drawn at random": (length, draw) => list(length, () => fragments[draw(fragments.length)] ?? "", ""),
};

/** Lines of a journal: events with much of something, and lines that are not events. */
const lineFamilies: Readonly<Record<string, InputFamily>> = {
  "zeros in a string": (length) => jump(fill("0", length)),
  "a number of ones after a dot": (length) => line("FSDJump", `"StarPos":[0.${fill("1", length)},0,0]`),
  "a very long integer": (length) => line("FSDJump", `"SystemAddress":${fill("9", length)}`),
  "a very long exponent": (length) => line("FSDJump", `"JumpDist":1e${fill("9", length)}`),
  "many long integers": (length) => line("NavRoute", `"Route":[${list(length, (n) => `${10n ** 18n + BigInt(n)}`)}]`),
  "many short numbers": (length) => line("FSDJump", `"StarPos":[${list(length, String)}]`),
  "quotes in a string": (length) => jump(fill('\\"', length)),
  "backslashes in a string": (length) => jump(fill("\\\\", length)),
  "escapes in a string": (length) => jump(fill("\\u00e9", length)),
  "a long string": (length) => jump(fill("a", length)),
  "a long string of other letters": (length) => jump(fill("é東\u{1F680}", length)),
  "commas in a string": (length) => jump(fill(", ", length)),
  "spaces between members": (length) => line("FSDJump", `${fill(" ", length)}"StarSystem":"Here"`),
  "many keys": (length) =>
    line(
      "FSDJump",
      list(length, (n) => `"Key${n}":${n}`),
    ),
  "many known keys again and again": (length) =>
    line(
      "FSDJump",
      list(length, (n) => `"StarSystem":"${n}"`),
    ),
  "repeated keys inside": (length) => line("Missions", `"Active":[{ ${list(length, (n) => `"Name":"${n}"`)} }]`),
  "localised forms": (length) =>
    line(
      "FSDJump",
      list(length, (n) => `"K${n}":"a", "K${n}_Localised":"b"`),
    ),
  "a long key": (length) => line("FSDJump", `"${fill("k", length)}":1`),
  "keys like pointers": (length) =>
    line(
      "FSDJump",
      list(length, (n) => `"/~${n}/0":1`),
    ),
  "deep nesting": (length) => line("FSDJump", `"a":${fill("[", length / 2)}${fill("]", length / 2)}`),
  "nesting in allowed depth": (length) =>
    line("FSDJump", `"a":[${list(length, () => `${"[".repeat(900)}${"]".repeat(900)}`)}]`),
  "many unknown services": (length) => line("Docked", `"StationServices":[${list(length, (n) => `"s${n}"`)}]`),
  "many wrong services": (length) => line("Docked", `"StationServices":[${list(length, String)}]`),
  "many broken objects": (length) => line("StoredModules", `"Items":[${list(length, () => "{}")}]`),
  "many suit modules": (length) =>
    line(
      "SuitLoadout",
      `"SuitID":1, "SuitName":"a", "Modules":[${list(length, (n) => `{ "SuitModuleID":1, "ModuleName":"m${n}", "Class":${n}, "SlotName":"a" }`)}]`,
    ),
  "many engineers": (length) =>
    line(
      "EngineerProgress",
      `"Engineers":[${list(length, (n) => `{ "EngineerID":${n % 50}, "Rank":${5 - (n % 5)} }`)}]`,
    ),
  "many missions": (length) =>
    line("Missions", `"Active":[${list(length, (n) => `{ "MissionID":${n % 9}, "Name":"a", "Expires":${n} }`)}]`),
  "many factions": (length) =>
    line("FSDJump", `"Factions":[${list(length, (n) => `{ "Name":"f${n}", "Influence":0.5, "ActiveStates":[{}] }`)}]`),
  "another kind": (length) => line("Music", `"Notes":[${list(length, (n) => `{ "a":"${n}" }`)}]`),
  "a half line": (length) => jump(fill("a", length)).slice(0, -10),
  "a half line of many members": (length) =>
    line(
      "FSDJump",
      list(length, (n) => `"Key${n}":${n}`),
    ).slice(0, -3),
  "a line without its beginning": (length) => jump(fill("a", length)).slice(10),
  "an array in place of an object": (length) => `[${list(length, String)}]`,
  "two events on a line": (length) => jump(fill("a", length / 2)) + jump(fill("b", length / 2)),
  "many events on a line": (length) => fill(jump("a"), length),
  "nan in place of numbers": (length) => line("FSDJump", `"StarPos":[${list(length, () => "nan")}]`),
  "a byte order mark": (length) => `\uFEFF${jump(fill("a", length))}`,
  "replacement characters": (length) => line("FSDJump", `"a":${fill("\uFFFD", length)}`),
};

/** Files of many lines, for functions that read more than one. */
const fileFamilies: Readonly<Record<string, InputFamily>> = {
  "many equal lines": (length) => fill(`${jump("Here")}\n`, length),
  "many bad lines": (length) => fill('{ "a":\n', length),
  "many lines of other kinds": (length) => fill(`${line("Music", '"MusicTrack":"NoTrack"')}\n`, length),
  "bad and good lines in turn": (length) => fill(`${jump("Here")}\n{\n`, length),
  "many settings": (length) => `{"rules":{${list(length, (n) => `"rule-${n}":"off"`)}}}`,
  "many accepted findings": (length) =>
    `{"accepted":[${list(length, (n) => `{"rule":"layout","line":${n},"reason":"known"}`)}]}`,
  "many steps": (length) => `{"script":[${list(length, () => '{"step":"jump"}')}]}`,
};

/** Every family of inputs by name. */
export const inputFamilies: Readonly<Record<string, InputFamily>> = {
  ...plainFamilies,
  ...lineFamilies,
  ...fileFamilies,
};
