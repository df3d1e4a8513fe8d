import type { Delivery, Sink } from "@shipslog/contract";
import { openEngine, type Engine } from "../engine/openEngine.ts";
import type { StoredMark } from "../lake/Manifest.ts";
import { Marks } from "../lake/Marks.ts";
import { lockDown, type TablesOptions } from "../query/lockDown.ts";
import { Tables } from "../query/Tables.ts";
import { Staging } from "../staging/Staging.ts";

/** Keeps deliveries in memory, for questions about a folder that nobody wants to archive. Nothing of it is durable. */
export class MemorySink implements Sink {
  readonly #staging: Staging;
  /** The same tables that a lake has. */
  readonly tables: Tables;
  #marks = new Marks();
  #last: Promise<void> = Promise.resolve();

  constructor(engine: Engine, staging: Staging) {
    this.#staging = staging;
    this.tables = new Tables(engine);
  }

  watermarks(): Iterable<StoredMark> {
    return this.#marks.values();
  }

  write(batch: readonly Delivery[]): Promise<void> {
    const turn = this.#last.then(() => this.#add(batch));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Takes a batch in, as `write` does: there is nothing to commit to. */
  add(batch: readonly Delivery[]): Promise<void> {
    return this.write(batch);
  }

  async commit(): Promise<void> {
    await this.#last;
  }

  async #add(batch: readonly Delivery[]): Promise<void> {
    const marks = this.#marks.advance(batch);
    await this.#staging.add(batch);
    this.#marks = marks;
  }

  async close(): Promise<void> {
    await this.#last;
    this.tables.close();
  }
}

/** Makes empty tables in memory that queries cannot reach out of. */
export async function openMemorySink(options: TablesOptions = {}): Promise<MemorySink> {
  const engine = await openEngine(options);
  const staging = await Staging.open(engine.connection);
  await lockDown(engine.connection, options.writable ?? []);
  return new MemorySink(engine, staging);
}
