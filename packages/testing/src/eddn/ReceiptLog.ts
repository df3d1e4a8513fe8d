import type { Receipt } from "./Receipt.ts";

/** How much of the uploads is kept in memory, as text. */
const mostKeptBytes = 64 * 1024 * 1024;
const mostKept = 10_000;

/** The newest receipts, and counts over all of them. */
export class ReceiptLog {
  readonly #kept: { readonly receipt: Receipt; readonly bytes: number }[] = [];
  #keptBytes = 0;
  #total = 0;
  #accepted = 0;
  #remarked = 0;

  /** Adds a receipt whose upload had a length; the oldest are forgotten when there are too many. */
  add(receipt: Receipt, bytes: number): void {
    this.#total += 1;
    if (receipt.status === 200) this.#accepted += 1;
    if (receipt.remarks.length > 0) this.#remarked += 1;
    this.#kept.push({ receipt, bytes });
    this.#keptBytes += bytes;
    while (this.#kept.length > mostKept || this.#keptBytes > mostKeptBytes) {
      this.#keptBytes -= this.#kept.shift()?.bytes ?? 0;
    }
  }

  /** The receipts that are kept, the oldest first. */
  get receipts(): readonly Receipt[] {
    return this.#kept.map(({ receipt }) => receipt);
  }

  /** How many uploads came, were accepted, and have remarks. */
  get counts(): { readonly total: number; readonly accepted: number; readonly remarked: number } {
    return { total: this.#total, accepted: this.#accepted, remarked: this.#remarked };
  }
}
