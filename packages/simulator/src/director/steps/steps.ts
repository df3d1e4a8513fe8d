import type { JsonObject, Kind } from "@shipslog/contract";
import type { ScenarioSchema } from "../../scenarios/problemsOf.ts";
import type { StepDeclaration, ValuesOf } from "../StepDeclaration.ts";
import { carrierSteps } from "./carrier.ts";
import { carrierOwnerSteps } from "./carrierOwner.ts";
import { colonySteps } from "./colony.ts";
import { combatSteps } from "./combat.ts";
import { companySteps } from "./company.ts";
import { controlSteps } from "./controls.ts";
import { crewSteps } from "./crew.ts";
import { deathSteps } from "./death.ts";
import { dockingSteps } from "./docking.ts";
import { engineeringSteps } from "./engineering.ts";
import { explorationSteps } from "./exploration.ts";
import { groundSteps } from "./ground.ts";
import { microResourceSteps } from "./microResources.ts";
import { miningSteps } from "./mining.ts";
import { missionSteps } from "./missions.ts";
import { onFootSteps } from "./onFoot.ts";
import { rescueSteps } from "./rescue.ts";
import { sessionSteps } from "./session.ts";
import { shipSteps } from "./ships.ts";
import { suitSteps } from "./suits.ts";
import { powerSteps } from "./power.ts";
import { socialSteps } from "./social.ts";
import { squadronSteps } from "./squadron.ts";
import { tradeSteps } from "./trade.ts";
import { travelSteps } from "./travel.ts";
import { vehicleSteps } from "./vehicles.ts";
import { writeSteps } from "./write.ts";

/** All steps, by the name a script uses. */
export const steps = {
  ...travelSteps,
  ...dockingSteps,
  ...tradeSteps,
  ...miningSteps,
  ...carrierSteps,
  ...carrierOwnerSteps,
  ...colonySteps,
  ...missionSteps,
  ...rescueSteps,
  ...combatSteps,
  ...deathSteps,
  ...vehicleSteps,
  ...explorationSteps,
  ...groundSteps,
  ...onFootSteps,
  ...suitSteps,
  ...microResourceSteps,
  ...companySteps,
  ...socialSteps,
  ...crewSteps,
  ...squadronSteps,
  ...powerSteps,
  ...engineeringSteps,
  ...shipSteps,
  ...controlSteps,
  ...sessionSteps,
  ...writeSteps,
} as const;

/** A name that a script may use in `do`. */
export type StepName = keyof typeof steps;

/** The names of all steps, in alphabetical order. */
export const stepNames: readonly StepName[] = (Object.keys(steps) as StepName[]).toSorted();

/** Wishes that every step may have. */
export interface StepWishes {
  /** True refuses the step unless it is possible now; by default other steps lead to it. */
  readonly strict?: boolean;
  /**
   * Values that fields of the event must have, such as `{ Wanted: true }`: `"any"` for any value, null for an absent field,
   * an object for an object with these fields or for a list with such an element.
   */
  readonly expect?: JsonObject;
}

/** A step of one name: `do` names it, and the other fields are its own. */
export type StepOf<Name extends StepName> = { readonly do: Name } & StepWishes &
  ValuesOf<(typeof steps)[Name]["fields"]>;

/** Something a player does, by name: `{ do: "jump", to: "nearest inhabited" }`. */
export type Step = { [Name in StepName]: StepOf<Name> }[StepName];

/** A step as help, completion and docs show it. */
export interface StepDescription {
  readonly name: StepName;
  /** One sentence: what the player does. */
  readonly does: string;
  /** The JSON Schema of each field of its own, by name. */
  readonly fields: Readonly<Record<string, ScenarioSchema>>;
  /** The field that a prompt takes without its name, as in `wait 10m`. */
  readonly argument: string | undefined;
  /** The kind of event whose fields `expect` is about. */
  readonly expects: Kind | undefined;
}

function describe(name: StepName): StepDescription {
  const { does, fields, argument, expects } = steps[name] as unknown as StepDeclaration;
  return { name, does, fields, argument, expects };
}

/** Every step with its sentence and its fields, in order of name. */
export const stepDescriptions: readonly StepDescription[] = stepNames.map(describe);
