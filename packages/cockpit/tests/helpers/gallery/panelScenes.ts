import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Game } from "@shipslog/testing";
import type { Page } from "playwright-core";
import { panels, type PanelId } from "../../../page/shell/panels.ts";
import { goTo } from "../openPage.ts";

/** Something a panel can show: what happened in the game, and what the reader of the page did. */
export interface PanelScene {
  readonly name: string;
  /** The panels that look different in it. */
  readonly panels: readonly PanelId[];
  /** What the player does; undefined if there is no game yet. */
  readonly play?: (game: Game) => Promise<unknown>;
  /** How long before now the game starts; an hour by default. */
  readonly hoursAgo?: number;
  readonly act?: (page: Page) => Promise<void>;
}

const allPanels = panels.map(({ id }) => id);

async function lookBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Look back" }).click();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
}

/** Every state that a panel knows. */
export const panelScenes: readonly PanelScene[] = [
  { name: "docked", panels: ["now", "flight"], play: (game) => game.do("dock") },
  { name: "in space", panels: ["flight"], play: (game) => game.do("undock") },
  { name: "in supercruise", panels: ["now", "flight"], play: (game) => game.do("supercruise") },
  {
    name: "live",
    panels: ["flight", "health"],
    play: async (game) => {
      await game.do("supercruise");
      const lastMs = Date.parse(game.status?.timestamp ?? "");
      await game.pass(Math.max(0, Date.now() - lastMs));
    },
  },
  { name: "over a planet", panels: ["flight"], play: (game) => game.do("approach") },
  { name: "landed", panels: ["now", "flight"], play: (game) => game.do("land") },
  { name: "in the SRV", panels: ["now", "flight"], play: (game) => game.do("deploySrv") },
  { name: "on foot", panels: ["now", "flight", "ship"], play: (game) => game.do("disembark", { in: "planet" }) },
  { name: "low on oxygen", panels: ["flight"], play: (game) => game.do("runLowOnOxygen") },
  { name: "low on fuel", panels: ["now", "flight", "route"], play: (game) => game.do("runLowOnFuel") },
  { name: "overheating", panels: ["flight"], play: (game) => game.do("heat", { percent: 130 }) },
  { name: "shields down", panels: ["flight"], play: (game) => game.do("takeDamage", { to: "shields" }) },
  {
    name: "without Status.json",
    panels: ["flight"],
    play: async (game) => {
      await game.do("dock");
      await rm(join(game.folder, "Status.json"));
    },
  },
  {
    name: "a torn Status.json",
    panels: ["flight", "health"],
    play: async (game) => {
      await game.break("torn-status");
      await game.do("dock");
    },
  },
  { name: "a plotted route", panels: ["now", "route"], play: (game) => game.do("plotRoute") },
  {
    name: "the galaxy",
    panels: ["route"],
    play: async (game) => {
      await game.do("jump");
      await game.do("jump");
    },
    act: async (page) => {
      await goTo(page, "route");
      await page.getByRole("button", { name: "Galaxy", exact: true }).click();
      await page.locator(".brush").waitFor();
    },
  },
  { name: "bodies scanned", panels: ["now", "system"], play: (game) => game.do("scan") },
  {
    name: "a body chosen",
    panels: ["system"],
    play: (game) => game.do("scan"),
    act: async (page) => {
      await goTo(page, "system");
      await page.getByRole("listbox").focus();
      await page.keyboard.press("End");
    },
  },
  {
    name: "bodies listed",
    panels: ["system"],
    play: (game) => game.do("scan"),
    act: async (page) => {
      await goTo(page, "system");
      await page.getByRole("button", { name: "List" }).click();
    },
  },
  { name: "a sample taken", panels: ["system"], play: (game) => game.do("sampleOrganism", { count: 2 }) },
  { name: "an unknown system", panels: ["system"], play: (game) => game.do("jump", { to: "nearest uninhabited" }) },
  {
    name: "damaged lines",
    panels: ["health", "journal"],
    play: async (game) => {
      await game.break("half-line");
      await game.do("dock");
      await game.break("nul-bytes");
      await game.do("undock");
    },
  },
  { name: "in a fight", panels: ["now"], play: (game) => game.do("takeDamage", { to: "hull" }) },
  { name: "sampling life", panels: ["now"], play: (game) => game.do("sampleOrganism") },
  { name: "a site supplied", panels: ["work"], play: (game) => game.do("supplyColony") },
  { name: "trading", panels: ["now", "work"], play: (game) => game.do("buyCargo") },
  { name: "a recording", panels: ["flight", "commander"], play: (game) => game.do("dock"), hoursAgo: 72 },
  { name: "the game was left", panels: ["now", "flight"], play: (game) => game.do("quit") },
  {
    name: "looking back",
    panels: ["now", "flight", "route", "system", "work", "ship", "commander"],
    play: (game) => game.do("play", { for: "30m" }),
    act: lookBack,
  },
  {
    name: "a line opened",
    panels: ["journal"],
    play: (game) => game.do("dock"),
    act: async (page) => {
      await goTo(page, "journal");
      await page.locator(".line", { hasText: "Docked" }).first().click();
    },
  },
  { name: "keys", panels: ["flight"], play: (game) => game.do("dock"), act: (page) => page.keyboard.press("?") },
  { name: "no journal yet", panels: allPanels },
  {
    name: "an evening",
    panels: allPanels,
    play: async (game) => {
      await game.do("takeMission");
      await game.do("visitOutfitting", { action: "store" });
      await game.do("play", { for: "90m" });
      await game.do("plotRoute", { jumps: 3 });
      await game.do("jump", { to: "next" });
    },
    hoursAgo: 3,
  },
];
