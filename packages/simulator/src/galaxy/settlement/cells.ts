import { boxelIndex, lowerCorner, type Boxel } from "../address.ts";
import { crowding } from "../density.ts";
import { bubbleRadiusLy, settledShare } from "./isSettled.ts";

/** Inhabited space is divided into cells: the boxels of mass code d, 80 ly wide. */
export const cellMassCode = 3;

/** Cells along each axis; seven span the bubble, and eight is a power of two. */
const across = 8;
const first = {
  x: boxelIndex("x", -bubbleRadiusLy, cellMassCode),
  y: boxelIndex("y", -bubbleRadiusLy, cellMassCode),
  z: boxelIndex("z", -bubbleRadiusLy, cellMassCode),
};

/** The number of cells. */
export const cellCount = across * across * across;

/** Returns the number of a cell, from 0; undefined outside inhabited space. */
export function cellNumber({ x, y, z }: Boxel): number | undefined {
  const east = x - first.x;
  const up = y - first.y;
  const north = z - first.z;
  const isInside = isCellIndex(east) && isCellIndex(up) && isCellIndex(north);
  return isInside ? east + across * (up + across * north) : undefined;
}

const isCellIndex = (at: number): boolean => at >= 0 && at < across;

/** Returns the boxel of a cell. */
export function cellBoxel(number: number): Boxel {
  const up = Math.floor(number / across);
  return {
    massCode: cellMassCode,
    x: first.x + (number % across),
    y: first.y + (up % across),
    z: first.z + Math.floor(up / across),
  };
}

/** The first and the last cell along each axis. */
export const cellBounds = { first: cellBoxel(0), last: cellBoxel(cellCount - 1) };

/** The part of an id range that belongs to a cell, as shares of the whole range. */
export interface CellPart {
  readonly from: number;
  readonly to: number;
}

/** Divides a range among the cells in proportion to the expected number of settled systems, with a reserve. */
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

/** Samples a cell at eight points; the constant is a reserve for cells at the rim. */
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
