import type { JsonObject, JsonValue } from "@shipslog/contract";
import { endsMission } from "./cargo.ts";

/** The colonisation of a system, which no line accepts or ends. */
const colonisationId = 18446744073709551615n;

const listOf = (value: JsonValue | undefined): readonly JsonObject[] => (value ?? []) as readonly JsonObject[];

/** The missions the player holds, as the lines tell it. */
export class MissionBook {
  #held: Set<JsonValue> | undefined;
  /** Missions that had failed in the last list; the game removes them without a line. */
  #failed = new Set<JsonValue>();

  /** Takes a line; returns a complaint about a mission that was not held, was held twice, or is missing from a list. */
  take(event: JsonObject): string | undefined {
    if (event["event"] === "Missions") return this.#compare(event);
    const id = event["MissionID"];
    if (this.#held === undefined || id === undefined) return undefined;
    if (event["event"] === "MissionAccepted") {
      if (this.#held.has(id)) return `mission ${id as string} is accepted twice`;
      this.#held.add(id);
    }
    if (endsMission(event) && !this.#held.delete(id)) return `mission ${id as string} ends, but was not held`;
    // A mission that has failed stays on the list for a while.
    if (event["event"] === "MissionFailed") this.#failed.add(id);
    return undefined;
  }

  #compare({ Active, Failed, Complete }: JsonObject): string | undefined {
    const idsIn = (list: JsonValue | undefined) =>
      listOf(list).flatMap(({ MissionID = 0 }) => (MissionID === colonisationId ? [] : [MissionID]));
    const held = new Set([...idsIn(Active), ...idsIn(Failed), ...idsIn(Complete)]);
    const expected = this.#held ?? held;
    const failed = this.#failed;
    this.#held = held;
    this.#failed = new Set(idsIn(Failed));
    const added = [...held].find((id) => !expected.has(id) && !failed.has(id));
    if (added !== undefined) return `Missions has ${added as string}, which no line accepted`;
    const missing = [...expected].find((id) => !held.has(id) && !failed.has(id));
    return missing === undefined ? undefined : `Missions lacks ${missing as string}, which no line ended`;
  }
}
