import { companionTable, observedFiles, type ObservedFile } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import { fromTheStart, type CaseRows } from "./TryCase.ts";

/** The case of a file that the specification does not describe: empty, then half, then whole, and then its line. */
function besideLine(file: ObservedFile): CaseRows[string] {
  const { kind, lists, written } = companionTable[file];
  return {
    game: `${file} is written ${written}: empty for a moment, then half, then whole; its line follows without the lists.`,
    expects: "The whole content each time, nothing of the half, and the event.",
    reads: file,
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let visits = 2; visits > 0; visits--) {
        story.time.next();
        const content = story.drawContent(file);
        const text = printCompanion(content);
        story.companionText(file, "").pause();
        story.companionText(file, text.slice(0, story.chance.integer(1, text.length - 5))).pause();
        const line = Object.entries(content).filter(([key]) => !lists.some((list) => list === key));
        story.companion(file, content).append(Object.fromEntries(line)).await();
      }
      story.append({ timestamp: story.time.next(), event: "Music", MusicTrack: kind });
    },
  };
}

const caseNames: Readonly<Record<ObservedFile, string>> = {
  "Cargo.json": "cargo-with-line",
  "Market.json": "market-with-line",
  "Outfitting.json": "outfitting-with-line",
  "Shipyard.json": "shipyard-with-line",
  "ShipLocker.json": "ship-locker-with-line",
  "Backpack.json": "backpack-with-line",
  "FCMaterials.json": "carrier-bar-with-line",
};

/** Companion files that change, are half written, or come late. */
export const companionFileCases: CaseRows = {
  "status-changes": {
    game: "Status.json changes now and then.",
    expects: "Each content that stays.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let changes = story.chance.integer(3, 6); changes > 0; changes--) story.status().await();
    },
  },
  "status-there-at-start": {
    game: "Status.json is there when the reader starts.",
    expects: "Its content.",
    profiles: fromTheStart,
    reads: "Status.json",
    tell(story) {
      story.session().play(2).status();
      story.start().await();
      story.status().await();
    },
  },
  "status-appears-later": {
    game: "Status.json does not exist until the player is in the game.",
    expects: "Its content, once it appears, and nothing before.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.pause().status().await();
      story.status().await();
    },
  },
  "status-torn": {
    game: "Status.json is half written for a moment.",
    expects: "The whole content, and nothing of the half.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.status().await();
      for (let times = 2; times > 0; times--) {
        const status = story.drawStatus();
        const text = printCompanion(status);
        story.companionText("Status.json", text.slice(0, story.chance.integer(1, text.length - 5))).pause();
        story.companion("Status.json", status).await();
      }
      story.play(1);
    },
  },
  "status-torn-in-number": {
    game: "Status.json ends inside a number, so that the cut does not show before the next token.",
    expects: "The whole content, and nothing of the half.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.status().await();
      const status = story.drawStatus();
      const text = printCompanion(status);
      story.companionText("Status.json", text.slice(0, text.indexOf('"Balance":') + 12)).pause();
      story.companion("Status.json", status).await();
      story.play(1);
    },
  },
  "status-empty": {
    game: "Status.json is empty for a moment.",
    expects: "The content before and after it, and nothing for the empty file.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.status().await();
      for (let times = 2; times > 0; times--) story.companionText("Status.json", "").pause().status().await();
      story.play(1);
    },
  },
  "status-replaced": {
    game: "Status.json is replaced by a new file with the same name.",
    expects: "Each content that stays.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.status("atomic").await();
      for (let changes = 3; changes > 0; changes--) story.status("atomic").await();
    },
  },
  "status-same-second": {
    game: "Status.json changes twice within a second.",
    expects: "Both contents, although they have the same timestamp.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      const { timestamp } = story.drawStatus();
      for (let changes = 3; changes > 0; changes--) {
        story.companion("Status.json", { ...story.drawStatus(), timestamp: timestamp ?? "" }).await();
      }
    },
  },
  "status-shorter": {
    game: "The new Status.json is shorter than the one before, as after leaving a planet.",
    expects: "The new content, with nothing of the old one.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      const planet = {
        Latitude: 12.5,
        Longitude: -48.25,
        Heading: 90,
        Altitude: 1200,
        BodyName: "Sol 3",
        PlanetRadius: 6_371_000,
      };
      story.companion("Status.json", { ...story.drawStatus(), ...planet }).await();
      const { timestamp = "", event = "" } = story.drawStatus();
      story.companion("Status.json", { timestamp, event, Flags: 0 }).await();
      story.play(1);
    },
  },
  "status-high-flag": {
    game: "The highest of the Flags is set: 2 to the power of 31.",
    expects: "The number as it is, not a negative one.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (const more of [0, story.chance.integer(1, 2 ** 24)]) {
        story.companion("Status.json", { ...story.drawStatus(), Flags: 2 ** 31 + more }).await();
      }
    },
  },
  "status-between-lines": {
    game: "Status.json changes while the journal grows.",
    expects: "Each event, and each content that stays.",
    reads: "Status.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let rounds = story.chance.integer(3, 5); rounds > 0; rounds--) story.play(2).status().await();
    },
  },
  "route-with-line": {
    game: "The player plots a route: NavRoute.json is written, then the line that announces it.",
    expects: "The route, and the event.",
    reads: "NavRoute.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let routes = 2; routes > 0; routes--) {
        const timestamp = story.time.next();
        story.companion("NavRoute.json", story.drawRoute()).append({ timestamp, event: "NavRoute" }).await();
      }
    },
  },
  "route-late": {
    game: "The line about a new route comes first, and NavRoute.json a moment later.",
    expects: "The new route, when it is there.",
    reads: "NavRoute.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.time.next();
      story
        .companion("NavRoute.json", story.drawRoute())
        .append({ timestamp: story.time.stamp, event: "NavRoute" })
        .await();
      story.append({ timestamp: story.time.next(), event: "NavRoute" }).pause();
      story.companion("NavRoute.json", story.drawRoute()).await();
      story.play(1);
    },
  },
  "route-torn": {
    game: "NavRoute.json is half written for a moment.",
    expects: "The whole route, and nothing of the half.",
    reads: "NavRoute.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      story.time.next();
      const route = story.drawRoute();
      const text = printCompanion(route);
      story.companionText("NavRoute.json", text.slice(0, story.chance.integer(1, text.length - 5))).pause();
      story.companion("NavRoute.json", route).append({ timestamp: story.time.stamp, event: "NavRoute" }).await();
      story.play(1);
    },
  },
  "modules-change": {
    game: "The player changes the modules of the ship: ModulesInfo.json is written, empty at first.",
    expects: "The whole list, each time.",
    reads: "ModulesInfo.json",
    tell(story) {
      story.session().play(2).startAndFollow();
      for (let lists = 2; lists > 0; lists--) {
        const timestamp = story.time.next();
        story.companionText("ModulesInfo.json", "").pause();
        story.companion("ModulesInfo.json", story.drawModules()).append({ timestamp, event: "ModuleInfo" }).await();
      }
    },
  },
  "first-cargo": {
    game: "The first Cargo line of a session lists the hold itself; Cargo.json is of an earlier session and stays.",
    expects: "The event with its list, and the file as it was.",
    reads: "Cargo.json",
    profiles: fromTheStart,
    tell(story) {
      story.companion("Cargo.json", story.drawContent("Cargo.json"));
      story.time.next();
      story.session().append(story.drawContent("Cargo.json")).play(2);
      story.start().await();
      story.play(2).await();
    },
  },
  ...Object.fromEntries(observedFiles.map((file) => [caseNames[file], besideLine(file)])),
};
