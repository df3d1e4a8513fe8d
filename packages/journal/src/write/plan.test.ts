import { type JsonObject, defaultDialect, parseJournalName } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filesAfter, flying, moment, replacements, startMs, textOf } from "../../tests/helpers/moments.ts";
import { plan } from "./plan.ts";

const jump = { event: "FSDJump", StarSystem: "Sol" };
const route = (name: string): JsonObject => {
  return {
    timestamp: "",
    event: "NavRoute",
    Route: [{ StarSystem: name, SystemAddress: 1, StarPos: [0, 0, 0], StarClass: "G" }],
  };
};
const header = { event: "Fileheader", part: 1, language: "English/UK", gameversion: "4.0 beta", build: "r1/r0 " };

describe("plan of journals", () => {
  it("opens the file first and ends each line with a line end", () => {
    const steps = [...plan([moment(0, {}, jump), moment(1500, {}), moment(2500, {}, jump)])];
    expect(steps.map(({ type, atMs }) => [type, atMs - startMs])).toEqual([
      ["open", 0],
      ["append", 0],
      ["append", 2500],
    ]);
    expect(steps.slice(1).map(textOf)).toEqual([
      '{ "timestamp":"2026-05-01T12:00:00Z", "event":"FSDJump", "StarSystem":"Sol" }\r\n',
      '{ "timestamp":"2026-05-01T12:00:02Z", "event":"FSDJump", "StarSystem":"Sol" }\r\n',
    ]);
  });

  it.each([
    [{}, "Journal.2026-05-01T120000.01.log"],
    [{ utcOffsetMinutes: -750 }, "Journal.2026-04-30T233000.01.log"],
    [{ form: "old" }, "Journal.260501120000.01.log"],
    [{ channel: "beta" }, "JournalBeta.2026-05-01T120000.01.log"],
    [{ channel: "alpha", form: "old", utcOffsetMinutes: 60 }, "JournalAlpha.260501130000.01.log"],
  ] as const)("names files by the player's clock: %j", (options, name) => {
    expect([...plan([moment(999, {})], options)]).toEqual([{ type: "open", atMs: startMs + 999, file: name }]);
    expect(parseJournalName(name)).toMatchObject({
      file: name,
      channel: "channel" in options ? options.channel : "live",
    });
  });

  it("prints an event in the layout of its moment", () => {
    const scoop = { event: "FuelScoop", Total: 32 };
    const layout = { timestamp: "plain", event: "plain", Total: { decimals: 6, precision: "single" } } as const;
    const lines = [...plan([moment(0, {}, scoop), { ...moment(0, {}, scoop), layout }])].slice(1).map(textOf);
    expect(lines.map((line) => line.slice(line.indexOf('"Total"')))).toEqual([
      '"Total":32 }\r\n',
      '"Total":32.000000 }\r\n',
    ]);
  });

  it("starts the next part after a number of lines, in live with Continued and another header", () => {
    const moments = [header, jump, jump, jump].map((event, index) => moment(index * 1000, {}, event));
    const files = filesAfter(plan(moments, { dialect: "live", linesPerPart: 2 }));
    expect(Object.keys(files).map((name) => name.slice(-7))).toEqual([".01.log", ".02.log", ".03.log"]);
    const lines = Object.values(files).map((text) =>
      text
        .split("\r\n")
        .slice(0, -1)
        .map((line) => {
          const parsed = parseLine(line);
          if (!parsed.ok) throw new Error(line);
          return [
            parsed.kind,
            (parsed.event["timestamp"] as string).slice(-3),
            parsed.event["Part"] ?? parsed.event["part"],
          ];
        }),
    );
    expect(lines).toEqual([
      [
        ["Fileheader", "00Z", 1],
        ["FSDJump", "01Z", undefined],
        ["Continued", "02Z", 2],
      ],
      [
        ["Fileheader", "02Z", 2],
        ["FSDJump", "02Z", undefined],
        ["Continued", "03Z", 3],
      ],
      [
        ["Fileheader", "03Z", 3],
        ["FSDJump", "03Z", undefined],
      ],
    ]);
  });

  it("starts the next part in spec without an event, and opens no empty part", () => {
    const moments = Array.from({ length: 6 }, (_, index) => moment(index * 1000, {}, jump));
    const files = filesAfter(plan(moments, { dialect: "spec", linesPerPart: 3 }));
    expect(Object.values(files).map((text) => text.split("\r\n").length - 1)).toEqual([3, 3]);
    expect(Object.values(files).join("")).not.toContain("Continued");
  });

  it("continues a session in the next part when its header says so", () => {
    const next = { ...header, part: 2 };
    const moments = [header, jump, next, jump].map((event, index) => moment(index * 1000, {}, event));
    const files = filesAfter(plan(moments, { dialect: "live" }));
    expect(Object.keys(files)).toEqual(["Journal.2026-05-01T120000.01.log", "Journal.2026-05-01T120000.02.log"]);
    const [first, second] = Object.values(files).map((text) => text.split("\r\n").slice(0, -1));
    expect(first?.at(-1)).toContain('"event":"Continued", "Part":2');
    expect(second?.map((line) => parseLine(line)).map((parsed) => parsed.ok && parsed.kind)).toEqual([
      "Fileheader",
      "FSDJump",
    ]);
  });

  it("gives every session its own file, also within one second", () => {
    const moments = [moment(0, {}, header), moment(100, {}, header), moment(200, {}, jump)];
    expect(Object.keys(filesAfter(plan(moments, { dialect: "live" })))).toEqual([
      "Journal.2026-05-01T120000.01.log",
      "Journal.2026-05-01T120001.01.log",
    ]);
  });

  it("never goes back in time, even if moments do", () => {
    const steps = [...plan([moment(5000, {}, jump), moment(2000, {}, jump)])];
    expect(steps.map(({ atMs }) => atMs - startMs)).toEqual([5000, 5000, 5000]);
  });

  it.each([{ linesPerPart: 0 }, { statusPeriodMs: 999 }, { statusPeriodMs: Number.NaN }])("rejects %j", (options) => {
    expect(() => plan([], options)).toThrow(TypeError);
  });
});

