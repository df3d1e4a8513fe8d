import type { Chance } from "../chance/Chance.ts";
import type { GameClient } from "../scenarios/Scenario.ts";

/** Engineers by id (F43: 3xxxxx work on ships, 4xxxxx on suits and weapons). */
const engineerNames: readonly (readonly [id: number, name: string])[] = [
  [300000, "Didi Vatermann"],
  [300010, "Bill Turner"],
  [300030, "Broo Tarquin"],
  [300040, "The Sarge"],
  [300050, "Zacariah Nemo"],
  [300080, "Liz Ryder"],
  [300090, "Hera Tani"],
  [300100, "Felicity Farseer"],
  [300110, "Ram Tah"],
  [300120, "Lei Cheung"],
  [300130, "Petra Olmanova"],
  [300140, "Colonel Bris Dekker"],
  [300150, "Marsha Hicks"],
  [300160, "Elvira Martuuk"],
  [300180, "The Dweller"],
  [300200, "Marco Qwent"],
  [300210, "Selene Jean"],
  [300220, "Professor Palin"],
  [300230, "Lori Jameson"],
  [300250, "Juri Ishmaak"],
  [300260, "Tod 'The Blaster' McQuinn"],
  [300270, "Tiana Fortune"],
  [300280, "Mel Brandon"],
  [300290, "Etienne Dorn"],
  [300300, "Chloe Sedesi"],
  [400001, "Jude Navarro"],
  [400002, "Domino Green"],
  [400003, "Hero Ferrari"],
  [400004, "Kit Fowler"],
  [400005, "Wellington Beck"],
  [400006, "Terra Velasquez"],
  [400007, "Uma Laszlo"],
  [400008, "Oden Geiger"],
  [400009, "Yarden Bond"],
  [400010, "Baltanos"],
  [400011, "Eleanor Bresa"],
  [400012, "Rosa Dayette"],
];

/** A commander's access to one engineer. */
export interface EngineerAccess {
  readonly id: number;
  readonly name: string;
  /** Whether the client does not know the engineer: one of the expansion, in base-game mode. */
  readonly isNameless: boolean;
  stage: "Known" | "Invited" | "Unlocked";
  /** 1 to 5 once unlocked. */
  rank: number;
  /** Percent of the way to the next rank; 0 at rank 5. */
  progressPercent: number;
}

/** What one visit to an engineer changed. */
export type AccessGain = "stage" | "rank" | "progress";

const highestRank = 5;

/** Ids of engineers of the on-foot expansion begin here. */
const firstOnFoot = 400_000;

/** The engineers of a commander: those with access, and the others. */
export interface EngineerContacts {
  readonly engineers: EngineerAccess[];
  readonly strangers: EngineerAccess[];
}

/** Draws access from earlier play: more engineers are unlocked than only known. */
export function drawEngineers(chance: Chance, { isBaseGame }: GameClient): EngineerContacts {
  const known = new Set(engineerNames.filter(() => chance.isLucky(0.7)));
  const isNameless = (id: number): boolean => isBaseGame && id > firstOnFoot;
  const engineers = [...known].map(([id, name]) => {
    const access = drawAccess(chance, id, name);
    return isNameless(id) ? { ...unknown(id, name), isNameless: true } : access;
  });
  const strangers = engineerNames
    .filter((each) => !known.has(each))
    .map(([id, name]) => ({ ...unknown(id, name), isNameless: isNameless(id) }));
  return { engineers, strangers };
}

function drawAccess(chance: Chance, id: number, name: string): EngineerAccess {
  const stage = chance.weighted([
    ["Unlocked", 5],
    ["Invited", 2],
    ["Known", 3],
  ] as const);
  const rank = stage === "Unlocked" ? chance.integer(1, highestRank) : 0;
  const progressPercent = stage === "Unlocked" && rank < highestRank ? chance.integer(0, 71) : 0;
  return { id, name, isNameless: false, stage, rank, progressPercent };
}

function unknown(id: number, name: string): EngineerAccess {
  return { id, name, isNameless: false, stage: "Known", rank: 0, progressPercent: 0 };
}

/** Whether access to an engineer can still increase. */
export function canGainAccess({ rank, isNameless }: EngineerAccess): boolean {
  return rank < highestRank && !isNameless;
}

/** How often a visit makes another engineer known. */
const encounterShare = 0.2;

/** Makes an engineer known whom the player has not heard of; undefined when that does not happen. */
export function meetEngineer({ engineers, strangers }: EngineerContacts, chance: Chance): EngineerAccess | undefined {
  const candidates = strangers.filter(({ isNameless }) => !isNameless);
  if (candidates.length === 0 || !chance.isLucky(encounterShare)) return undefined;
  const met = chance.pick(candidates);
  strangers.splice(strangers.indexOf(met), 1);
  engineers.push(met);
  return met;
}

/** Increases access to an engineer and returns what changed. */
export function gainAccess(access: EngineerAccess, chance: Chance): AccessGain {
  if (access.stage !== "Unlocked") {
    access.stage = access.stage === "Known" ? "Invited" : "Unlocked";
    access.rank = access.stage === "Unlocked" ? 1 : 0;
    return "stage";
  }
  access.progressPercent += chance.integer(20, 60);
  if (access.progressPercent < 100) return "progress";
  access.rank += 1;
  access.progressPercent = 0;
  return "rank";
}
