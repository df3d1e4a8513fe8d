import type { FactSection } from "./JournalFact.ts";

/** Facts about the bytes of a line: layout, keys, texts and numbers. */
export const textFacts: FactSection = {
  title: "Text and numbers",
  facts: [
    {
      id: "F8",
      statement: "Every line ends with CR and LF, the last one of a file and of a companion file too.",
      evidence: "Every line of 25 files with their original bytes. Sets kept in git have LF alone.",
    },
    {
      id: "F9",
      statement:
        "The encoding is UTF-8 without a byte order mark. Characters beyond ASCII are written as they are; only the backslash and the quote are escaped.",
      evidence: "5,120 lines with such characters, and no \\u in 151,842 lines.",
    },
    {
      id: "F10",
      statement:
        'An object is { "a":1, "b":2 }: a blank inside each brace, none after a colon, one after a comma. A list of objects or strings is [ a, b ], a list of numbers [1,2,3] without blanks, and an empty list has two blanks between its brackets.',
      evidence:
        "Printing the parsed line again gives the same bytes for 136,310 of 149,812 lines; the others are Scan (13,500) and WingJoin (2). For the sixteen kinds it holds for every line: 10,057 of both sets.",
    },
    {
      id: "F11",
      statement: "Each kind has one order of its keys. timestamp and event come first.",
      evidence: "Every line that the game wrote itself.",
    },
    {
      id: "F12",
      statement:
        "X_Localised follows X directly. It is there exactly when the text differs from X ignoring case, so a symbol such as $name; always has it, and a word such as iron has it in French and not in English.",
      evidence: "None of 1,533,398 pairs are equal ignoring case. 43,785 symbols have their text, 4 do not.",
    },
    {
      id: "F13",
      statement: "An optional field is left out, never null. An empty string is a value and is written.",
      evidence: "No null in 151,842 lines.",
    },
    {
      id: "F14",
      statement: "A timestamp is YYYY-MM-DDTHH:MM:SSZ in whole seconds.",
      evidence: "151,842 of 151,842 lines.",
    },
    {
      id: "F15",
      statement:
        "A whole number never has a point, and a fractional number always has one, as 1.000000. Negative zero is never written. Exponents occur in Scan alone.",
      evidence: "No integer of the sixteen kinds is written as a fraction. 861 lines of Scan have exponents.",
    },
    {
      id: "F16",
      statement: "Each fractional field has its number of decimals: 3 for JumpDist, 5 for StarPos, 6 for all others.",
      evidence: "All lines of the sixteen kinds that the game wrote itself.",
    },
    {
      id: "F17",
      statement: "The coordinates in StarPos are multiples of 1/32 of a light year.",
      evidence: "1,231 of 1,231 jumps.",
    },
    {
      id: "F18",
      statement:
        "Fractional values are held in single precision and printed with fixed decimals, which is where 29.860001 comes from. DistFromStarLS is held in double precision.",
      evidence:
        "Rounding to single precision gives the same text for 1,103 of 1,103 FuelLevel of 16 and more, and 246 of 246 MyReputation; for DistFromStarLS only in 5 of 121.",
    },
    {
      id: "F19",
      statement:
        "Whole numbers fit into 53 bits, with one exception: the MissionID of a colonisation project is 18446744073709551615. SystemAddress may exceed 53 bits in theory.",
      evidence: "3.9 million numbers. The exception is in journals of 2025 and 2026.",
    },
    {
      id: "F20",
      statement: "Status.Heading is the only whole number of the sixteen kinds that is ever negative.",
      evidence: "All lines and Status samples.",
    },
  ],
};
