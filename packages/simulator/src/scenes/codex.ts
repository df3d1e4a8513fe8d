import type { SurveyedPlanet, SurveyedStar } from "../galaxy/survey/SurveyedBody.ts";
import { Scan } from "../lines/Scan.ts";
import { CodexEntry, type CodexSubject } from "../lines/exploration.ts";
import type { ScanMemory } from "../live/LiveMemory.ts";
import { planetEntry, starEntry, ventEntries, type CodexRow } from "../live/codexEntries.ts";
import { say, type Scene } from "./plan.ts";

/** Notes that the player has seen an entry; returns whether it is new. */
export function noteEntry({ codex }: ScanMemory, entryId: number): boolean {
  const isNew = !codex.has(entryId);
  codex.add(entryId);
  return isNew;
}

function subjectOf(
  [entryId, symbol, text]: CodexRow,
  subCategory: CodexSubject["subCategory"],
  category: CodexSubject["category"],
): CodexSubject {
  return { entryId, symbol: `$Codex_Ent_${symbol}_Name;`, text, subCategory, category };
}

const bodies = ["StellarBodies", "Astronomical Bodies"] as const;

function bodyEntry(target: SurveyedStar | SurveyedPlanet): CodexSubject | undefined {
  if ("subclass" in target) {
    const row = starEntry(target);
    return row && subjectOf(row, ["Stars", "Stars"], bodies);
  }
  const isGiant = target.body.planetClass.endsWith("gas giant");
  const row = planetEntry(target);
  return (
    row &&
    subjectOf(row, isGiant ? ["Gas_Giants", "Gas giant planets"] : ["Terrestrials", "Terrestrial planets"], bodies)
  );
}

/** Whether the codex has an entry for a star or planet. */
export function hasEntry(target: SurveyedStar | SurveyedPlanet): boolean {
  return bodyEntry(target) !== undefined;
}

/** The scan of a star or planet, and its entry in the codex, in the same second (217 of 286 real lines about bodies). */
export const bodyRecorded =
  (target: SurveyedStar | SurveyedPlanet): Scene =>
  ({ world: { system }, memory }) => {
    const entry = bodyEntry(target);
    if (entry === undefined) return [];
    const isNew = noteEntry(memory.scans, entry.entryId);
    return [say(Scan, "AutoScan", system, target), say(CodexEntry, entry, { system, bodyId: target.body.id, isNew })];
  };

/** A vent or geyser on the ground. */
export const ventRecorded: Scene = ({ world: { system, surface }, memory, chance }) => {
  if (surface === undefined) return [];
  const { latitude, longitude, planet } = surface;
  const isIcy = planet.planetClass === "Icy body" || planet.planetClass === "Rocky ice body";
  const row = chance.pick(ventEntries[isIcy ? "ice" : "rock"]);
  const entry = subjectOf(
    row,
    ["Geology_and_Anomalies", "Geology and anomalies"],
    ["Biology", "Biological and Geological"],
  );
  const isNew = noteEntry(memory.scans, entry.entryId);
  return [say(CodexEntry, entry, { system, bodyId: planet.id, spot: { latitude, longitude }, isNew })];
};
