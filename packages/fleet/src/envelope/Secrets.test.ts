import fc from "fast-check";
import { expect, it } from "vitest";
import { Secrets } from "./Secrets.ts";

const friend = (Name: string) => ({ event: "Friends", Name });

it("finds what it has learnt anywhere in a text, and nothing else", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 5 }), fc.string(), fc.string(), (name, before, after) => {
      const secrets = new Secrets();
      expect(secrets.isIn(before + name + after)).toBe(false);
      secrets.learn(friend(name));
      expect(secrets.isIn(before + name + after)).toBe(true);
      expect(secrets.isIn("")).toBe(false);
    }),
  );
});

it("takes a short name only as a whole text", () => {
  const secrets = new Secrets();
  secrets.learn(friend("Sol"));
  expect(secrets.isIn('"StarSystem":"Solati"')).toBe(false);
  expect(secrets.isIn('"Name":"Sol" }')).toBe(true);
});

it("learns name and FID of the commander, and nothing from other lines", () => {
  const secrets = new Secrets();
  secrets.learn({ event: "LoadGame", FID: "F1234567", Commander: "Jameson" });
  secrets.learn({ event: "Docked", Name: "Abraham Lincoln" });
  expect(secrets.isIn("…F1234567…")).toBe(true);
  expect(secrets.isIn("…JAMESON…")).toBe(true);
  expect(secrets.isIn("Abraham Lincoln")).toBe(false);
});
