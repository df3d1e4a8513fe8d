import { kind } from "../declare/objects.ts";
import { list, text } from "../declare/values.ts";
import { material } from "../shapes/Material.ts";

/** Making something from materials. */
export const Synthesis = kind("Synthesis", "Written when synthesis is used to repair or rearm.", {
  Name: text("Name of the blueprint."),
  Materials: list(material("Synthesis"), "Materials spent."),
});
