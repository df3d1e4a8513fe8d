import { describe, expect, it } from "vitest";
import { examineVersions } from "./examineServers.ts";

const examine = (...versions: readonly string[]) =>
  examineVersions(new Map(versions.map((version, at) => [`host:${at}`, version]))).map(
    ({ code, subject }) => `${code} ${subject}`,
  );

describe("versions of servers", () => {
  it("are fine from the oldest on that was tried", () => {
    expect([examine("2.15.0", "2.15.0"), examine("2.16.3"), examine("3.0.0"), examine()]).toEqual([[], [], [], []]);
  });

  it("are reported if they are older or differ", () => {
    expect(examine("2.9.10")).toEqual(["server-old host:0"]);
    expect(examine("2.15.1", "2.16.0")).toEqual(["server-versions host:0, host:1"]);
    expect(examine("1.99.0", "2.15.1")).toEqual(["server-old host:0", "server-versions host:0, host:1"]);
  });
});
