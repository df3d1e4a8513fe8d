import { errors, type Msg, type MsgHdrs } from "@nats-io/transport-node";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publishRefusedMessage, publishReject, type RejectConnection } from "./publishReject.ts";

const maxPayload = 69_632;

interface Published {
  readonly subject: string;
  readonly payload: Uint8Array;
  readonly headers: MsgHdrs | undefined;
}

/** A connection that enforces the size limit as the client does: headers and payload together. */
function openConnection(): { readonly connection: RejectConnection; readonly published: Published[] } {
  const published: Published[] = [];
  const publish: RejectConnection["publish"] = (subject, payload, options) => {
    const bytes = Buffer.from(payload as Uint8Array);
    const encoded = (options?.headers as { encode(): Uint8Array } | undefined)?.encode();
    const size = bytes.length + (encoded?.length ?? 0);
    if (size > maxPayload) throw errors.InvalidArgumentError.format("payload", "max_payload size exceeded");
    published.push({ subject, payload: bytes, headers: options?.headers });
  };
  return { connection: { publish, info: { max_payload: maxPayload } }, published };
}

/** A message whose header cannot be decoded, as the client reports it. */
function messageOf(bytes: number, header: string | undefined): Msg {
  return {
    subject: "journal.0.abc.FSDJump",
    data: new Uint8Array(bytes),
    get headers(): MsgHdrs {
      if (header === undefined) throw errors.InvalidArgumentError.format("header", "values cannot contain \\r or \\n");
      return { get: () => header } as unknown as MsgHdrs;
    },
  } as Msg;
}

/** Texts of any characters, some longer than a header may be. */
const text = fc
  .tuple(fc.string({ unit: "binary", maxLength: 10 }), fc.integer({ min: 1, max: 1000 }))
  .map(([part, times]) => part.repeat(times));

describe("a refused message", () => {
  it("is published within the size limit, whatever its size and its header", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: maxPayload }),
        fc.option(text, { nil: undefined }),
        text,
        (bytes, header, reason) => {
          const { connection, published } = openConnection();
          publishRefusedMessage(connection, messageOf(bytes, header), "malformed", reason);
          expect(published).toHaveLength(1);
          const isCut = (published[0]?.payload.length ?? 0) < bytes;
          expect(published[0]?.headers?.get("Excerpt-Of")).toBe(isCut ? String(bytes) : "");
        },
      ),
      { numRuns: 30 },
    );
  });

  it("does not throw if the connection is closed", () => {
    const connection: RejectConnection = {
      info: undefined,
      publish: () => {
        throw new errors.ClosedConnectionError();
      },
    };
    expect(() => publishRefusedMessage(connection, messageOf(10, "1"), "malformed", "")).not.toThrow();
  });
});

it("publishes the start of a rejected line that fills the largest message", () => {
  const { connection, published } = openConnection();
  const raw = "x".repeat(maxPayload - 60);
  publishReject(connection, 0, {
    commander: "abc",
    raw,
    byteLength: raw.length,
    after: 0,
    position: { file: "f", generation: 0, offset: 0, line: 1 },
    verdict: { type: "rejected", kind: "FSDJump", code: "half-line", reason: "y".repeat(100) },
  });
  expect(published[0]?.headers?.get("Excerpt-Of")).toBe(String(raw.length));
  expect(published[0]?.payload.length).toBeGreaterThan(60_000);
});
