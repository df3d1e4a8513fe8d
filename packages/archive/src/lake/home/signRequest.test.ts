import { expect, it } from "vitest";
import { encodeName, signRequest } from "./signRequest.ts";

it("signs the example of the documentation of S3 as it does", () => {
  const url = new URL("https://examplebucket.s3.amazonaws.com/test.txt");
  const request = { method: "GET", url, headers: { range: "bytes=0-9" }, body: new Uint8Array() };
  const keys = {
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  };
  const signed = signRequest(request, keys, { region: "us-east-1", nowMs: Date.UTC(2013, 4, 24) });
  expect(signed["authorization"]).toBe(
    "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, " +
      "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, " +
      "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

it("signs the condition of a commit and the token of keys that expire", () => {
  const request = {
    method: "PUT",
    url: new URL("http://127.0.0.1/bucket/name"),
    headers: { "if-none-match": "*" },
    body: Buffer.from("text"),
  };
  const keys = { accessKeyId: "one", secretAccessKey: "two", sessionToken: "three" };
  const signed = signRequest(request, keys, { region: "us-east-1", nowMs: 0 });
  expect(signed["authorization"]).toContain(
    "SignedHeaders=host;if-none-match;x-amz-content-sha256;x-amz-date;x-amz-security-token,",
  );
  expect(signed).toMatchObject({ "x-amz-security-token": "three", "x-amz-date": "19700101T000000Z" });
});

it("encodes what an address encodes otherwise", () => {
  expect(encodeName("month=2026-01 (é)!*'")).toBe("month%3D2026-01%20%28%C3%A9%29%21%2A%27");
});
