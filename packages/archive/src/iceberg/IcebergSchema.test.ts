import { expect, it } from "vitest";
import { icebergSchema, placedFields } from "./IcebergSchema.ts";

const columns = { a: "VARCHAR", b: { c: "BIGINT", d: ["DOUBLE"] } } as const;
const idsOf = (schema: ReturnType<typeof icebergSchema>) =>
  Object.fromEntries(placedFields(schema).map(({ key, id }) => [key, id]));

it("numbers every field once", () => {
  const ids = idsOf(icebergSchema(columns));
  expect(ids).toEqual({ ".a:string": 1, ".b:struct": 2, ".b.c:long": 3, ".b.d:list": 4, ".b.d[]:double": 5 });
});

it("keeps the numbers of fields that stay, and gives no number twice", () => {
  const before = icebergSchema(columns);
  expect(icebergSchema(columns, before, 5)).toEqual(before);
  const after = icebergSchema({ e: "BOOLEAN", a: "BIGINT", b: { d: ["DOUBLE"] } }, before, 9);
  expect(idsOf(after)).toEqual({ ".e:boolean": 10, ".a:long": 11, ".b:struct": 2, ".b.d:list": 4, ".b.d[]:double": 5 });
  expect(after["schema-id"]).toBe(1);
});
