import { expect, it } from "vitest";
import { FleetError } from "./FleetError.ts";

it("explains how to install nats-server, without paths of the repository", () => {
  const { message, code } = new FleetError("no-server", "/usr/bin/nats-server");
  expect(code).toBe("no-server");
  expect(message).toMatch(/^\/usr\/bin\/nats-server: .*https:\/\/nats\.io\/download\//);
  expect(message).not.toContain("scripts");
});
