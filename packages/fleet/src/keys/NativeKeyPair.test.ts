import { fmtCreds, encodeUser } from "@nats-io/jwt";
import { createAccount, createOperator, createUser, fromPublic } from "@nats-io/nkeys";
import { credsAuthenticator } from "@nats-io/transport-node";
import { describe, expect, it } from "vitest";
import { authenticate, NativeKeyPair } from "./NativeKeyPair.ts";

const message = new TextEncoder().encode("a challenge");

describe("a native key pair", () => {
  for (const [name, create] of Object.entries({ createOperator, createAccount, createUser })) {
    it(`has the keys and the signatures of the library: ${name}`, () => {
      for (let round = 0; round < 3; round++) {
        const pair = create();
        const native = new NativeKeyPair(pair);
        expect(native.getPublicKey()).toBe(pair.getPublicKey());
        expect(native.getPrivateKey()).toEqual(new Uint8Array(pair.getPrivateKey()));
        expect(native.getSeed()).toEqual(pair.getSeed());
        expect(new Uint8Array(native.sign(message))).toEqual(pair.sign(message));
        expect(native.verify(message, pair.sign(message))).toBe(true);
        expect(native.verify(message.subarray(1), pair.sign(message))).toBe(false);
      }
    });
  }
});

describe("authentication", () => {
  it("answers a challenge as the library does", async () => {
    const user = createUser();
    const token = await encodeUser("jameson", user, createAccount());
    const credentials = fmtCreds(token, user);
    const answer = authenticate(new TextDecoder().decode(credentials))("nonce");
    expect(answer).toEqual(credsAuthenticator(credentials)("nonce"));
    const { sig, nkey } = answer as { sig: string; nkey: string };
    expect(fromPublic(nkey).verify(new TextEncoder().encode("nonce"), Buffer.from(sig, "base64"))).toBe(true);
  });

  it("refuses a text without a token or a seed", () => {
    expect(() => authenticate("-----BEGIN-----\ntoken\n-----END-----\n")).toThrow("unable to parse credentials");
  });
});
