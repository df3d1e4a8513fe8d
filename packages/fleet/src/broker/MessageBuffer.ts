import type { MsgHdrs } from "@nats-io/transport-node";

const slabBytes = 256 * 1024;

/** No UTF-16 unit takes more bytes than three. */
const bytesPerUnit = 3;

/** The bytes of a message, as the client takes them. */
export interface MessageBytes {
  readonly headers: MsgHdrs;
  readonly payload: Uint8Array;
}

/**
 * Turns text into bytes, many messages to one piece of memory: a piece for each would cost more than the rest of
 * publishing. A full slab is left to those who still hold a part of it.
 */
export class MessageBuffer {
  #bytes = Buffer.allocUnsafeSlow(slabBytes);
  #used = 0;

  /** Writes a block of headers, which is ASCII, and a payload. */
  write(block: string, raw: string): MessageBytes {
    const most = block.length + raw.length * bytesPerUnit;
    if (this.#bytes.length - this.#used < most) {
      this.#bytes = Buffer.allocUnsafeSlow(Math.max(slabBytes, most));
      this.#used = 0;
    }
    const start = this.#used;
    const middle = start + this.#bytes.write(block, start, "latin1");
    this.#used = middle + this.#bytes.write(raw, middle, "utf8");
    const headers = this.#bytes.subarray(start, middle);
    // The client asks its headers for nothing but their bytes.
    return {
      headers: { encode: () => headers } as unknown as MsgHdrs,
      payload: this.#bytes.subarray(middle, this.#used),
    };
  }
}
