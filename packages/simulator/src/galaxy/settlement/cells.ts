import { boxelIndex, lowerCorner, type Boxel } from "../address.ts";
import { crowding } from "../density.ts";
import { bubbleRadiusLy, settledShare } from "./isSettled.ts";

/** Inhabited space is cut into cells, the boxels of mass code d: 80 ly wide. */
export const cellMassCode = 3;

/** Cells along each axis; seven reach through the bubble, eight make the numbers come out even. */
const across = 8;
const first = {
  x: boxelIndex("x", -bubbleRadiusLy, cellMassCode),
  y: boxelIndex("y", -bubbleRadiusLy, cellMassCode),
  z: boxelIndex("z", -bubbleRadiusLy, cellMassCode),
};

/** How many cells inhabited space has. */
export const cellCount = across * across * across;

/** The number of the cell a boxel of the cells' mass code is, from 0; undefined outside inhabited space. */
export function cellNumber({ x, y, z }: Boxel): number | undefined {
  const [east, up, north] = [x - first.x, y - first.y, z - first.z];
  const isInside = [east, up, north].every((at) => at >= 0 && at < across);
  return isInside ? east + across * (up + across * north) : undefined;
}

/** The boxel that is the cell of a number. */
export function cellBoxel(number: number): Boxel {
  const up = Math.floor(number / across);
  return {
    massCode: cellMassCode,
    x: first.x + (number % across),
    y: first.y + (up % across),
    z: first.z + Math.floor(up / across),
  };
}

/** The part of a numbered range that belongs to a cell, as shares of the whole range. */
export interface CellPart {
  readonly from: number;
  readonly to: number;
}

/** Cuts a range among the cells, each part as large as the number of settled systems to expect, with something to spare. */
export const cellParts: readonly CellPart[] = cutByExpectation();

function cutByExpectation(): readonly CellPart[] {
  const expected = Array.from({ length: cellCount }, (_, number) => expectedShare(cellBoxel(number)));
  const total = expected.reduce((sum, each) => sum + each, 0);
  let reached = 0;
  return expected.map((each) => {
    const from = reached / total;
    reached += each;
    return { from, to: reached / total };
  });
}

/** Samples a cell at eight points; the rest keeps cells at the rim from running out. */
function expectedShare(cell: Boxel): number {
  const [left, bottom, near] = lowerCorner(cell);
  let share = 0.005;
  for (let corner = 0; corner < 8; corner += 1) {
    const x = left + (corner % 2 === 0 ? 20 : 60);
    const y = bottom + (corner % 4 < 2 ? 20 : 60);
    const z = near + (corner < 4 ? 20 : 60);
    share += (settledShare(Math.sqrt(x * x + y * y + z * z)) * crowding(x, y, z)) / 8;
  }
  return share;
}