describe("plan of announced companion files", () => {
  it("writes the file first, then the line, with equal timestamps in whole seconds", () => {
    const steps = [...plan([moment(0, {}), moment(1700, { "NavRoute.json": route("Sol") }, { event: "NavRoute" })])];
    expect(steps.map(({ type }) => type)).toEqual(["open", "replace", "append"]);
    const [file, line] = steps.slice(1).map((step) => parseLine(textOf(step)));
    expect(file).toMatchObject({ ok: true, event: { timestamp: "2026-05-01T12:00:01Z", event: "NavRoute" } });
    expect(line).toMatchObject({ ok: true, event: { timestamp: "2026-05-01T12:00:01Z", event: "NavRoute" } });
    expect(textOf(steps[1]!)).toMatch(/"Route":\[ \r\n\{ .* \}\r\n \] \}\r\n$/);
  });

  it("writes the file beside a line of an observed kind first, and only the last content if asked", () => {
    const at = (afterMs: number, count: number) => {
      const event = { timestamp: "", event: "Cargo", Vessel: "Ship", Count: count };
      return moment(afterMs, { "Cargo.json": { ...event, Inventory: [] } }, event);
    };
    const types = (companions: "every" | "last") =>
      [...plan([at(0, 1), at(5000, 2)], { companions })].map(({ type }) => type);
    expect(types("every")).toEqual(["open", "replace", "append", "replace", "append"]);
    expect(types("last")).toEqual(["open", "append", "append", "replace"]);
    const files = filesAfter(plan([at(0, 1), at(5000, 2)]));
    expect(files["Cargo.json"]).toContain('"Count":2, "Inventory":[ \r\n\r\n ] }\r\n');
  });

  it("replaces atomically in spec and in place in live, unless an option says otherwise", () => {
    const moments = [moment(0, { "NavRoute.json": route("Sol"), "Status.json": flying(0, 0) })];
    const modes = (options: Parameters<typeof plan>[1]) =>
      [...plan(moments, options)].flatMap((step) => (step.type === "replace" ? [step.mode] : []));
    expect(modes({ dialect: "spec" })).toEqual(["atomic", "atomic"]);
    expect(modes({})).toEqual(modes({ dialect: defaultDialect }));
    expect(modes({ dialect: "live" })).toEqual(["in-place", "in-place"]);
    expect(modes({ dialect: "live", replaceMode: "atomic" })).toEqual(["atomic", "atomic"]);
  });

  it("does not write an unchanged file, unless a line announces it again", () => {
    const announce = { event: "NavRoute" };
    const moments = [
      moment(0, { "NavRoute.json": route("Sol") }, announce),
      moment(1000, { "NavRoute.json": route("Sol") }, jump),
      moment(2000, { "NavRoute.json": { ...route("Sol"), timestamp: "2026-05-01T12:00:02Z" } }),
      moment(3000, { "NavRoute.json": route("Sol") }, announce),
      moment(3500, { "NavRoute.json": route("Sol") }, announce),
      moment(4000, { "NavRoute.json": route("Achenar") }),
    ];
    expect(replacements(plan(moments), "NavRoute.json").map(({ afterMs }) => afterMs)).toEqual([0, 3000, 4000]);
  });

  it("writes the cleared route, which has another announcing event", () => {
    const clear = { timestamp: "", event: "NavRouteClear", Route: [] };
    const steps = [...plan([moment(0, { "NavRoute.json": clear }, { event: "NavRouteClear" })], { dialect: "live" })];
    expect(textOf(steps[1]!)).toBe(
      '{ "timestamp":"2026-05-01T12:00:00Z", "event":"NavRouteClear", "Route":[ \r\n\r\n ] }\r\n',
    );
  });

  it("keeps every digit of integers beyond 2^53 in lines and files", () => {
    const big = 18446744073709551615n;
    const steps = plan([
      moment(
        0,
        { "Status.json": flying(0, 0, { Destination: { System: big, Body: 0, Name: "x" } }) },
        { event: "Missions", Active: [{ MissionID: big, Name: "m", PassengerMission: false, Expires: 0 }] },
      ),
    ]);
    const files = filesAfter(steps);
    expect(files["Status.json"]).toContain('"System":18446744073709551615,');
    expect(files["Journal.2026-05-01T120000.01.log"]).toContain('"MissionID":18446744073709551615,');
  });
});

