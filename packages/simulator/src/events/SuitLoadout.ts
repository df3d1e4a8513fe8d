import { suitSymbol, wornLoadout } from "../commander/suitsAndWeapons.ts";
import { eventRow } from "./EventRow.ts";
import { withText } from "./withText.ts";

/** Loadouts are numbered from here (F49). */
export const loadoutBase = 4_293_000_000;

/** Written when starting on foot or disembarking. */
export const SuitLoadout = eventRow({
  kind: "SuitLoadout",
  by: ["disembark", "enterWorld"],
  isTriggeredBy: ({ name, data }) => name === "disembark" || ("isOnFoot" in data && data.isOnFoot),
  build({ commander }) {
    const { suit, weapons, slot, name } = wornLoadout(commander);
    return {
      SuitID: suit.id,
      ...withText("SuitName", suitSymbol(suit), suit.family.name),
      SuitMods: [...suit.mods],
      LoadoutID: loadoutBase + slot,
      LoadoutName: name,
      Modules: weapons.map(({ slotName, weapon }) => ({
        SlotName: slotName,
        SuitModuleID: weapon.id,
        ...withText("ModuleName", weapon.model.symbol, weapon.model.name),
        Class: weapon.grade,
        WeaponMods: [...weapon.mods],
      })),
    };
  },
});
