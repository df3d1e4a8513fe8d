import type { MsgHdrs } from "@nats-io/transport-node";

const bufferBytes = 256 * 1024;

/** A UTF-16 unit takes at most three bytes in UTF-8. */
const bytesPerUnit = 3;

/** Headers and payload of a message, as the client takes them. */
interface MessageBytes {
  readonly headers: MsgHdrs;
  readonly payload: Uint8Array;
}

/**
 * Encodes many messages into one buffer: an allocation for each would cost more than the rest of publishing. A full buffer is
 * replaced, and garbage collected once no message refers to it.
 */
export class MessageBuffer {
  #bytes = Buffer.allocUnsafeSlow(bufferBytes);
  #used = 0;

  /** Encodes a block of headers, which is ASCII, and a payload. */
  write(block: string, raw: string): MessageBytes {
    const most = block.length + raw.length * bytesPerUnit;
    if (this.#bytes.length - this.#used < most) {
      this.#bytes = Buffer.allocUnsafeSlow(Math.max(bufferBytes, most));
      this.#used = 0;
    }
    const start = this.#used;
    const middle = start + this.#bytes.write(block, start, "latin1");
    this.#used = middle + this.#bytes.write(raw, middle, "utf8");
    const headers = this.#bytes.subarray(start, middle);
    // The client only calls `encode` on headers.
    return {
      headers: { encode: () => headers } as unknown as MsgHdrs,
      payload: this.#bytes.subarray(middle, this.#used),
    };
  }
}
