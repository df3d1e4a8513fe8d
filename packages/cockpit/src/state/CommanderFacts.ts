import { unknownCareer, type CareerTopic } from "./career.ts";
import type { BodiesTopic } from "./observed/bodies.ts";
import type { ExobiologyTopic } from "./observed/exobiology.ts";
import type { BlueprintsTopic } from "./observed/blueprints.ts";
import type { DepotsTopic } from "./observed/depots.ts";
import type { DoingTopic } from "./observed/doing.ts";
import type { GameTopic } from "./observed/game.ts";
import type { HoldTopic } from "./observed/hold.ts";
import type { MaterialsTopic } from "./observed/materials.ts";
import type { MiningTopic } from "./observed/mining.ts";
import type { OutfitTopic } from "./observed/outfit.ts";
import type { PledgeTopic } from "./observed/pledge.ts";
import type { RanksTopic } from "./observed/ranks.ts";
import type { PlaceTopic } from "./observed/place.ts";
import type { ReputationTopic } from "./observed/reputation.ts";
import type { SignalsTopic } from "./observed/signals.ts";
import type { TankTopic } from "./observed/tank.ts";
import type { TradeTopic } from "./observed/trade.ts";
import { unknownSystem, type SystemTopic } from "./system.ts";

/**
 * What journal lines tell about one commander. A later session replaces the facts that it tells again; the others stay, each with
 * the time it was written. Topics of kinds beside the sixteen are undefined before the first line of their kind.
 */
export interface CommanderFacts {
  readonly system: SystemTopic;
  readonly career: CareerTopic;
  readonly place: PlaceTopic | undefined;
  readonly outfit: OutfitTopic | undefined;
  readonly tank: TankTopic | undefined;
  readonly hold: HoldTopic | undefined;
  readonly materials: MaterialsTopic | undefined;
  readonly ranks: RanksTopic | undefined;
  readonly reputation: ReputationTopic | undefined;
  readonly pledge: PledgeTopic | undefined;
  readonly game: GameTopic | undefined;
  readonly bodies: BodiesTopic | undefined;
  readonly signals: SignalsTopic | undefined;
  readonly exobiology: ExobiologyTopic | undefined;
  readonly doing: DoingTopic | undefined;
  readonly mining: MiningTopic | undefined;
  readonly trade: TradeTopic | undefined;
  readonly depots: DepotsTopic | undefined;
  readonly blueprints: BlueprintsTopic | undefined;
}

/** The facts before the first line. */
export const noFacts: CommanderFacts = {
  system: unknownSystem,
  career: unknownCareer,
  place: undefined,
  outfit: undefined,
  tank: undefined,
  hold: undefined,
  materials: undefined,
  ranks: undefined,
  reputation: undefined,
  pledge: undefined,
  game: undefined,
  bodies: undefined,
  signals: undefined,
  exobiology: undefined,
  doing: undefined,
  mining: undefined,
  trade: undefined,
  depots: undefined,
  blueprints: undefined,
};
