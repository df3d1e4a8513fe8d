import { expect, it } from "vitest";
import { starStyleOf } from "./starStyles.ts";

it.each([
  ["G", "yellow-white"],
  ["K_OrangeGiant", "orange"],
  ["DAZ", "white dwarf"],
  ["TTS", "T Tauri star"],
  ["AeBe", "Herbig star"],
  ["M_RedGiant", "red giant"],
  ["M_RedSuperGiant", "red supergiant"],
  ["SupermassiveBlackHole", "black hole"],
  ["toString", "other star"],
  [undefined, "other star"],
])("calls %s a %s", (starClass, name) => expect(starStyleOf(starClass).name).toBe(name));
