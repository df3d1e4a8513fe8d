import {
  appendKey,
  type Fault,
  type JsonObject,
  type JsonValue,
  type Kind,
  type Scar,
  type ScarredMoment,
  type Severity,
} from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import { changeAt, pathsLike, valueAt, type Path } from "./changeAt.ts";
import { scarred, withEvent, type MomentFault, type Work } from "./MomentFault.ts";

/** One way to break an event, as data. */
export interface Edit {
  readonly kind: Kind;
  /** The keys to the field; `*` stands for any element of a list. */
  readonly path: readonly string[];
  /** What the field becomes; undefined takes it away. */
  readonly to: JsonValue | undefined;
  /** The rule that must report it. */
  readonly rule: string;
  /** Whether the field may be broken, by the object that holds it; where it is there unless said otherwise. */
  readonly when?: (holder: JsonObject) => boolean;
  /** What becomes of its severity in live, where the game is known to differ. */
  readonly inLive?: Severity | "none";
  /** The field of the same object that the finding names, where it is another. */
  readonly reportedAt?: string;
}

/** Makes a fault inside one event of its edits. */
export function eventFault(declared: Omit<Fault, "sort">, edits: readonly Edit[]): MomentFault {
  return {
    ...declared,
    sort: "event",
    *damage(moments, work) {
      for (const given of moments) yield offersPlace(given) && work.strikes() ? breakEvent(given, edits, work) : given;
    },
  };

  function offersPlace({ moment, isTaken }: ScarredMoment): boolean {
    return !isTaken && edits.some(({ kind }) => kind === moment.event?.["event"]);
  }
}

function breakEvent(given: ScarredMoment, edits: readonly Edit[], work: Work): ScarredMoment {
  const { event } = given.moment;
  if (event === undefined) return given;
  for (const edit of work.chance.shuffled(edits.filter(({ kind }) => kind === event["event"]))) {
    const path = placeOf(event, edit, work.chance);
    if (path === undefined) continue;
    const scar = scarOf(edit, pointerTo(path, edit), work);
    return scarred(withEvent(given, changeAt(event, path, edit.to)), scar);
  }
  return given;
}

function scarOf({ rule, inLive }: Edit, pointer: string, work: Work): Scar {
  const softened = work.dialect === "live" ? inLive : undefined;
  if (softened === "none") return { damage: work.begin(), expects: undefined };
  return work.scar(work.begin(), rule, pointer, softened === undefined ? {} : { severity: softened });
}

function placeOf(event: JsonObject, { path, when }: Edit, chance: Chance): Path | undefined {
  const suits = (place: Path): boolean => {
    if (when === undefined) return valueAt(event, place) !== undefined;
    return when(valueAt(event, place.slice(0, -1)) as JsonObject);
  };
  const places = pathsLike(event, path).filter(suits);
  return places.length === 0 ? undefined : chance.pick(places);
}

function pointerTo(path: Path, { reportedAt }: Edit): string {
  const keys = reportedAt === undefined ? path : [...path.slice(0, -1), reportedAt];
  return keys.reduce<string>((pointer, key) => appendKey(pointer, String(key)), "");
}
