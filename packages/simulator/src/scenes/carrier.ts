import { CarrierJumpRequest, CarrierLocation, CarrierStats, FCMaterials } from "../lines/carrier.ts";
import { barList } from "../live/barList.ts";
import { after, beside, say, type Scene } from "./plan.ts";

/** The player opens the management of the carrier. */
export const carrierManaged: Scene = ({ world: { commander }, memory: { play } }) =>
  commander.carrier === undefined ? [] : after(3, say(CarrierStats, commander.carrier, play.carrier));

/** The player orders the carrier to the current system. */
export const carrierOrdered: Scene = ({ world: { commander, system, timeMs }, happened }) => {
  if (happened?.name !== "orderCarrier" || commander.carrier === undefined) return [];
  return [say(CarrierJumpRequest, commander.carrier, system, timeMs + happened.data.forMs)];
};

/** The player talks to the bartender of the carrier; FCMaterials.json lists what the bar trades. */
export const barVisited: Scene = ({ world: { commander }, memory: { play } }) => {
  const { carrier } = commander;
  if (carrier === undefined) return [];
  const line = say(FCMaterials, carrier, play.carrier);
  const Items = barList(play.chance.fork("bar", carrier.marketId));
  return [beside({ ...FCMaterials.build(carrier, play.carrier), Items }, line)];
};

/** Where the carrier is, at the start of the game and after a jump. */
export const carrierLocated: Scene = ({ world: { commander }, happened }) => {
  if (commander.carrier === undefined) return [];
  return after(happened?.name === "load" ? 2 : 0, say(CarrierLocation, commander.carrier));
};
