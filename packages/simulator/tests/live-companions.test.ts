/** The companion files that the specification does not describe, judged by the schemas that another project publishes for them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { contentIssues, observedFiles, type JsonObject, type Moment, type ObservedFile } from "@shipslog/contract";
import { scenarioNames, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { root } from "../../../tools/workspace.ts";
import { playLive } from "./helpers/live/folder.ts";

const schemas = "node_modules/@kayahr/ed-journal/lib";
const ajv = new Ajv({ strict: false });

/** The contents that a file had, each once. */
function contentsOf(moments: Iterable<Moment>, file: ObservedFile): readonly JsonObject[] {
  const seen = [...moments].map(({ companions }) => companions[file]).filter((content) => content !== undefined);
  return [...new Set(seen)];
}

const sessions = scenarioNames.map((scenario) => [...playLive({ scenario, hours: 2, status: false })]);

/** A visit to the bar of the player's carrier, to which few sessions lead. */
const bar = [
  ...simulate({
    seed: 1,
    dialect: "live",
    scenario: { script: [{ do: "dock", at: "carrier" }, { do: "disembark" }, { do: "walk", to: "socialSpace" }] },
  }),
];

describe.each(observedFiles)("%s", (file) => {
  const contents = [...sessions, bar].flatMap((moments) => contentsOf(moments, file));
  const name = `${file.replace(".json", "").toLowerCase()}.schema.json`;
  const isValid = ajv.compile(JSON.parse(readFileSync(join(root, schemas, name), "utf8")) as object);

  it("has the fields of the schema, and those of the contract", () => {
    expect(contents.length).toBeGreaterThan(0);
    for (const content of contents) {
      expect([isValid(content), isValid.errors, contentIssues(file, content)]).toEqual([true, null, []]);
    }
  });

  it("has an issue without its list", () => {
    const [content = {}] = contents;
    const bare = Object.fromEntries(Object.entries(content).filter(([, value]) => !Array.isArray(value)));
    expect(contentIssues(file, bare)).not.toEqual([]);
  });
});

it("names the carrier and its bar in FCMaterials, as CarrierStats and Docked do", () => {
  const docked = bar.find(({ event }) => event?.["event"] === "Docked")?.event;
  const line = bar.find(({ event }) => event?.["event"] === "FCMaterials");
  expect(line?.event).toMatchObject({ MarketID: docked?.["MarketID"], CarrierID: docked?.["StationName"] });
  expect(line?.companions["FCMaterials.json"]).toMatchObject(line?.event ?? {});
});
