import { namedQueries } from "@shipslog/archive";
import type { Command, Given } from "../Command.ts";
import { exitCodes } from "../exitCodes.ts";
import { formats, type Format } from "../query/formats.ts";
import { openTables } from "../query/openTables.ts";
import { printPage } from "../text/Page.ts";
import { UsageError } from "../UsageError.ts";
import type { World } from "../World.ts";

const formatNames = Object.keys(formats);

/** `shipslog query`: asks journals in SQL. */
export const queryCommand: Command = {
  name: "query",
  summary: "Asks journals in SQL, or one of the named queries: a folder as it is, or a lake made by shipslog archive.",
  usage: `"SQL"|NAME [DIR|LAKE] [--format ${formatNames.join("|")}]`,
  options: {
    list: { type: "boolean", description: "list the named queries" },
    format: { type: "string", value: formatNames.join("|"), description: "how to print the answer", default: "table" },
    out: { type: "string", value: "FILE", description: "write the answer to a file; parquet needs one" },
    commander: { type: "string", value: "ID", description: "whose journals they are that name no commander" },
  },
  words: [...namedQueries.keys()],
  examples: [
    ["shipslog query --list", "the named queries"],
    ["shipslog query jumps-per-day", "of the journals of the game on this machine"],
    [
      'shipslog query "SELECT StarSystem, JumpDist FROM FSDJump ORDER BY JumpDist DESC LIMIT 5" journal',
      "any question",
    ],
    ["shipslog query systems-visited lake --format csv --out systems.csv", "for a spreadsheet"],
    ['shipslog query "SHOW TABLES" lake', "what there is to ask"],
  ],
  async run(given, world) {
    if (given.has("list")) return list(world);
    const format = formatOf(given);
    const sql = sqlOf(given);
    const out = given.text("out");
    if (format.needsFile && out === undefined) throw new UsageError("parquet needs a file; name it with --out");
    const tables = await openTables(given.positionals[1], given, world, out);
    try {
      await format.print({ tables, sql, world, out });
      return exitCodes.fine;
    } finally {
      tables.close();
    }
  },
};

function list(world: World) {
  const rows = [...namedQueries.values()].map(({ name, title }) => [name, title]);
  world.out.write(printPage({ title: "named queries", blocks: [{ rows }] }, world.out));
  return exitCodes.fine;
}

function formatOf(given: Given): Format {
  const name = given.required("format");
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format === undefined) throw new UsageError(`there is no format ${name}; there are ${formatNames.join(", ")}`);
  return format;
}

/** The SQL of a named query, or the words as they are: SQL has a blank in it, a name has not. */
function sqlOf({ positionals: [asked, , ...more] }: Given): string {
  if (asked === undefined) throw new UsageError("ask something: shipslog query jumps-per-day, or --list for more");
  if (more.length > 0) throw new UsageError("put quotes around the SQL; behind it comes one folder");
  const named = namedQueries.get(asked);
  if (named === undefined && !/\s/.test(asked.trim())) {
    throw new UsageError(`there is no query ${asked}; shipslog query --list lists them`);
  }
  return named?.sql ?? asked;
}
