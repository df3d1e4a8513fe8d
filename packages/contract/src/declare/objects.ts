import Type from "typebox";
import type { Annotations } from "./Annotations.ts";
import { timestamp } from "./values.ts";

/** An object inside an event; the section is the heading of the specification that lists its fields. */
export function shape<Fields extends Type.TProperties>(section: string, fields: Fields, more: Annotations = {}) {
  return Type.Object(fields, { "x-section": section, ...more });
}

/** A kind of event: the two common fields, then its own in the order the game writes them. */
export function kind<const Name extends string, Fields extends Type.TProperties>(
  name: Name,
  writtenWhen: string,
  fields: Fields,
  more: Annotations = {},
) {
  const common = {
    timestamp: timestamp("When the event happened."),
    event: Type.Literal(name, { description: "The kind's name.", "x-section": "Common fields (all events)" }),
  };
  return Type.Object({ ...common, ...fields }, { title: name, description: writtenWhen, "x-section": name, ...more });
}
