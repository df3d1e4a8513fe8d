import type { Rule } from "../Rule.ts";
import { idIn, objectListIn } from "../evidence/readField.ts";
import { mutateEvent, setField } from "../examples/mutations.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { judgeUnique } from "../evidence/judgeUnique.ts";

const { StoredModules, storedModule } = sampleEvents;

/** Storage slots used twice. */
export const storedSlot: Rule = {
  id: "stored-slot",
  group: "session",
  basis: { game: "The specification does not say that a slot is used once." },
  severity: { spec: "warning", live: "warning" },
  title: "Two stored modules have the same StorageSlot.",
  why: "Readers key stored modules by their slot.",
  restsOn: "F45 (slots unique per list)",
  evidence: "One StoredModules.",
  passes: [{ event: StoredModules([storedModule(), storedModule({ StorageSlot: 2 })]) }],
  fails: [{ event: StoredModules([storedModule(), storedModule()]) }],
  mutations: [
    mutateEvent("StoredModules", "the last module in the slot of the first", ({ Items }) => {
      const last = Items.length - 1;
      if (last < 1) return undefined;
      setField(Items[last] ?? {}, "StorageSlot", Items[0]?.StorageSlot);
      return `/Items/${last}/StorageSlot`;
    }),
  ],
  start: () => ({
    onEvent: {
      StoredModules: (event) =>
        judgeUnique(
          (objectListIn(event, "Items") ?? []).map((item, index) => {
            return { value: idIn(item, "StorageSlot"), pointer: `/Items/${index}/StorageSlot` };
          }),
        ),
    },
  }),
};
