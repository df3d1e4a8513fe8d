import { encodedMaterials } from "../commander/encodedMaterials.ts";
import { storeMax, type GatheredMaterial } from "../commander/materials.ts";
import { CollectCargo } from "../lines/cargo.ts";
import {
  DataScanned,
  DatalinkScan,
  MaterialCollected,
  MaterialDiscovered,
  materialText,
  type DataSource,
} from "../lines/materials.ts";
import { ShipLocker } from "../lines/onFoot.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { changeStock, heldOf } from "../live/materialStock.ts";
import { after, bare, say, type Scene } from "./plan.ts";

/** How often a material that is collected for the first time in a session is new to the player. */
const discoveryShare = 0.01;

/** Seconds from one fragment of a rock to the next (quartiles of 3,870 real pauses: 0 and 3). */
const fragmentPausesS = [0, 0, 1, 1, 2, 3, 9] as const;

/** The materials that an SRV has gathered, fragment by fragment. */
export const collectMaterials: Scene = (input) => {
  const { happened, memory, chance } = input;
  if (happened?.name !== "gatherMaterials") return [];
  const { materials } = memory.scans;
  let atS = 0;
  return happened.data.gathered.flatMap((material) => {
    const isNew = !materials.has(material.name) && chance.isLucky(discoveryShare);
    materials.add(material.name);
    const discovered = isNew ? after(atS, say(MaterialDiscovered, material, chance.integer(20, 62))) : [];
    const collected = fragmentsOf(input, material).flatMap((fragment) => {
      const sinceS = atS;
      atS += chance.pick(fragmentPausesS);
      return after(sinceS, say(MaterialCollected, fragment), bare(say(ShipLocker, input)));
    });
    atS += chance.integer(0, 6);
    return [...discovered, ...collected];
  });
};

/** Units of a material that a fragment has: 3 in all of 3,989 real lines about raw and manufactured materials. */
const fragmentUnits = 3;

/**
 * Divides what the model has gathered into fragments. What the last one has beyond it belongs to the player too, as far as
 * there is room.
 */
function fragmentsOf({ world, memory }: LiveInput, material: GatheredMaterial): readonly GatheredMaterial[] {
  const { name, count } = material;
  const extra = memory.materials.get(name) ?? 0;
  const room = storeMax - (world.commander.materials.get(name) ?? 0) - extra + count;
  const units = Math.min(room, Math.ceil(count / fragmentUnits) * fragmentUnits);
  memory.materials.set(name, extra + units - count);
  return Array.from({ length: Math.ceil(units / fragmentUnits) }, (_, at) => {
    return { ...material, count: Math.min(fragmentUnits, units - at * fragmentUnits) };
  });
}

/** The cargo that an SRV has scooped, tonne by tonne. */
export const scoopCargo: Scene = ({ happened }) => {
  if (happened?.name !== "collectCargo") return [];
  const { item } = happened.data;
  return Array.from({ length: item.count }, (_, at) => after(at, say(CollectCargo, item))).flat();
};

/** A material that is new to the player or not is picked up or recorded, and the locker tells that materials changed. */
export const materialCollected =
  (name: string, count: number, isNew: boolean): Scene =>
  (input) => {
    const { world, memory, chance } = input;
    const material = { name, text: materialText(name), count };
    memory.scans.materials.add(name);
    changeStock(world, memory, name, count);
    return [
      ...(isNew ? [say(MaterialDiscovered, material, chance.integer(20, 62))] : []),
      say(MaterialCollected, material),
      bare(say(ShipLocker, input)),
    ];
  };

/** How many units of encoded material a scan yields (real lines: 3). */
const recordedUnits = 3;

/** Data is scanned, and a material is recorded with it. */
export const dataScanned =
  (source: DataSource): Scene =>
  (input) => {
    const name = input.chance.pick(Object.keys(encodedMaterials));
    const room = storeMax - heldOf(input.world, input.memory, name);
    return [
      ...(source === "dataPoint" ? [say(DatalinkScan)] : []),
      say(DataScanned, source),
      ...(room >= recordedUnits ? materialCollected(name, recordedUnits, false)(input) : []),
    ];
  };
