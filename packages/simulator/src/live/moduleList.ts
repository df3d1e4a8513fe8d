import type { Chance } from "../chance/Chance.ts";
import { storableModules, type Module } from "../ship/modules.ts";

/** Returns the modules that a port sells, as Outfitting.json lists them. */
export function modulesFor(chance: Chance, marketId: number): readonly Module[] {
  const own = chance.fork("outfitting", marketId);
  return storableModules.filter(() => own.isLucky(0.7));
}
