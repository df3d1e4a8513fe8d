import { describe, expect, it } from "vitest";
import { fold } from "../state/fold.ts";
import type { FindingEntry, CockpitObservation } from "../state/CockpitObservation.ts";
import { unknownState } from "../state/CockpitState.ts";
import { decodeSnapshot } from "../wire/Snapshot.ts";
import { until } from "../../../../tests/helpers/limits/until.ts";
import {
  sendRequest,
  StreamClient,
  PushStream,
  lines,
  numberedLines,
  startTestCockpit,
  statusWithFuel,
} from "../../tests/helpers/cockpit.ts";

const findingAt = (entry: CockpitObservation, rule: string): FindingEntry => ({
  type: "finding",
  finding: {
    rule,
    severity: "error",
    message: "It is wrong.",
    pointer: "",
    position: "position" in entry ? entry.position : undefined,
    companion: undefined,
  },
});

describe("an event stream", () => {
  it("sends a snapshot, then each record, to many clients", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const all = numberedLines(200);
    stream.push(...all.slice(0, 50));
    const clients = await Promise.all(Array.from({ length: 20 }, () => StreamClient.connect(port)));
    stream.push(...all.slice(50), statusWithFuel(3));
    await until(() => clients.every(({ state }) => state.flight.status !== undefined));
    for (const client of clients) {
      expect(client.snapshots).toHaveLength(1);
      expect(client.state.tail.count).toBe(200);
      expect(client.records.map(({ seq }) => seq)).toEqual(
        Array.from({ length: client.records.length }, (_, at) => 202 - client.records.length + at),
      );
    }
    const { state } = decodeSnapshot((await sendRequest(port, "/api/snapshot")).body);
    expect(clients[0]?.state).toEqual(state);
  });

  it("continues after the last event a client received", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const all = numberedLines(300);
    const first = await StreamClient.connect(port);
    stream.push(...all.slice(0, 100));
    await until(() => first.records.length === 100);
    first.disconnect();
    stream.push(...all.slice(100, 200));
    const second = await StreamClient.connect(port, first.lastId, first);
    stream.push(...all.slice(200));
    await until(() => second.records.length === 200);
    expect(second.snapshots).toEqual([]);
    expect([...first.entriesOf, ...second.entriesOf]).toEqual(all.map((entry) => ("raw" in entry ? entry.raw : "")));
  });

  it("sends a snapshot when the id is not valid", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    stream.push(...numberedLines(3));
    for (const id of ["", "nonsense", "W10", "x".repeat(5000), Buffer.from("[1,2,3]").toString("base64url")]) {
      const client = await StreamClient.connect(port, id);
      await until(() => client.snapshots.length === 1, `a snapshot for ${id.slice(0, 20)}`);
      expect(client.state.tail.count).toBe(3);
    }
  });
});

describe("a stream of kinds", () => {
  const mixed = lines(
    Array.from(
      { length: 90 },
      (_, at) => `{"timestamp":"2026-05-01T12:00:00Z","event":"${["Music", "Docked", "Scan"][at % 3]}","At":${at}}`,
    ),
  );

  it("contains only lines of these kinds, from the first on", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream, { source: "/journals" });
    stream.push(...mixed.slice(0, 60));
    const client = await StreamClient.connect(port, undefined, undefined, "/api/events?kinds=Docked,Status");
    stream.push(statusWithFuel(1), ...mixed.slice(60));
    await until(() => client.records.length === 31);
    expect(client.snapshots).toEqual([]);
    expect(client.hello).toMatchObject({ version: 1, source: "/journals" });
    expect(client.entriesOf).toHaveLength(30);
    expect(client.entriesOf.every((raw) => raw.includes('"Docked"'))).toBe(true);
  });

  it("continues after the last event a client received", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    stream.push(...mixed.slice(0, 60));
    const path = "/api/events?kinds=Scan";
    const first = await StreamClient.connect(port, undefined, undefined, path);
    await until(() => first.records.length === 20);
    first.disconnect();
    stream.push(...mixed.slice(60));
    const second = await StreamClient.connect(port, first.lastId, first, path);
    await until(() => second.records.length === 10);
    expect(second.entriesOf[0]).toContain('"At":62');
  });
});