describe("plan of any session", () => {
  const anyMoments = fc
    .array(fc.record({ pauseMs: fc.integer({ min: 0, max: 9000 }), kind: fc.constantFrom("jump", "route", "none") }))
    .map((items) => {
      let afterMs = 0;
      return items.map(({ pauseMs, kind }, index) => {
        afterMs += pauseMs;
        const companions = { "NavRoute.json": route(`S${index % 3}`), "Status.json": flying(index / 100, 0) };
        return moment(afterMs, companions, { none: undefined, jump, route: { event: "NavRoute" } }[kind]);
      });
    });

  it("is in order of time, repeatable, and gives whole files with every event in order", () => {
    fc.assert(
      fc.property(anyMoments, fc.integer({ min: 1, max: 5 }), (moments, linesPerPart) => {
        const steps = [...plan(moments, { dialect: "spec", linesPerPart })];
        expect([...plan(moments, { dialect: "spec", linesPerPart })]).toEqual(steps);
        expect(steps.map(({ atMs }) => atMs)).toEqual(steps.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
        const files = Object.entries(filesAfter(steps));
        const lines = files.filter(([name]) => name.startsWith("Journal")).flatMap(([, text]) => text.split("\r\n"));
        const kinds = lines.filter(Boolean).map((line) => (parseLine(line) as { kind?: string }).kind);
        expect(kinds).toEqual(moments.flatMap(({ event }) => event?.["event"] ?? []));
        expect(files.every(([, text]) => text === "" || text.endsWith("}\r\n"))).toBe(true);
      }),
    );
  });
});
