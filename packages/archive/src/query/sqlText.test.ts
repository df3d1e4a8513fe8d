import { describe, expect, it } from "vitest";
import { openEngine } from "../engine/openEngine.ts";
import { parametersOf, setParameters, splitStatements } from "./sqlText.ts";

describe("splitStatements", () => {
  it.each([
    ["SELECT 1; SELECT 2;", ["SELECT 1", "SELECT 2"]],
    ["SELECT ';' AS \"a;b\"; -- ; the end", ["SELECT ';' AS \"a;b\""]],
    ["SELECT 'it''s; '; /* a /* ; */ ; */ SELECT 2", ["SELECT 'it''s; '", "/* a /* ; */ ; */ SELECT 2"]],
    ["SELECT E'a\\'; ' AS x; SELECT 2", ["SELECT E'a\\'; ' AS x", "SELECT 2"]],
    ["SELECT $$;$$ x; SELECT $a$;$$;$a$ AS y", ["SELECT $$;$$ x", "SELECT $a$;$$;$a$ AS y"]],
    ["SELECT name'\\'; SELECT 2", ["SELECT name'\\'", "SELECT 2"]],
  ])("divides %s as DuckDB does", async (sql, expected) => {
    expect(splitStatements(sql)).toEqual(expected);
    const { connection, close } = await openEngine();
    expect((await connection.extractStatements(sql)).count).toBe(expected.length);
    close();
  });

  it("finds no statement in spaces and comments", () => {
    expect(splitStatements("; -- SELECT 1\n ;")).toEqual([]);
  });

  it("ends with a text that has no end", () => {
    expect(splitStatements("SELECT 'a; b")).toEqual(["SELECT 'a; b"]);
    expect(splitStatements("SELECT 1 /* a; b")).toEqual(["SELECT 1 /* a; b"]);
    expect(splitStatements("SELECT $$ a; b")).toEqual(["SELECT $$ a; b"]);
  });
});

describe("setParameters", () => {
  const sql = `SELECT $system, '$system', "$system", $count, $1 -- $system`;

  it("finds the parameters outside of texts, names and comments", () => {
    expect(parametersOf(sql)).toEqual(["system", "count"]);
  });

  it("puts values in their places, quoted", () => {
    expect(setParameters(sql, new Map([["system", "Barnard's Star"]]))).toBe(
      `SELECT 'Barnard''s Star', '$system', "$system", $count, $1 -- $system`,
    );
  });
});
