import { moveCarrier } from "../../activities/carrier.ts";
import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { moveGoods, pickUp, srvHoldT } from "../../activities/srv.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { cargoT, type CargoItem } from "../../ship/SimulatedShip.ts";
import { reach } from "../reach.ts";
import { reachPort } from "../reachPort.ts";
import { flagField, refuseStep, step, textField, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";
import { missionSteps } from "./missions.ts";
import { tradeSteps } from "./trade.ts";

type Direction = "toship" | "tocarrier" | "tosrv";

/** Steps with the player's fleet carrier, and cargo that changes its hold. */
export const carrierSteps = {
  moveCarrier: step({
    does: "Sends the player's fleet carrier to the current system, which takes a quarter of an hour.",
    fields: {},
    run(context) {
      const { session } = context;
      const { carrier } = session.world.commander;
      if (carrier === undefined) refuseStep("The player owns no fleet carrier.", 'Start with "owns": ["carrier"].');
      if (carrier.system.address === session.world.system.address) {
        refuseStep("The carrier is here.", "Jump elsewhere first.");
      }
      reach(context, ["supercruise"]);
      moveCarrier.run(session);
    },
  }),
  transferCargo: step({
    does: "Moves cargo between the ship and the fleet carrier, or between the ship and the SRV; gets some first if there is none.",
    fields: {
      to: wordField(["carrier", "ship", "srv"], "Where the cargo goes; to the carrier by default."),
      from: wordField(["carrier", "srv"], "Where cargo for the ship comes from; the carrier by default."),
      commodity: textField('The commodity, such as "gold"; any by default.'),
      count: wholeField(1, 1000, "Tonnes; as much as fits by default."),
      mission: flagField("Whether the cargo belongs to a mission."),
    },
    argument: "to",
    expects: "CargoTransfer",
    run(context, { to = "carrier", from = "carrier", mission = false, ...wish }) {
      if (to !== "ship" && !context.isStrict) getCargo(context, `to${to}`, mission, wish.commodity);
      if (to === "srv" || (to === "ship" && from === "srv")) moveWithSrv(context, `to${to}`, { mission, ...wish });
      else moveWithCarrier(context, `to${to}`, { mission, ...wish });
    },
  }),
} as const;

interface CargoWish {
  readonly commodity?: string;
  readonly count?: number;
  readonly mission: boolean;
}

const isWished = ({ type, missionId }: CargoItem, { commodity, mission }: CargoWish): boolean =>
  (commodity === undefined || type === commodity.toLowerCase()) && (!mission || missionId !== undefined);

/** Whether goods stay in the ship: the game moves none of a mission to a carrier, unless the step asks for them. */
function staysAboard(
  { written: { live } }: GameSession,
  { missionId }: CargoItem,
  direction: Direction,
  isAsked: boolean,
): boolean {
  return live !== undefined && direction === "tocarrier" && missionId !== undefined && !isAsked;
}

/** Buys cargo, or accepts a delivery, unless the hold has what is wished. */
function getCargo(context: StepContext, direction: Direction, mission: boolean, commodity: string | undefined): void {
  const { session } = context;
  const { cargo } = session.world.ship;
  const wish = commodity === undefined ? { mission } : { mission, commodity };
  if (cargo.some((item) => isWished(item, wish) && !staysAboard(session, item, direction, mission))) return;
  if (mission) missionSteps.takeMission.run(context, { kind: "delivery" });
  else tradeSteps.buyCargo.run(context, commodity === undefined ? { count: 2 } : { commodity, count: 2 });
}

function moveWithCarrier(context: StepContext, direction: Direction, wish: CargoWish): void {
  const { session } = context;
  const { carrier } = session.world.commander;
  if (carrier === undefined) refuseStep("The player owns no fleet carrier.", 'Start with "owns": ["carrier"].');
  reachPort(context, { in: carrier.system, fits: ({ marketId }) => marketId === carrier.marketId });
  openScreen(session, "RolePanel", 10, 40);
  const room = carrier.capacityT - carrier.cargo.reduce((sum, { count }) => sum + count, 0);
  if (direction === "tocarrier") move(context, session.world.ship.cargo, carrier.cargo, room, direction, wish);
  else move(context, carrier.cargo, session.world.ship.cargo, roomInShip(context), direction, wish);
  closeScreen(session);
  pause(session, 5, 20);
}

function moveWithSrv(context: StepContext, direction: Direction, wish: CargoWish): void {
  const { session } = context;
  reach(context, ["srv"]);
  const { srv, ship } = session.world;
  const isToShip = direction === "toship";
  if (isToShip && srv.cargo.length === 0 && !context.isStrict) pickUp(session, true);
  pause(session, 5, 20);
  const room = srvHoldT - srv.cargo.reduce((sum, { count }) => sum + count, 0);
  if (isToShip) move(context, srv.cargo, ship.cargo, roomInShip(context), direction, wish);
  else move(context, ship.cargo, srv.cargo, room, direction, wish);
  pause(session, 3, 10);
}

const roomInShip = ({ session }: StepContext): number => session.world.ship.cargoCapacityT - cargoT(session.world.ship);

function move(
  { session }: StepContext,
  from: CargoItem[],
  to: CargoItem[],
  room: number,
  direction: Direction,
  wish: CargoWish,
): void {
  const item = from.find((each) => isWished(each, wish) && !staysAboard(session, each, direction, wish.mission));
  if (item === undefined) {
    refuseStep("There is no such cargo to move.", "Buy cargo first, or name another commodity.");
  }
  const count = wish.count ?? Math.min(item.count, room);
  if (count < 1 || count > room) refuseStep(`There is room for ${room} t.`, "Move less, or make room first.");
  if (count > item.count) refuseStep(`There are ${item.count} t of ${item.name}.`, "Move less.");
  applyTransition(session, "moveCargo", { transfers: [moveGoods(from, to, item, count, direction)] });
}
