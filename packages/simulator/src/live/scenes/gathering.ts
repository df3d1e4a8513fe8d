import { CollectCargo } from "../../events/CollectCargo.ts";
import { MaterialCollected } from "../../events/MaterialCollected.ts";
import { MaterialDiscovered } from "../../events/MaterialDiscovered.ts";
import { after, say, type Scene } from "./Scene.ts";

/** How often a material that is collected for the first time in a session is new to the player. */
const discoveryShare = 0.01;

/** The materials that an SRV has gathered. */
export const collectMaterials: Scene = ({ happened, memory, chance }) => {
  if (happened?.name !== "gatherMaterials") return [];
  const { materials } = memory.scans;
  return happened.data.gathered.flatMap((material) => {
    const isNew = !materials.has(material.name) && chance.isLucky(discoveryShare);
    materials.add(material.name);
    return [
      ...(isNew ? [say(MaterialDiscovered, material, chance.integer(20, 62))] : []),
      say(MaterialCollected, material),
    ];
  });
};

/** The cargo that an SRV has scooped, tonne by tonne. */
export const scoopCargo: Scene = ({ happened }) => {
  if (happened?.name !== "collectCargo") return [];
  const { item } = happened.data;
  return Array.from({ length: item.count }, (_, at) => after(at, say(CollectCargo, item))).flat();
};
