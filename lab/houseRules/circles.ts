import type { House, Violation } from "./House.ts";
import { circlesOf, importGraphOf } from "./importGraph.ts";

/** No file imports itself through others; an import of a type counts, unlike for the linter's `import/no-cycle`. */
export function circles(house: House): readonly Violation[] {
  return circlesOf(importGraphOf(house)).map((files) => ({
    rule: "circles",
    file: files[0] ?? "",
    line: 1,
    message: `imports itself through ${files.slice(1).join(", ")}`,
  }));
}
