/** Requirements of readers that cannot run here (F25), one row each. */
import { announcedFile, type JsonObject, type JsonValue } from "@shipslog/contract";
import {
  edited,
  filesNamed,
  linesNamed,
  sessionLines,
  numericValues,
  type WrittenLine,
  type WrittenSession,
} from "./WrittenSession.ts";

/** One requirement of a reader. */
export interface Requirement {
  readonly reader: string;
  readonly needs: string;
  /** Returns what violates the requirement in a session. */
  complaints(session: WrittenSession): readonly string[];
  /** Violates the requirement, to show that the row can fail. */
  damage(session: WrittenSession): WrittenSession;
}

const journal = /\.log$/;
const isText = (value: JsonValue | undefined): boolean => typeof value === "string" && value !== "";
const timeOf = ({ timestamp }: JsonObject): number => Date.parse(timestamp as string);
const nameOf = ({ event }: WrittenLine): string => event["event"] as string;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Returns the lines that lack a field. */
function lacking(lines: readonly WrittenLine[], fields: readonly string[]): readonly string[] {
  return lines.filter(({ event }) => fields.some((field) => event[field] === undefined)).map(({ raw }) => raw);
}

/** Requires fields on every line with a name. */
function fieldsRow(reader: string, name: string, fields: readonly string[]): Requirement {
  const [first = ""] = fields;
  return {
    reader,
    needs: `${name} has ${fields.join(", ")}`,
    complaints: (session) => lacking(linesNamed(session, name), fields),
    damage: (session) =>
      edited(session, journal, (text) => {
        return text.replaceAll(new RegExp(`("event":"${name}".*?)"${first}":`, "g"), '$1"Lost":');
      }),
  };
}

/** Relates a companion file to the line that announces it. */
function announced(
  reader: string,
  needs: string,
  isMet: (file: JsonObject, line: JsonObject) => boolean,
  damage: Requirement["damage"],
): Requirement {
  return {
    reader,
    needs,
    complaints(session) {
      const files = {
        NavRoute: "NavRoute.json",
        NavRouteClear: "NavRoute.json",
        ModuleInfo: "ModulesInfo.json",
        Cargo: "Cargo.json",
        ShipLocker: "ShipLocker.json",
        Backpack: "Backpack.json",
      };
      return linesNamed(session, ...Object.keys(files)).flatMap(({ event, write, raw }) => {
        const file = files[event["event"] as keyof typeof files];
        // The first Cargo of a session has its list in the line.
        if (announcedFile(event["event"], event) === undefined) return [];
        const before = filesNamed(session, file).findLast((each) => each.write < write);
        return before !== undefined && isMet(before.event, event) ? [] : [raw];
      });
    },
    damage,
  };
}

const start = fieldsRow("EDMC", "Fileheader", ["language", "gameversion", "build"]);

