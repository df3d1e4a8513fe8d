import { describe, expect, it } from "vitest";
import { houseOf } from "./houseOf.ts";
import { noMarkup } from "./noMarkup.ts";

const page = "packages/cockpit/page/a.tsx";

describe("no markup", () => {
  it.each([
    `element.innerHTML = text;`,
    `const a = <p dangerouslySetInnerHTML={{ __html: text }} />;`,
    `document.write(text);`,
    `eval(text);`,
  ])("refuses %s in a page", (text) => {
    expect(noMarkup(houseOf({ [page]: text }))).toMatchObject([{ file: page, line: 1 }]);
  });

  it("allows text", () => {
    expect(noMarkup(houseOf({ [page]: `const a = <p title={text}>{text}</p>;` }))).toEqual([]);
    expect(noMarkup(houseOf({ [page]: `navigator.clipboard.write([item]);` }))).toEqual([]);
  });

  it("ignores files outside pages", () => {
    expect(noMarkup(houseOf({ "packages/shipslog/src/a.ts": `output.write(text);` }))).toEqual([]);
  });
});
