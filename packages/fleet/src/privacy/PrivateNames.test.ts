import fc from "fast-check";
import { expect, it } from "vitest";
import { PrivateNames } from "./PrivateNames.ts";

const friend = (Name: string) => ({ event: "Friends", Name });

it("finds added names anywhere in a text", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 5 }), fc.string(), fc.string(), (name, before, after) => {
      const names = new PrivateNames();
      expect(names.isIn(before + name + after)).toBe(false);
      names.addFrom(friend(name));
      expect(names.isIn(before + name + after)).toBe(true);
      expect(names.isIn("")).toBe(false);
    }),
  );
});

it("finds a short name only as a whole string value", () => {
  const names = new PrivateNames();
  names.addFrom(friend("Sol"));
  expect(names.isIn('"StarSystem":"Solati"')).toBe(false);
  expect(names.isIn('"Name":"Sol" }')).toBe(true);
});

it("adds name and FID of the commander, and nothing from other events", () => {
  const names = new PrivateNames();
  names.addFrom({ event: "LoadGame", FID: "F1234567", Commander: "Jameson" });
  names.addFrom({ event: "Docked", Name: "Abraham Lincoln" });
  expect(names.isIn("…F1234567…")).toBe(true);
  expect(names.isIn("…JAMESON…")).toBe(true);
  expect(names.isIn("Abraham Lincoln")).toBe(false);
});