/** EDMC. */
const edmc: readonly Requirement[] = [
  {
    reader: "EDMC",
    needs: "file names of either form, with or without Alpha or Beta",
    complaints: ({ writes }) =>
      writes
        .map(({ file }) => file)
        .filter((file) => journal.test(file))
        .filter((file) => !/^Journal(?:Alpha|Beta)?\.(?:\d{12}|\d{4}-\d\d-\d\dT\d{6})\.\d\d\.log$/.test(file)),
    damage: ({ writes }) => ({ writes: writes.map((each) => ({ ...each, file: each.file.replace(".01.", ".1.") })) }),
  },
  start,
  fieldsRow("EDMC", "Commander", ["Name", "FID"]),
  fieldsRow("EDMC", "LoadGame", ["Commander", "Credits", "Horizons", "Loan"]),
  fieldsRow("EDMC", "Location", ["StarSystem", "StarPos", "SystemAddress"]),
  fieldsRow("EDMC", "FSDJump", ["StarSystem", "StarPos", "SystemAddress"]),
  {
    reader: "EDMC",
    needs: "Fileheader first, then Commander",
    complaints(session) {
      // Only Friends may be in between (F21).
      const [first, second] = sessionLines(session)
        .map(nameOf)
        .filter((name) => name !== "Friends");
      return first === "Fileheader" && second === "Commander" ? [] : [`${first}, ${second}`];
    },
    damage: (session) =>
      edited(session, journal, (text) => text.replace('"event":"Commander"', '"event":"SomebodyElse"')),
  },
  {
    reader: "EDMC",
    needs: "Status.json not older than LoadGame, with a timestamp in whole seconds",
    complaints(session) {
      const loads = linesNamed(session, "LoadGame");
      return filesNamed(session, "Status.json").flatMap(({ event, write, text }) => {
        const load = loads.findLast((each) => each.write < write);
        const isYoung = load === undefined || timeOf(event) >= timeOf(load.event);
        return isYoung && timePattern.test(event["timestamp"] as string) ? [] : [text];
      });
    },
    damage: (session) => edited(session, /Status/, (text) => text.replace(/"timestamp":"2026/, '"timestamp":"2025')),
  },
  announced(
    "EDMC",
    "NavRoute.json and ModulesInfo.json within five seconds of their lines",
    (file, line) => Math.abs(timeOf(file) - timeOf(line)) <= 5000,
    (session) => edited(session, /NavRoute|Modules/, (text) => text.replace(/T\d\d/, "T03")),
  ),
  {
    reader: "EDMC",
    needs: "EngineerProgress at the start lists engineers, each with the fields of its stage",
    complaints(session) {
      // Without Odyssey the game lists engineers without name and id, at which EDMC drops the line: its own failure.
      const isNamed = linesNamed(session, "LoadGame").every(({ event }) => event["Odyssey"] === true);
      const always = isNamed ? ["Engineer", "EngineerID", "Progress"] : ["Progress"];
      const isWhole = (each: JsonObject): boolean =>
        always.every((field) => field in each) &&
        ["Rank", "RankProgress"].every((field) => field in each === (each["Progress"] === "Unlocked"));
      return linesNamed(session, "EngineerProgress").flatMap(({ event, raw }) => {
        const engineers = event["Engineers"] as readonly JsonObject[] | undefined;
        return engineers === undefined || (engineers.length > 0 && engineers.every(isWhole)) ? [] : [raw];
      });
    },
    damage: (session) => edited(session, journal, (text) => text.replaceAll('"RankProgress"', '"Lost"')),
  },
  fieldsRow("EDMC", "SuitLoadout", ["SuitID", "SuitName", "SuitMods", "LoadoutID", "LoadoutName", "Modules"]),
  {
    reader: "EDMC",
    needs: "LoadoutID from 4293000000",
    complaints: (session) =>
      linesNamed(session, "SuitLoadout").flatMap(({ event, raw }) => {
        const slot = Number(event["LoadoutID"]) - 4_293_000_000;
        return slot >= 0 && slot < 100 ? [] : [raw];
      }),
    damage: (session) => edited(session, journal, (text) => text.replaceAll('"LoadoutID":4293', '"LoadoutID":4')),
  },
];

/** EDDiscovery. */
const edDiscovery: readonly Requirement[] = [
  {
    reader: "EDDiscovery",
    needs: "LoadGame with a non-empty GameMode",
    complaints(session) {
      const loads = linesNamed(session, "LoadGame");
      return loads.length === 0 ? ["no LoadGame"] : loads.filter(({ event }) => !isText(event["GameMode"])).map(rawOf);
    },
    damage: (session) => edited(session, journal, (text) => text.replaceAll(/"GameMode":"\w+"/g, '"GameMode":""')),
  },
  {
    reader: "EDDiscovery",
    needs: "no port without a government and no system named Training, which it treats as the tutorial",
    complaints: (session) =>
      sessionLines(session)
        .filter(
          ({ event }) =>
            event["StarSystem"] === "Training" ||
            (event["event"] === "Docked" && event["StationGovernment"] === "$government_None;"),
        )
        .map(rawOf),
    damage: (session) =>
      edited(session, journal, (text) => text.replaceAll(/"StarSystem":"[^"]+"/g, '"StarSystem":"Training"')),
  },
  announced(
    "EDDiscovery",
    "companion files with the event name and timestamp of their line",
    (file, line) => file["event"] === line["event"] && file["timestamp"] === line["timestamp"],
    (session) => edited(session, /NavRoute/, (text) => text.replace('"event":"NavRoute', '"event":"Route')),
  ),
  {
    reader: "EDDiscovery",
    needs: "lines that end with a line feed and do not begin with NUL",
    complaints: ({ writes }) =>
      writes
        .filter(({ file, text }) => journal.test(file) && !/^(?:\{[^\0\n]*\}\r\n)+$/.test(text))
        .map(({ text }) => text),
    damage: (session) => edited(session, journal, (text) => text.replace(/\r\n$/, "")),
  },
];

const rawOf = ({ raw }: WrittenLine): string => raw;

/** ICARUS. */
const icarus: readonly Requirement[] = [
  {
    reader: "ICARUS",
    needs: "files named Journal.*.log, not JournalBeta.*.log",
    complaints: ({ writes }) =>
      writes.map(({ file }) => file).filter((file) => journal.test(file) && !file.startsWith("Journal.")),
    damage: ({ writes }) => ({
      writes: writes.map((each) => ({ ...each, file: each.file.replace("Journal.", "JournalBeta.") })),
    }),
  },
  {
    reader: "ICARUS",
    needs: "LoadGame and Location before the first jump",
    complaints(session) {
      const names = sessionLines(session).map(nameOf);
      const jump = names.indexOf("FSDJump");
      const areWritten = ["LoadGame", "Location"].every(
        (name) => names.includes(name) && (jump < 0 || names.indexOf(name) < jump),
      );
      return areWritten ? [] : [names.slice(0, 30).join(" ")];
    },
    damage: (session) =>
      edited(session, journal, (text) => text.replaceAll('"event":"Location"', '"event":"Somewhere"')),
  },
  {
    reader: "ICARUS",
    needs: "all lines of a second in one write, because it drops lines that are not newer than the last",
    complaints(session) {
      const lines = sessionLines(session);
      return lines
        .filter(({ event, write }, at) => {
          const before = lines[at - 1];
          return before !== undefined && before.write !== write && timeOf(before.event) >= timeOf(event);
        })
        .map(rawOf);
    },
    damage: ({ writes }) => ({
      writes: writes.flatMap((each) => {
        if (!journal.test(each.file)) return [each];
        return each.text.split(/(?<=\n)/).map((text) => ({ ...each, text }));
      }),
    }),
  },
  {
    reader: "ICARUS",
    needs: "companion files that are valid JSON",
    complaints: ({ writes }) =>
      writes.filter(({ file, text }) => !journal.test(file) && !parses(text)).map(({ text }) => text),
    damage: (session) => edited(session, /json$/, (text) => text.slice(0, -6)),
  },
];

function parses(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/** Requirements of kayahr/ed-journal beyond what running it shows. */
const kayahr: readonly Requirement[] = [
  {
    reader: "kayahr",
    needs: "companion files from { to } and a line end, for which it waits forever",
    complaints: ({ writes }) =>
      writes.filter(({ file, text }) => !journal.test(file) && !/^\{[^]*\}\r\n$/.test(text)).map(({ text }) => text),
    damage: (session) => edited(session, /json$/, (text) => text.trimEnd()),
  },
  {
    reader: "kayahr",
    needs: "integers beyond 2^53 only under keys that end in ID or Address",
    complaints(session) {
      const files = [...filesNamed(session, "Status.json"), ...filesNamed(session, "NavRoute.json")];
      return [...sessionLines(session), ...files].flatMap(({ event }) =>
        [...numericValues(event)]
          .filter(([key, value]) => typeof value === "bigint" && !/(?:ID|Address)$/.test(key))
          .map(([key, value]) => `${key} ${value}`),
      );
    },
    damage: (session) =>
      edited(session, journal, (text) => text.replace(/"Credits":\d+/, '"Credits":18446744073709551615')),
  },
];

/** EDDN, the network that EDMC feeds. */
const eddn: readonly Requirement[] = [
  fieldsRow("EDDN", "FSDJump", ["timestamp", "event", "StarSystem", "StarPos", "SystemAddress"].toReversed()),
  {
    reader: "EDDN",
    needs: "a version with beta, so that the session is not accepted as real play",
    complaints: (session) =>
      linesNamed(session, "Fileheader", "LoadGame")
        .filter(({ event }) => !/beta/i.test(event["gameversion"] as string))
        .map(rawOf),
    damage: (session) => edited(session, journal, (text) => text.replaceAll(" beta", "")),
  },
  {
    reader: "EDDN",
    needs: "stars of a route with all four fields",
    complaints: (session) =>
      filesNamed(session, "NavRoute.json").flatMap(({ event, text }) => {
        const stars = event["Route"] as readonly JsonObject[] | undefined;
        const isWhole = stars?.every(
          (star) =>
            isText(star["StarSystem"]) &&
            isText(star["StarClass"]) &&
            Number(star["SystemAddress"]) > 0 &&
            (star["StarPos"] as readonly number[]).length === 3,
        );
        return isWhole === true ? [] : [text];
      }),
    damage: (session) => edited(session, /NavRoute/, (text) => text.replaceAll(/"StarClass":"\w+"/g, '"StarClass":""')),
  },
];

/** All rows; a running process named EliteDangerous cannot be part of a folder. */
export const requirements: readonly Requirement[] = [...edmc, ...edDiscovery, ...icarus, ...kayahr, ...eddn];
