import type { EventOf } from "@shipslog/contract";
import type { LoggedMoment } from "../../../packages/simulator/src/session/LoggedMoment.ts";
import type { Complaints } from "../sessions.ts";
import type { SessionHistory } from "./SessionHistory.ts";
import { checkSociety } from "./society.ts";

type Jump = EventOf<"FSDJump">;

/** Checks a jump against the previous jump, the tank, the coordinates and its own fields. */
export function checkJump(complaints: Complaints, jump: Jump, past: SessionHistory, { timeMs }: LoggedMoment): void {
  checkWay(complaints, jump, past, timeMs);
  checkTank(complaints, jump, past);
  checkPlace(complaints, jump);
  checkSociety(complaints, jump);
  past.lastJump = jump;
  past.lastJumpMs = timeMs;
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, axis) => value - other[axis]!));
}

function checkWay(complaints: Complaints, jump: Jump, past: SessionHistory, timeMs: number): void {
  if (past.lastJump !== undefined) {
    const ly = distance(past.lastJump.StarPos, jump.StarPos);
    // Half of the last printed digit, plus the error of single precision.
    complaints.expect(Math.abs(ly - jump.JumpDist) <= 0.000_52, "JumpDist", () => `${ly} reported as ${jump.JumpDist}`);
    complaints.expect(ly > 0, "a jump to the same system");
  }
  const crossedMs = timeMs - past.jumpBegunMs;
  complaints.expect(crossedMs >= 18_000 && crossedMs <= 48_000, "18 to 47 s from start to arrival", () => crossedMs);
  const apartMs = timeMs - (past.lastJumpMs ?? Number.NEGATIVE_INFINITY);
  complaints.expect(apartMs >= 43_000, "43 s between jumps", () => apartMs);
}

const micro = (tonnes: number): number => Math.round(tonnes * 1e6);

/** Checks FuelLevel = previous level − FuelUsed to the last printed digit, and the reduced level in hyperspace. */
function checkTank(complaints: Complaints, jump: Jump, past: SessionHistory): void {
  complaints.expect(jump.FuelUsed > 0 && jump.FuelLevel >= 0, "fuel is used", () => jump.FuelUsed);
  // Status of a taxi passenger has no Fuel.
  complaints.expect((past.fuelMain === undefined) === (jump.Taxi === true), "Fuel is absent only in a taxi");
  if (past.fuelMain === undefined) return;
  const left = micro(past.fuelMain) - micro(jump.FuelUsed);
  complaints.expect(left === micro(jump.FuelLevel), "FuelLevel", () => `${left} and ${jump.FuelLevel}`);
  complaints.expect(past.fuelInHyperspace === jump.FuelLevel, "FuelMain in hyperspace", () => past.fuelInHyperspace);
}

/** Field widths of the address in bits, low to high, for a mass code (F67). */
function decode(address: number): { mass: number; corner: number[]; edge: number; n2: number } {
  let rest = BigInt(address);
  const take = (bits: number): number => {
    const value = Number(rest & ((1n << BigInt(bits)) - 1n));
    rest >>= BigInt(bits);
    return value;
  };
  const mass = take(3);
  const edge = 10 * 2 ** mass;
  const [bz, sz] = [take(7 - mass), take(7)];
  const [by, sy] = [take(7 - mass), take(6)];
  const [bx, sx] = [take(7 - mass), take(7)];
  const corner = [sx * 1280 + bx * edge - 49985, sy * 1280 + by * edge - 40985, sz * 1280 + bz * edge - 24105];
  return { mass, corner, edge, n2: Number(rest) };
}

function checkPlace(complaints: Complaints, jump: Jump): void {
  const { mass, corner, edge, n2 } = decode(Number(jump.SystemAddress));
  const isInside = jump.StarPos.every((value, axis) => value >= corner[axis]! && value <= corner[axis]! + edge);
  complaints.expect(
    isInside,
    "StarPos is in the boxel of SystemAddress",
    () => `${String(jump.SystemAddress)} ${jump.StarPos.join()}`,
  );
  complaints.expect(
    jump.StarPos.every((value) => Number.isInteger(value * 32)),
    "StarPos on the 1/32 grid",
  );
  const named = / [A-Z]{2}-[A-Z] ([a-h])(?:\d+-)?(\d+)$/.exec(jump.StarSystem);
  if (named !== null) {
    complaints.expect(
      "abcdefgh".indexOf(named[1]!) === mass && Number(named[2]) === n2,
      "StarSystem and SystemAddress match",
      () => jump.StarSystem,
    );
  }
  complaints.expect(jump.Body.startsWith(jump.StarSystem), "Body begins with StarSystem", () => jump.Body);
  if (jump.BodyType === "Null") {
    const isBarycentre = jump.BodyID === 0 && / [A-D]{2,4}$/.test(jump.Body);
    complaints.expect(isBarycentre, "a barycentre has id 0 and the letters of its stars", () => jump.Body);
    return;
  }
  complaints.expect((jump.Body === jump.StarSystem) === (jump.BodyID === 0), "BodyID 0 exactly for a single star");
}
