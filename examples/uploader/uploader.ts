// A small uploader to EDDN: sends jumps and dockings of a folder of journals as messages of the schema journal/1.
import { readEvents } from "@shipslog/journal";

const disallowed =
  /^(ActiveFine|BoostUsed|CockpitBreach|FuelLevel|FuelUsed|JumpDist|Latitude|Longitude|Wanted|HappiestSystem|HomeSystem|MyReputation|SquadronFaction)$|_Localised$/;

/** A value without the keys that EDDN does not want, at any depth. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !disallowed.test(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, clean(each)]));
}

export async function uploadFolder(folder: string, url: string): Promise<void> {
  let game = { gameversion: "", gamebuild: "" };
  let uploaderID = "";
  let place: object = {};
  for await (const event of readEvents(folder, ["Fileheader", "Commander", "Location", "FSDJump", "Docked"])) {
    if (event.event === "Fileheader") game = { gameversion: event.gameversion, gamebuild: event.build };
    if (event.event === "Commander") uploaderID = event.Name;
    if (event.event === "Location" || event.event === "FSDJump") {
      place = { StarSystem: event.StarSystem, StarPos: event.StarPos, SystemAddress: event.SystemAddress };
    } else if (event.event !== "Docked") continue;
    // Sessions of a beta go to the form of the schema for tests.
    const test = /alpha|beta/i.test(game.gameversion) ? "/test" : "";
    const body = JSON.stringify({
      $schemaRef: `https://eddn.edcd.io/schemas/journal/1${test}`,
      header: { uploaderID, softwareName: "My uploader", softwareVersion: "1.0.0", ...game },
      message: { ...(clean(event) as object), ...place },
    });
    const answer = await fetch(url, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    if (!answer.ok) console.error(await answer.text());
  }
}