describe("the state for other programs", () => {
  it("has a version and the chosen topics, without the tail", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    stream.push(...numberedLines(3), statusWithFuel(7));
    const read = async (query: string) =>
      JSON.parse((await sendRequest(port, `/api/state${query}`)).body) as {
        version: number;
        seq: number;
        state: object;
      };
    await expect.poll(async () => (await read("")).seq).toBe(4);
    const { version, state } = await read("");
    expect(version).toBe(1);
    expect(Object.keys(state)).toContain("health");
    expect(Object.keys(state)).not.toContain("tail");
    expect((await read("?topics=tank,tail")).state).toMatchObject({ tank: { mainTonnes: 7 } });
    expect(Object.keys((await read("?topics=tank,tail")).state)).toEqual(["tank"]);
  });
});

describe("the moment at a time", () => {
  it("is the last record at or before it", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const at = (seconds: number) => `{"timestamp":"2026-05-01T12:00:${seconds}Z","event":"Music"}`;
    stream.push(...lines([at(10), at(20), at(20), at(50)]));
    const momentAt = async (seconds: number) => {
      const time = Date.parse("2026-05-01T12:00:00Z") + seconds * 1000;
      return JSON.parse((await sendRequest(port, `/api/moment?time=${time}`)).body) as object;
    };
    await expect.poll(() => momentAt(50)).toMatchObject({ seq: 4 });
    expect(await momentAt(5)).toMatchObject({ seq: 0, nextSeq: 1 });
    expect(await momentAt(20)).toMatchObject({ seq: 3, nextSeq: 4 });
    expect(await momentAt(49)).toMatchObject({ seq: 3, nextSeq: 4 });
    expect(Object.keys(await momentAt(99))).not.toContain("nextSeq");
  });
});

