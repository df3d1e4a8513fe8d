import type { Rule } from "../Rule.ts";
import { idIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeUnique } from "../evidence/judgeUnique.ts";
import { mutateEvent, setField } from "../examples/mutations.ts";

const { SuitLoadout, weapon } = sampleEvents;
const second = weapon({ SlotName: "SecondaryWeapon", SuitModuleID: 1700217863671300 });
/** What must differ from weapon to weapon. */
const own = { SlotName: textIn, SuitModuleID: idIn };

/** One weapon a slot, one slot a weapon. */
export const suitSlots: Rule = {
  id: "suit-slots",
  group: "session",
  severity: { spec: "warning", live: "warning" },
  title: "The weapons of a loadout differ in slot and in id.",
  why: "Readers key weapons by their slot, inventories by their id.",
  restsOn: "Specification, SuitLoadout; format-facts 4, SuitLoadout",
  evidence: "One SuitLoadout.",
  passes: [{ event: SuitLoadout({}, [weapon(), second]) }],
  fails: [{ event: SuitLoadout({}, [weapon(), { ...second, SlotName: "PrimaryWeapon1" }]) }],
  mutations: [
    mutateEvent("SuitLoadout", "a slot taken twice", ({ Modules }) => {
      const last = Modules.length - 1;
      if (last < 1) return undefined;
      setField(Modules[last] ?? {}, "SlotName", Modules[0]?.SlotName);
      return `/Modules/${last}/SlotName`;
    }),
  ],
  start: () => ({
    onEvent: {
      SuitLoadout: (event) => {
        const modules = objectListIn(event, "Modules") ?? [];
        return Object.entries(own).flatMap(([field, read]) =>
          judgeUnique(
            modules.map((module, index) => ({ value: read(module, field), pointer: `/Modules/${index}/${field}` })),
          ),
        );
      },
    },
  }),
};
