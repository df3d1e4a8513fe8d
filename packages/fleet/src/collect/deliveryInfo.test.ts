import { describe, expect, it } from "vitest";
import { parseDeliveryInfo } from "./deliveryInfo.ts";

describe("the reply subject of a delivery", () => {
  const delivered = { times: 1, streamSequence: 22, receivedMs: 1_700_000_000_123, pending: 4 };
  it.each([
    ["in the format of old servers", "$JS.ACK.JOURNAL_0.collect-a.1.22.33.1700000000123456789.4"],
    ["with domain and account", "$JS.ACK._.ACC.JOURNAL_0.collect-a.1.22.33.1700000000123456789.4.tok"],
  ])("is parsed %s", (_how, reply) => {
    expect(parseDeliveryInfo(reply)).toEqual(delivered);
  });
});
