import { expectTypeOf, it } from "vitest";
import type Type from "typebox";
import type { declarations } from "../kinds/declarations.ts";
import type { EventByKind } from "../generated/contracts.ts";
import type { ModuleInfoFile, NavRouteLine, EventOf, EventOfAnyGame, JournalEvent, Kind, OtherEvent } from "./kinds.ts";
import { validate } from "./validate.ts";

/** What each declaration says as a type, by TypeBox's own inference. */
type Inferred = { -readonly [Name in keyof typeof declarations]: Type.Static<(typeof declarations)[Name]> };

it("the generated types equal the types of the declarations", () => {
  expectTypeOf<EventByKind>().toEqualTypeOf<Inferred>();
});

it("an event narrows by its name", () => {
  const narrow = (event: JournalEvent) => {
    if (event.event === "FSDJump") {
      expectTypeOf(event).toEqualTypeOf<EventOf<"FSDJump">>();
      expectTypeOf(event.JumpDist).toEqualTypeOf<number>();
      expectTypeOf(event.SystemAddress).toEqualTypeOf<number | bigint>();
    }
    // @ts-expect-error JumpDist is no field of every kind.
    return event.JumpDist as unknown;
  };
  expectTypeOf(narrow).toBeFunction();
});

it("a switch over the sixteen kinds is exhaustive", () => {
  const exhaustive = (event: JournalEvent): Kind => {
    switch (event.event) {
      case "FSDJump":
      case "Status":
      case "Docked":
      case "CommunityGoal":
      case "EngineerProgress":
      case "Missions":
      case "StoredModules":
      case "MultiSellExplorationData":
      case "CargoTransfer":
      case "ModuleInfo":
      case "NavRoute":
      case "Synthesis":
      case "SquadronStartup":
      case "SuitLoadout":
      case "UpgradeSuit":
      case "UpgradeWeapon":
        return event.event;
      default:
        return event satisfies never;
    }
  };
  expectTypeOf(exhaustive).returns.toEqualTypeOf<Kind>();
});

it("a wrong field is a compile error", () => {
  const synthesis: EventOf<"Synthesis"> = { timestamp: "", event: "Synthesis", Name: "", Materials: [] };
  // @ts-expect-error The field is called Name.
  const misnamed: EventOf<"Synthesis"> = { timestamp: "", event: "Synthesis", Nmae: "", Materials: [] };
  // @ts-expect-error Direction is a closed set.
  const direction: EventOf<"CargoTransfer">["Transfers"][number]["Direction"] = "tomoon";
  // @ts-expect-error A module is on its way or not, without degrees.
  const transit: NonNullable<EventOf<"StoredModules">["Items"][number]["InTransit"]> = 0.5;
  expectTypeOf([synthesis, misnamed, direction, transit]).toBeArray();
});

it("the file carries what the journal's line does not", () => {
  expectTypeOf<ModuleInfoFile["Modules"]>().toBeArray();
  // @ts-expect-error The bare line has no Route.
  expectTypeOf<NavRouteLine["Route"]>().toBeArray();
});

it("only a validation without an error holds an event", () => {
  const answer = validate({});
  expectTypeOf(answer.ok).toBeBoolean();
  if (!answer.ok) expectTypeOf(answer.event).toEqualTypeOf<undefined>();
  else if (answer.event.event === "Status") expectTypeOf(answer.event).toEqualTypeOf<EventOf<"Status">>();
  else if (answer.event.event === "Scan") expectTypeOf(answer.event).toEqualTypeOf<OtherEvent>();
});

it("an event of an earlier game may lack what that game did not write", () => {
  const result = validate({}, { dialect: "live", game: "2.2" });
  if (result.ok && result.event.event === "FSDJump") {
    const { event } = result;
    expectTypeOf(event.SystemAddress).toEqualTypeOf<number | bigint | undefined>();
    expectTypeOf(event.Allegiance).toEqualTypeOf<string | undefined>();
    expectTypeOf(event.StarSystem).toEqualTypeOf<string>();
  }
  expectTypeOf<EventOf<"FSDJump">>().toExtend<EventOfAnyGame & { event: "FSDJump" }>();
});
