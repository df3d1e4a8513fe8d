import { keyIn, numberIn, textIn } from "./readField.ts";
import type { JsonObject } from "@shipslog/contract";

const classSuffix = /_class(\d)$/i;

/** The parts of a suit name: the model, and the class from its suffix. */
export interface SuitName {
  readonly model: string;
  readonly class: number | undefined;
}

/** Splits a suit name: `explorationsuit_class2` is model explorationsuit of class 2. */
export function readSuitName(name: string): SuitName {
  const found = classSuffix.exec(name);
  const model = name.replace(classSuffix, "").toLowerCase();
  return { model, class: found === null ? undefined : Number(found[1]) };
}

/** Whether a class is one that an upgrade can reach. */
export function isClass(reached: number | undefined): boolean {
  return reached !== undefined && reached >= 2 && reached <= 5;
}

/** A suit or weapon as one event describes it. */
export interface GearItem {
  readonly id: number | bigint;
  readonly model: string;
  readonly class: number | undefined;
}

/** The suit of a SuitLoadout. */
export function suitIn(event: JsonObject): GearItem | undefined {
  const id = keyIn(event, "SuitID");
  const name = textIn(event, "SuitName");
  return id === undefined || name === undefined ? undefined : { id, ...readSuitName(name) };
}

/** A weapon of a SuitLoadout. */
export function weaponIn(module: JsonObject): GearItem | undefined {
  const id = keyIn(module, "SuitModuleID");
  const name = textIn(module, "ModuleName");
  if (id === undefined || name === undefined) return undefined;
  return { id, model: name.toLowerCase(), class: numberIn(module, "Class") };
}
