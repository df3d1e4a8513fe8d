import { defineCommand, type Command, storedPathArgument } from "../../command/Command.ts";
import { missingParts, requireParts } from "../../parts/requireParts.ts";
import { queryFormatNames, queryOptions } from "./queryOptions.ts";

/** `shipslog query`: queries journals with SQL. */
export const queryCommand: Command = defineCommand({
  name: "query",
  summary: "Runs SQL or a named query over journals, or over lakes made by shipslog archive; without SQL, at a prompt.",
  usage: `["SQL"|NAME] [PATH...|[NAME=]LAKE...] [--format ${queryFormatNames.join("|")}]`,
  arguments: { PATH: storedPathArgument },
  options: queryOptions,
  async words({ installation }) {
    if (missingParts(["archive"], installation).length > 0) return [];
    return [...(await import("@shipslog/archive")).namedQueries.keys()];
  },
  examples: [
    ["shipslog query --list", "the named queries"],
    ["shipslog query jumps-per-day", "over the journals of the game on this machine"],
    ['shipslog query "SELECT StarSystem, JumpDist FROM FSDJump ORDER BY JumpDist DESC LIMIT 5" journal', "any SQL"],
    ["shipslog query systems-visited lake --format csv --out systems.csv", "for a spreadsheet"],
    ['shipslog query "SHOW TABLES" lake', "list the tables"],
    [
      'shipslog query "SELECT lake, count(*) FROM FSDJump GROUP BY 1" mine=lake fleet=s3://fleet/lake',
      "ask several lakes",
    ],
    ["shipslog query lake", "type queries at a prompt"],
    ["shipslog query lake < questions.sql", "answer the queries of a file"],
  ],
  async run(args, host) {
    requireParts(["archive"], host);
    return (await import("./answerQuery.ts")).answerQuery(args, host);
  },
});
