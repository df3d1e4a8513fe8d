import type { JsonObject, JsonValue } from "@shipslog/contract";

const numberOf = (value: JsonValue | undefined): number => (typeof value === "number" ? value : 0);
const listOf = (value: JsonValue | undefined): readonly JsonObject[] => (value ?? []) as readonly JsonObject[];

/** What the player has of each material, as the lines tell it. */
export class MaterialBook {
  #held: Map<string, number> | undefined;

  /** Takes a line; returns a complaint when a Materials line disagrees with the lines before it. */
  take(event: JsonObject): string | undefined {
    switch (event["event"]) {
      case "Materials":
        return this.#compare(event);
      case "MaterialCollected":
        return this.#change(event["Name"] as string, numberOf(event["Count"]));
      case "MissionCompleted":
        return this.#earn(listOf(event["MaterialsReward"]));
      case "Synthesis":
        return this.#spend(listOf(event["Materials"]));
      case "EngineerCraft":
        return this.#spend(listOf(event["Ingredients"]));
      case "TechnologyBroker":
        return this.#spend(listOf(event["Materials"]));
      case "MaterialTrade":
        return this.#trade(event["Paid"] as JsonObject, event["Received"] as JsonObject);
      default:
        return undefined;
    }
  }

  #trade(paid: JsonObject, received: JsonObject): string | undefined {
    const complaint = this.#change(paid["Material"] as string, -numberOf(paid["Quantity"]));
    return complaint ?? this.#change(received["Material"] as string, numberOf(received["Quantity"]));
  }

  /** Rewards for the locker are no materials. */
  #earn(items: readonly JsonObject[]): string | undefined {
    const materials = items.filter(({ Category }) => /_(Raw|Manufactured|Encoded);$/.test(Category as string));
    for (const { Name, Count } of materials) this.#change((Name as string).toLowerCase(), numberOf(Count));
    return undefined;
  }

  #spend(items: readonly JsonObject[]): string | undefined {
    const complaints = items.map(({ Name, Count }) => this.#change(Name as string, -numberOf(Count)));
    return complaints.find((complaint) => complaint !== undefined);
  }

  #change(name: string, by: number): string | undefined {
    if (this.#held === undefined) return undefined;
    const left = (this.#held.get(name) ?? 0) + by;
    this.#held.set(name, left);
    return left < 0 ? `the player has ${left} of ${name}` : undefined;
  }

  #compare({ Raw, Manufactured, Encoded }: JsonObject): string | undefined {
    const named = [...listOf(Raw), ...listOf(Manufactured), ...listOf(Encoded)];
    const held = new Map(named.map(({ Name, Count }) => [Name as string, numberOf(Count)]));
    const expected = this.#held ?? held;
    this.#held = held;
    for (const [name, count] of expected) {
      if ((held.get(name) ?? 0) !== count) return `Materials has ${held.get(name) ?? 0} of ${name} instead of ${count}`;
    }
    const added = [...held.keys()].find((name) => !expected.has(name));
    return added === undefined ? undefined : `Materials has ${added}, which no line added`;
  }
}
