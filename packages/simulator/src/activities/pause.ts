import { GuiFocus, type GuiFocusName } from "@shipslog/contract";
import { record } from "../session/happen.ts";
import { wait } from "../session/time.ts";
import type { World } from "../session/World.ts";

/** Lets a drawn number of seconds pass; short ones are likelier, as with people. */
export function pause(world: World, leastS: number, mostS: number): void {
  const { chance } = world;
  const part = chance.next() * chance.next();
  wait(world, Math.round((leastS + part * (mostS - leastS)) * 1000));
}

const numbers = new Map(GuiFocus.names.map((name, at) => [name, at]));

/** Opens a screen for a while. */
export function lookAt(world: World, screen: GuiFocusName, leastS: number, mostS: number): void {
  world.controls.guiFocus = numbers.get(screen) ?? 0;
  record(world, undefined);
  pause(world, leastS, mostS);
}

/** Closes whatever screen is open. */
export function lookUp(world: World): void {
  world.controls.guiFocus = 0;
}
