import type { EventOf } from "@shipslog/contract";
import type { ObservedEventByKind } from "@shipslog/contract/observed";
import { expectTypeOf, it } from "vitest";
import { followEvents } from "../follow/followEvents.ts";
import { readEvents } from "./readEvents.ts";

it("narrows to the kinds that are asked for", async () => {
  for await (const event of followEvents("/journal", ["FSDJump", "Docked"])) {
    expectTypeOf(event).toEqualTypeOf<EventOf<"FSDJump"> | EventOf<"Docked">>();
    if (event.event === "Docked") expectTypeOf(event).toEqualTypeOf<EventOf<"Docked">>();
    // @ts-expect-error Events of other kinds are not delivered.
    if (event.event === "Missions") return;
  }
  for await (const event of readEvents("/journal", ["FSDJump"])) {
    expectTypeOf(event).toEqualTypeOf<EventOf<"FSDJump">>();
  }
});

it("narrows to observed kinds", async () => {
  for await (const event of followEvents("/journal", ["Scan", "Docked"])) {
    expectTypeOf(event).toEqualTypeOf<ObservedEventByKind["Scan"] | EventOf<"Docked">>();
    if (event.event === "Scan") expectTypeOf(event.BodyName).toEqualTypeOf<string>();
  }
});

it("rejects a misspelt kind", () => {
  // @ts-expect-error The kind is FSDJump.
  expectTypeOf(readEvents("/journal", ["FSDJumped"])).toBeObject();
  // @ts-expect-error The kind is Docked.
  expectTypeOf(followEvents("/journal", ["FSDJump", "docked"])).toBeObject();
});
