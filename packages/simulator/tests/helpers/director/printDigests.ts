/** Prints the digests of drawn scripts as JSON, so that other versions of Node can be compared: `printDigests.ts FIRST COUNT`. */
import { dialects } from "@shipslog/contract";
import { digestDrawn } from "./playScripts.ts";

const [first = 0, count = 1] = process.argv.slice(2).map(Number);
const numbers = Array.from({ length: count }, (_, at) => first + at);
console.log(JSON.stringify(numbers.flatMap((number) => dialects.map((dialect) => digestDrawn(number, dialect)))));
