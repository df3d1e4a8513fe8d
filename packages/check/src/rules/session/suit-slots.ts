import type { Rule } from "../../declare/Rule.ts";
import { idIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeUnique } from "../evidence/judgeItems.ts";

const { SuitLoadout, weapon } = sampleEvents;
const second = weapon({ SlotName: "SecondaryWeapon", SuitModuleID: 1700217863671300 });
/** The fields that must be unique, with their readers. */
const uniqueFields = { SlotName: textIn, SuitModuleID: idIn };

/** Weapon slots or ids used twice. */
export const suitSlots: Rule = {
  id: "suit-slots",
  group: "session",
  basis: { game: "The specification does not say that slots and ids differ." },
  severity: { spec: "warning", live: "warning" },
  title: "Two weapons of a loadout have the same slot or id.",
  why: "Readers key weapons by their slot, inventories by their id.",
  restsOn: "F49 (the slots of a suit)",
  evidence: "One SuitLoadout.",
  passes: [{ event: SuitLoadout({}, [weapon(), second]) }],
  fails: [{ event: SuitLoadout({}, [weapon(), { ...second, SlotName: "PrimaryWeapon1" }]) }],
  start: () => ({
    onEvent: {
      SuitLoadout: (event) => {
        const modules = objectListIn(event, "Modules") ?? [];
        return Object.entries(uniqueFields).flatMap(([field, read]) =>
          judgeUnique(
            modules,
            (module) => read(module, field),
            (_, index) => `/Modules/${index}/${field}`,
          ),
        );
      },
    },
  }),
};
