import type { JsonObject, JsonValue } from "@shipslog/contract";
import { personalFields } from "@shipslog/page/anonymise";

/** Fields that name where somebody was; `anonymise` keeps them, a list of values must not contain them. */
const placeFields = ["StarSystem", "System", "SystemName", "StationName", "Body", "BodyName", "ShipName", "ShipIdent"];

/** Collects the texts of a folder that identify a person or a place, so that none of them is printed. */
export class PersonalTexts {
  readonly #texts = new Set<string>();
  readonly #paths = new Map<string, readonly (readonly string[])[]>();

  /** Adds the personal texts of an event. */
  learn(kind: string, event: JsonObject): void {
    for (const path of this.#pathsOf(kind)) this.#collect(event, path);
  }

  /** Tells whether a text was personal in an event. */
  has(text: string): boolean {
    return this.#texts.has(text.toLowerCase());
  }

  #pathsOf(kind: string): readonly (readonly string[])[] {
    const known = this.#paths.get(kind);
    if (known !== undefined) return known;
    const own = personalFields.filter((field) => field.kind === undefined || field.kind === kind);
    const paths = [...new Set([...own.map(({ path }) => path), ...placeFields])].map((path) => path.split("."));
    this.#paths.set(kind, paths);
    return paths;
  }

  #collect(value: JsonValue | undefined, [step, ...rest]: readonly string[]): void {
    if (step === undefined) {
      if (typeof value === "string" && value !== "") this.#texts.add(value.toLowerCase());
    } else if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const held = (value as JsonObject)[step.replace("[]", "")];
      if (!step.endsWith("[]")) this.#collect(held, rest);
      else if (Array.isArray(held)) for (const item of held as readonly JsonValue[]) this.#collect(item, rest);
    }
  }
}