describe("a restarted server", () => {
  /** A client of a first server, and the same client connected to a second one. */
  async function restart(
    before: readonly CockpitObservation[],
    after: readonly CockpitObservation[],
    late: readonly CockpitObservation[] = [],
  ) {
    const stream = new PushStream();
    const old = await startTestCockpit(stream);
    const first = await StreamClient.connect(old.port);
    stream.push(...before);
    await until(() => first.records.length === before.length);
    await old.close();
    await until(() => first.isClosed);
    const restarted = new PushStream();
    const { port } = await startTestCockpit(restarted);
    restarted.push(...after);
    const second = await StreamClient.connect(port, first.lastId, first);
    setTimeout(() => restarted.push(...late), 300);
    return { first, second };
  }

  it("sends each line once, although it reads the journal again from the start", async () => {
    const all = numberedLines(120);
    const { first, second } = await restart(all.slice(0, 70), all);
    await until(() => second.records.length >= 50);
    expect(second.snapshots).toEqual([]);
    expect([...first.entriesOf, ...second.entriesOf]).toEqual(all.map((entry) => ("raw" in entry ? entry.raw : "")));
    expect(second.state.tail.count).toBe(120);
    expect(second.state.health.gaps).toBe(0);
  });

  it("waits until it has read up to the position of the client", async () => {
    const all = numberedLines(120);
    const { second } = await restart(all.slice(0, 70), all.slice(0, 10), all.slice(10));
    await until(() => second.records.length >= 50);
    expect(second.snapshots).toEqual([]);
    expect(second.entriesOf).toEqual(all.slice(70).map((entry) => ("raw" in entry ? entry.raw : "")));
  });

  it("sends only the companion files that changed in between", async () => {
    const all = numberedLines(4);
    const route = { ...statusWithFuel(1), file: "NavRoute.json", raw: "{}" } as const;
    const { second } = await restart(
      [...all.slice(0, 2), statusWithFuel(1), route],
      [statusWithFuel(2), route, ...all],
    );
    await until(() => second.entriesOf.length === 2);
    const files = second.records.flatMap(({ observation }) =>
      observation.type === "companion" ? [observation.file] : [],
    );
    expect(files).toEqual(["Status.json"]);
    expect(second.state.flight.status?.Fuel?.FuelMain).toBe(2);
  });

  it("neither repeats nor loses a finding", async () => {
    const [one, two, three] = numberedLines(3);
    if (one === undefined || two === undefined || three === undefined) throw new Error("the test needs three lines");
    const after = [
      one,
      findingAt(one, "a"),
      two,
      findingAt(two, "b"),
      findingAt(two, "c"),
      three,
      findingAt(three, "d"),
    ];
    const { first, second } = await restart(after.slice(0, 4), after);
    await until(() => second.records.length >= 3);
    expect(first.state.health.rules.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(second.state.health.rules.map(({ name, count }) => `${name} ${count}`)).toEqual([
      "a 1",
      "b 1",
      "c 1",
      "d 1",
    ]);
  });

  it("sends a snapshot to a client of another folder", async () => {
    const { second } = await restart(
      numberedLines(5),
      lines(['{"event":"Music"}'], "Journal.2027-05-01T120000.01.log"),
    );
    await until(() => second.snapshots.length === 1);
    expect(second.state.tail.count).toBe(1);
  });
});

describe("a slow client", () => {
  const long = "x".repeat(1000);
  const many = (count: number, from = 0) =>
    lines(Array.from({ length: from + count }, (_, at) => `{"event":"Music","At":${at},"x":"${long}"}`)).slice(from);

  it("gets a snapshot instead of a queue and ends with the same state", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const slow = await StreamClient.connect(port);
    const quick = await StreamClient.connect(port);
    slow.pause();
    const all = many(30_000);
    stream.push(...all);
    await until(() => quick.state.tail.count === 30_000, "all lines");
    slow.resume();
    await until(() => slow.state.tail.count === 30_000, "the same state");
    // Of 30 MB it received only what the sockets buffered, and one state.
    expect(slow.snapshots.length).toBeGreaterThan(1);
    expect(slow.bytes).toBeLessThan(12_000_000);
    expect(slow.state.tail).toEqual(quick.state.tail);
  });

  it("is disconnected when it accepts no data", async () => {
    const stream = new PushStream();
    const cockpit = await startTestCockpit(stream, { stallMs: 200 });
    const slow = await StreamClient.connect(cockpit.port);
    await until(() => cockpit.clients === 1);
    slow.pause();
    const all = many(40_000);
    let at = 0;
    await until(() => {
      stream.push(...all.slice(at, (at += 500)));
      return cockpit.clients === 0;
    }, "the end of its stream");
    expect(slow.records.length).toBeLessThan(at);
  });

  it("that asks for a small lag gets a state instead of thousands of lines", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const page = await StreamClient.connect(port, undefined, undefined, "/api/events?lag=300");
    stream.push(...many(20_000));
    await until(() => page.state.tail.count === 20_000, "all lines");
    expect(page.records.length).toBeLessThan(5000);
  });

  it("is told why it is refused when all 500 streams are in use, and the page is still served", async () => {
    const { port } = await startTestCockpit(new PushStream());
    const clients = await Promise.all(Array.from({ length: 500 }, () => StreamClient.connect(port)));
    await until(() => clients.every(({ snapshots }) => snapshots.length === 1), "500 streams");
    expect(await sendRequest(port, "/api/events")).toMatchObject({
      status: 503,
      body: "All 500 streams of this cockpit are in use. Close a page and try again.\n",
    });
    expect((await sendRequest(port, "/api/timeline")).status).toBe(200);
  });

  it("counts towards the maximum number of clients", async () => {
    const { port } = await startTestCockpit(new PushStream(), { maxClients: 2 });
    await StreamClient.connect(port);
    await StreamClient.connect(port);
    expect((await sendRequest(port, "/api/events")).status).toBe(503);
  });
});

