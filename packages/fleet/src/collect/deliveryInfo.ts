/** The information in the reply subject of a pulled message. */
interface DeliveryInfo {
  /** How many times the broker has delivered the message. */
  readonly times: number;
  readonly streamSequence: number;
  /** When the broker received it, in milliseconds since 1970. */
  readonly receivedMs: number;
  /** How many messages wait after it. */
  readonly pending: number;
}

const prefix = "$JS.ACK.";
const nanosPerMs = 1_000_000;

/** Parses the reply subject: `$JS.ACK.[domain.account.]stream.consumer.times.sequence.consumerSequence.nanos.pending[.token]`. */
export function parseDeliveryInfo(reply: string): DeliveryInfo {
  const tokens = reply.slice(prefix.length).split(".");
  const [, , times, sequence, , nanos, pending] = tokens.length > 7 ? tokens.slice(2) : tokens;
  return {
    times: Number(times),
    streamSequence: Number(sequence),
    receivedMs: Math.floor(Number(nanos) / nanosPerMs),
    pending: Number(pending),
  };
}
