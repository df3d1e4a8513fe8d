/** Acts as the game: appends lines in pieces of random sizes, as fast as it can, until it is killed. */
import { closeSync, openSync, writeSync } from "node:fs";
import { randomOf } from "../../../../../tests/helpers/randomOf.ts";

const [path = "", name = "", seed = "0"] = process.argv.slice(2);
const random = randomOf(Number(seed));
const file = openSync(path, "a");

/** Mostly short lines and a few long ones, with characters of several bytes. */
function makeLine(number: number): Buffer {
  const filler = "é漢🚀x".repeat(Math.floor(random() ** 4 * 2000));
  const event = { timestamp: "2025-01-02T00:00:00Z", event: "Scan", Writer: name, Number: number, Filler: filler };
  return Buffer.from(`${JSON.stringify(event)}\r\n`);
}

process.stdout.write("ready\n");
try {
  for (let number = 0; ; number++) {
    let line = makeLine(number);
    while (line.length > 0) {
      const length = 1 + Math.floor(random() * line.length);
      writeSync(file, line.subarray(0, length));
      line = line.subarray(length);
    }
  }
} finally {
  closeSync(file);
}
