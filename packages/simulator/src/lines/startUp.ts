import { shownBalanceCr } from "../commander/CommanderState.ts";
import { suitSymbol, wornLoadout } from "../commander/suitsAndWeapons.ts";
import { hasFeature } from "../games/features.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import type { Language } from "../text/translate.ts";
import { withText } from "../text/withText.ts";
import { line } from "./line.ts";
import { loadoutBase, unresolvedSuit } from "./onFoot.ts";
import { scarab, srvId } from "./vehicles.ts";

/** The name of each language in Fileheader and LoadGame. */
const languageNames: Readonly<Record<Language, string>> = {
  english: "English/UK",
  french: "French/FR",
  german: "German/DE",
  spanish: "Spanish/ES",
  portuguese: "Portuguese/BR",
  russian: "Russian/RU",
};

/**
 * The version unless a test names another one: `beta` in it keeps networks from accepting the session as real play.
 */
const markedVersion = "4.3.0.0 beta";

/** Returns language, version and build of the client; the build ends with a blank, as in every real header (F6). */
function gameBuild({ language, world: { client, game, updates } }: LiveInput) {
  const { languageMark, gameversion, build } = game ?? newest;
  return {
    language: languageNames[language].replace("/", () => languageMark),
    gameversion: addUpdates(client.version ?? gameversion, /^(\d+\.\d+\.\d+\.)(\d+)/, updates),
    build: addUpdates(build, /^(r)(\d+)/, updates),
  };
}

const newest = { languageMark: "/", gameversion: markedVersion, build: "r300000/r0 " } as const;

/** Counts updates in the last number of a version; one of two numbers, as earlier games had, stays. */
function addUpdates(text: string, pattern: RegExp, updates: number): string {
  return text.replace(pattern, (_, before: string, last: string) => `${before}${Number(last) + updates}`);
}

/** The first line of a file; a full file is continued in the next part. */
export const Fileheader = line({
  kind: "Fileheader",
  layout: "part language Odyssey gameversion build",
  build(input: LiveInput, part: number) {
    const { language, gameversion, build } = gameBuild(input);
    return { part, language, Odyssey: hasFeature(input.world.game, "walking"), gameversion, build };
  },
});

/** The identity of the player. */
export const Commander = line({
  kind: "Commander",
  layout: "FID Name",
  build: ({ profile }: LiveInput) => ({ FID: profile.fid, Name: profile.name }),
});

/** The game resumes. */
export const LoadGame = line({
  kind: "LoadGame",
  layout:
    "FID Commander Horizons Odyssey Ship ShipID ShipName ShipIdent FuelLevel:6 FuelCapacity:6 StartLanded GameMode Group Credits Loan language gameversion build",
  build(input: LiveInput) {
    const { world, profile, happened } = input;
    return {
      FID: profile.fid,
      Commander: profile.name,
      Horizons: true,
      Odyssey: !world.client.isBaseGame,
      // The arena has neither a ship nor a mode in the one real line of 1,839.
      ...(happened?.name === "enterArena" ? {} : { ...mount(input), ...modeOf(input) }),
      Credits: shownBalanceCr(world.commander),
      Loan: 0,
      ...gameBuild(input),
    };
  },
});

function modeOf({ profile: { gameMode, group } }: LiveInput) {
  return { GameMode: gameMode, ...(group !== undefined && { Group: group }) };
}

/** Builds the fields of the ship, SRV or suit in which the game resumes. */
function mount(input: LiveInput) {
  const { world, profile } = input;
  // A passenger has no ship (EDDI 2163).
  if (world.aboard !== "own" && world.stateToResume !== "onFoot") return {};
  if (world.stateToResume === "onFoot") return suit(input);
  if (world.stateToResume === "srv") {
    return {
      ...withText("Ship", "TestBuggy", scarab.name),
      ShipID: srvId,
      ShipName: "",
      ShipIdent: "",
      FuelLevel: world.srv.fuelT,
      FuelCapacity: 0.5,
      StartLanded: true,
    };
  }
  const { hull, fuelMainT, fuelCapacityT } = world.ship;
  return {
    ...withText("Ship", hull.loadGame, hull.name),
    ShipID: profile.shipId,
    ShipName: profile.shipName,
    ShipIdent: profile.shipIdent,
    FuelLevel: fuelMainT,
    FuelCapacity: fuelCapacityT,
    ...(world.stateToResume === "landed" && { StartLanded: true }),
  };
}

/** On foot, LoadGame names the suit as the ship and its oxygen as the fuel. */
function suit({ world }: LiveInput) {
  const { suit: worn, slot } = wornLoadout(world.commander);
  const text = unresolvedSuit(suitSymbol(worn)) ?? worn.family.name;
  const name = suitSymbol(worn).replace("suit", "Suit").replace("_c", "_C");
  return {
    ...withText("Ship", name.charAt(0).toUpperCase() + name.slice(1), text),
    ShipID: loadoutBase + slot,
    ShipName: "",
    ShipIdent: "",
    FuelLevel: world.foot.oxygen,
    FuelCapacity: 1,
  };
}

/** The game ends. */
export const Shutdown = line({ kind: "Shutdown", layout: "", build: () => ({}) });

/** Written when the game plays another track. */
export const Music = line({
  kind: "Music",
  layout: "MusicTrack",
  build: (track: string) => ({ MusicTrack: track }),
});
