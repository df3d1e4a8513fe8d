/** Prints the digests of drawn scripts as JSON, so that other versions of Node can be compared: `printDigests.ts COUNT`. */
import { dialects } from "@shipslog/contract";
import { digestDrawn } from "./playScripts.ts";

const count = Number(process.argv[2]);
const numbers = Array.from({ length: count }, (_, number) => number);
console.log(JSON.stringify(numbers.flatMap((number) => dialects.map((dialect) => digestDrawn(number, dialect)))));
