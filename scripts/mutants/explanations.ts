/** Why the mutants of a file may survive: none of these changes what the file promises, or the case is said to be untested. */
export const explanations: Readonly<Record<string, string>> = {
  "Contract.ts": "No test hands a value with an error and a warning to the Standard Schema form.",
  "flags/bits.ts": "The words of an error.",
  "text/classify.ts": "No test has blanks on the other side of such a line.",
  "text/eventName.ts": "A line without the quote or the beginning fails the next look as well.",
  "text/knownKeys.ts": "A cache, and ranks of which only the order counts.",
  "text/layoutOf.ts":
    "What is no text has no layout under its name either, any word means plain, and an event called `constructor` has a test since.",
  "text/longInteger.ts": "A quick look before a closer one: this only looks closer more often.",
  "text/nesting.ts": "A quick look before a closer one: this only looks closer more often.",
  "text/orderKeys.ts": "A short way for keys that are in order; without it the long way gives the same.",
  "text/parse.ts": "Guards against an engine that does not tell the source of a number; no supported Node is one.",
  "text/parseLine.ts": "JSON.parse throws nothing else.",
  "text/print.ts": "The words of an error, or both ways print the same digits.",
  "text/printCompanion.ts": "What is no text is the name of no companion file either.",
  "text/printNumber.ts": "The words of an error, or both ways print the same digits.",
  "text/scanJson.ts": "The name of a state that is only told apart from others.",
  "text/settle.ts": "A value that is no object has no fields to settle.",
  "values/Commander.ts": "What is no text is the name of no event either.",
  "validateKind.ts":
    "A cache, a word that only says `not live`, the words of an issue, or the section it cites; those are held by the generated reference and the corpus, not by these tests.",
};
