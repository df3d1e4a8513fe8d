import { CollectCargo } from "../../events/CollectCargo.ts";
import { MaterialCollected } from "../../events/MaterialCollected.ts";
import { MaterialDiscovered } from "../../events/MaterialDiscovered.ts";
import type { FramingInput } from "../Framing.ts";
import { framingLayouts } from "../layouts.ts";
import { after, beside, say, type Scene, type SceneLine } from "./Scene.ts";

/** How often a material that is collected for the first time in a session is new to the player. */
const discoveryShare = 0.01;

/** The materials that an SRV has gathered. */
export const collectMaterials: Scene = (input) => {
  const { happened, memory, chance } = input;
  if (happened?.name !== "gatherMaterials") return [];
  const { materials } = memory.scans;
  let atS = 0;
  return happened.data.gathered.flatMap((material) => {
    const sinceS = atS;
    atS += chance.integer(2, 11);
    const isNew = !materials.has(material.name) && chance.isLucky(discoveryShare);
    materials.add(material.name);
    return after(
      sinceS,
      ...(isNew ? [say(MaterialDiscovered, material, chance.integer(20, 62))] : []),
      say(MaterialCollected, material),
      lockerLine(input),
    );
  });
};

/** The locker, whose list is in its file, follows each material. */
function lockerLine({ memory: { locker } }: FramingInput): SceneLine {
  const kind = "ShipLocker";
  const line: SceneLine = { afterMs: 0, isOptional: false, kind, layout: framingLayouts[kind], build: () => ({}) };
  return beside("ShipLocker.json", { ...locker }, line);
}

/** The cargo that an SRV has scooped, tonne by tonne. */
export const scoopCargo: Scene = ({ happened }) => {
  if (happened?.name !== "collectCargo") return [];
  const { item } = happened.data;
  return Array.from({ length: item.count }, (_, at) => after(at, say(CollectCargo, item))).flat();
};
