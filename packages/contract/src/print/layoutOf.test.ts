import { expect, it } from "vitest";
import { layoutOf } from "./layoutOf.ts";

it.each(["constructor", "__proto__", "toString", 7, ["Synthesis"], undefined])(
  "knows no layout of an event called %j",
  (event) => {
    expect(layoutOf(event === undefined ? {} : { event })).toEqual({});
  },
);

it("knows the layout of a kind", () => {
  expect(Object.keys(layoutOf({ event: "Synthesis" }))).toEqual(expect.arrayContaining(["timestamp", "Name"]));
});
