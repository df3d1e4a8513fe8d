import { join } from "node:path";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { makeAuthority } from "./certificates.ts";

it("says why openssl could not make a certificate", async () => {
  const folder = join(tmpdir(), "shipslog-no-such-folder", "tls");
  const making = makeAuthority(folder, "authority");
  await expect(making).rejects.toThrow(
    /^certificates could not be made: .*tls: .*(?:can't|error).*; install the openssl command/i,
  );
});
