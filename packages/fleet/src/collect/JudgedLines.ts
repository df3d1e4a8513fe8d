import {
  judgeRawLine,
  type Delivery,
  type Dialect,
  type DividedLines,
  type RawLine,
  type RawLines,
  type Sink,
} from "@shipslog/contract";

/** The raw lines of a sink that has no place for them: it stores them with their verdicts at once. What became of them is told later, as it is of raw lines. */
export class JudgedLines implements RawLines {
  readonly #sink: Pick<Sink, "write">;
  #told: Delivery[] = [];

  constructor(sink: Pick<Sink, "write">) {
    this.#sink = sink;
  }

  get count(): number {
    return this.#told.length;
  }

  get bytes(): number {
    return this.#told.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  async write(lines: readonly RawLine[], dialect: Dialect): Promise<void> {
    const deliveries = lines.map((line) => judgeRawLine(line, dialect));
    await this.#sink.write(deliveries);
    this.#told.push(...deliveries);
  }

  async divide(take: (divided: DividedLines) => void | Promise<void>): Promise<boolean> {
    const lines = this.#told;
    if (lines.length === 0) return false;
    const rejected = lines.filter(({ verdict }) => verdict.type === "rejected");
    await take({ stored: lines.length - rejected.length, rejected, lines });
    this.#told = this.#told.slice(lines.length);
    return true;
  }
}
