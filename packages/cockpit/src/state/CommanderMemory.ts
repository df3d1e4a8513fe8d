import type { CommanderFacts } from "./CommanderFacts.ts";
import type { RouteTopic } from "./route.ts";
import type { ShipTopic } from "./ship.ts";

/** What is known about a commander who is not the current one. */
export interface CommanderMemory extends Pick<ShipTopic, "stored" | "transfers" | "syntheses"> {
  /** The FID of the commander; before game 3.3, `CMDR` and the name. */
  readonly id: string;
  readonly name: string | undefined;
  readonly facts: CommanderFacts;
  readonly trail: RouteTopic["trail"];
}

/** How many other commanders are remembered; an account has one or two. */
export const maxOtherCommanders = 4;
