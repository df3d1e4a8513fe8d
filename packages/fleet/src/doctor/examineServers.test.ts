import { describe, expect, it } from "vitest";
import { askUntilHealthy, examineVersions } from "./examineServers.ts";

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

describe("a server that is unhealthy", () => {
  /** Asks a server whose replicas are not current for a time. The clock moves only while the doctor waits. */
  async function askFor(unhealthyMs: number) {
    let atMs = 0;
    let asked = 0;
    const clock = {
      nowMs: () => 1_000_000 + atMs,
      monotonicMs: () => atMs,
      sleep: (delayMs: number) => {
        atMs += delayMs;
        return Promise.resolve();
      },
    };
    const ask = () => {
      asked += 1;
      return Promise.resolve({ problem: atMs < unhealthyMs ? "not current" : undefined, hasJetStream: true });
    };
    const { problem, askedMs } = await askUntilHealthy(ask, { clock });
    return { problem, asked, atMs: askedMs - 1_000_000 };
  }

  it("is asked again until it is healthy", async () => {
    expect(await askFor(0)).toEqual({ problem: undefined, asked: 1, atMs: 0 });
    expect(await askFor(6000)).toEqual({ problem: undefined, asked: 7, atMs: 6000 });
  });

  it("is reported after fifteen seconds", async () => {
    expect(await askFor(Infinity)).toEqual({ problem: "not current", asked: 16, atMs: 15_000 });
  });

  it("is not asked again without JetStream, which never becomes current", async () => {
    let asked = 0;
    const ask = () => {
      asked += 1;
      return Promise.resolve({ problem: "JetStream is not enabled", hasJetStream: false });
    };
    const clock = { nowMs: () => 0, monotonicMs: () => 0, sleep: () => Promise.resolve() };
    await askUntilHealthy(ask, { clock });
    expect(asked).toBe(1);
  });
});
