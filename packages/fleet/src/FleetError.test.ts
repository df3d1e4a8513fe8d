import { expect, it } from "vitest";
import { FleetError, type FleetErrorCode } from "./FleetError.ts";

it("explains how to install nats-server, without paths of the repository", () => {
  const { message, code } = new FleetError("no-server", "/usr/bin/nats-server");
  expect(code).toBe("no-server");
  expect(message).toMatch(
    /^nats-server could not be started: \/usr\/bin\/nats-server; .*https:\/\/nats\.io\/download\//,
  );
  expect(message).not.toContain("scripts");
});

it.each<FleetErrorCode>(["not-healthy", "unknown-commander", "unreachable", "refused", "not-a-fleet", "not-a-code"])(
  "says what is wrong, with what, and what to do: %s",
  (code) => {
    const { message, advice } = new FleetError(code, "THIS");
    expect(advice).not.toBe("");
    expect(message).toMatch(/^[^:;]+: THIS; /);
    expect(message.endsWith(`; ${advice}`)).toBe(true);
  },
);

it("leaves advice about a refused code to the reason", () => {
  const { message, advice } = new FleetError("join-refused", "here: the code has expired; ask for a new one");
  expect(message).toBe("the registrar did not accept the code: here: the code has expired; ask for a new one");
  expect(advice).toBe("");
});