describe("hostile lines", () => {
  it("do not affect the lines after them", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const client = await StreamClient.connect(port);
    const huge = "y".repeat(10_000_000);
    const mission =
      '{"timestamp":"2026-05-01T12:00:00Z","event":"Missions","Active":[{"MissionID":18446744073709551615,"Name":"</script><img src=x>","PassengerMission":false,"Expires":5}],"Failed":[],"Complete":[],"__proto__":{"polluted":true}}';
    const raws = [
      `{"timestamp":"2026-05-01T12:00:00Z","event":"SquadronStartup","SquadronName":"${huge}","CurrentRank":1}`,
      "\u0000\u001b[2J\r\u2028data: x\n\nid: 5\nevent: snapshot",
      '{"event":"__proto__","constructor":{"prototype":1}}',
      "\ud800 lone",
      mission,
    ];
    stream.push(...lines(raws));
    await until(() => client.records.length === 5);
    expect(client.records[0]?.observation).toMatchObject({
      type: "oversize",
      byteLength: Buffer.byteLength(raws[0] ?? "") + 2,
    });
    expect(client.entriesOf).toEqual(raws.slice(1));
    expect(client.state.career.missions?.[0]?.MissionID).toBe(18446744073709551615n);
    expect(Object.prototype).not.toHaveProperty("polluted");
    const { state } = decodeSnapshot((await sendRequest(port, "/api/snapshot")).body);
    expect(state).toEqual(client.state);
  });

  it("are cut in companion files and findings too", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const client = await StreamClient.connect(port);
    const huge = "y".repeat(10_000_000);
    stream.push({ ...statusWithFuel(1), raw: huge }, findingAt(statusWithFuel(1), huge), statusWithFuel(7));
    await until(() => client.state.flight.status?.Fuel?.FuelMain === 7);
    expect(client.bytes).toBeLessThan(1_000_000);
    expect(client.state.health.tornReads).toBe(1);
  });
});

describe("history", () => {
  it("returns the state after any record", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const client = await StreamClient.connect(port);
    const padding = "x".repeat(2000);
    const all: CockpitObservation[] = lines(
      Array.from(
        { length: 4000 },
        (_, at) => `{"timestamp":"2026-05-01T12:00:0${at % 10}Z","event":"Music","At":${at},"x":"${padding}"}`,
      ),
    ).flatMap((entry, at) => (at % 5 === 0 ? [statusWithFuel(at), entry] : [entry]));
    stream.push(...all);
    await until(() => client.state.tail.count === 4000, "all lines");
    let state = unknownState;
    const asked = new Set([0, 1, 2, 777, 2400, 2401, 4799, 4800]);
    for (let seq = 0; seq <= all.length; seq += 1) {
      const observation = all[seq - 1];
      if (observation !== undefined) state = fold(state, observation, 1_777_000_000_000);
      if (!asked.has(seq)) continue;
      const read = decodeSnapshot((await sendRequest(port, `/api/snapshot?at=${seq}`)).body);
      expect({ seq: read.seq, lastSeq: read.lastSeq }).toEqual({ seq, lastSeq: 4800 });
      expect(read.state).toEqual(state);
    }
  });

  it("returns records in pages, and a timeline", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const client = await StreamClient.connect(port);
    stream.push(...numberedLines(2500));
    await until(() => client.state.tail.count === 2500);
    const page = async (query: string) =>
      (
        JSON.parse((await sendRequest(port, `/api/records?${query}`)).body) as { records: { seq: number }[] }
      ).records.map(({ seq }) => seq);
    expect(await page("after=2498")).toEqual([2499, 2500]);
    expect(await page("after=10&limit=2")).toEqual([11, 12]);
    expect(await page("")).toHaveLength(1000);
    expect(await page("after=99999")).toEqual([]);
    const timeline = JSON.parse((await sendRequest(port, "/api/timeline")).body) as {
      lastSeq: number;
      points: { seq: number }[];
      marks: unknown[];
    };
    expect(timeline.lastSeq).toBe(2500);
    expect(timeline.points.length).toBeLessThanOrEqual(1000);
    expect(timeline.points.at(-1)?.seq).toBe(2500);
    expect(timeline.marks).toMatchObject([{ sort: "session", seq: 1 }]);
  });
});
