import { scriptSchema, stepNames, type ScenarioSchema, type StepName } from "@shipslog/simulator";
import { obtainFields } from "../../packages/simulator/tests/helpers/director/fields.ts";
import {
  obtainFlags,
  obtainFlags2,
  obtainKinds,
  obtainScreens,
  type Obtaining,
} from "../../packages/simulator/tests/helpers/director/obtainings.ts";
import { eddTest } from "../../packages/simulator/tests/helpers/director/peers.ts";

const intro = `# Steps

A scenario is weights, or a script: a list of steps, each something a player does. The director carries them out on the model of the game, so
that every event follows from the ones before it. \`npm run generate\` makes this page from the declarations in
\`packages/simulator/src/director/steps\` and from the table of scripts that [packages/simulator/tests/director.test.ts](../packages/simulator/tests/director.test.ts) runs.

\`\`\`json
[
  { "do": "jump", "to": "nearest inhabited", "expect": { "Wanted": true } },
  { "do": "dock", "service": "exploration" },
  { "do": "sellExplorationData" },
  { "do": "crash" }
]
\`\`\`

\`shipslog simulate --script script.json --out journal\` writes the folder; \`simulate({ seed, scenario: { script } })\` yields the moments. \`direct({ seed })\`
returns a game for one step at a time: \`game.do({ do: "dock" })\`, \`game.pass(60_000)\`, \`game.state\`. The same seed and steps give the same bytes, within a minor version.

- **A step leads to a state that allows it.** \`dock\` starts the game, leaves the planet, jumps if no port is near, asks for a pad and lands.
  \`"strict": true\` refuses the step instead, unless it is possible now.
- **An impossible step is refused** with a reason and with what would make it possible. \`game.do\` returns both; in a script they are an error.
- **\`expect\` says what must be in the event** that a step writes: a value, \`"any"\` for any value, \`null\` for an absent field, an object for an object with
  these fields or for a list with such an element. The director looks for a target that fits, or arranges it; otherwise the step is refused.
- **The setup** is \`ship\`, \`begins\`, \`region\`, \`owns\`, \`goals\`, \`surveys\`, \`missions\` and \`client\` beside \`script\`, or options of \`direct\`. Its defaults make most steps
  possible: a ship with a fighter, an SRV and a fuel scoop, and a commander with a carrier, a colony, a squadron, a pledge and a crew.
- **Rare forms.** \`rare: true\` (\`--rare\` of the command) writes the forms of lines that real journals have and most lines have not: a Loadout without
  \`HullValue\`, an FSDTarget without \`RemainingJumpsInRoute\`, a mission without its name. The table is in \`packages/simulator/src/live/rareForms.ts\`, with counts.
- **The version of the game** has "beta" in it, so that no network takes a session for real play. \`"client": { "version": "4.1.2.100" }\` and \`start\` with a
  version write another one, for readers that treat such versions differently. **Never send a journal with it to a network** such as EDDN, Inara or EDSM.`;

/** Formats the page about steps: what they are, how everything is obtained, and what a peer offers. */
export function stepsPage(): string {
  const parts = [
    intro,
    `## The ${stepNames.length} steps\n\nEvery field is optional. Every step also takes \`strict\` and, where it writes an event, \`expect\`.\n\n${stepTable()}`,
    `## How each kind is obtained\n\n${obtainTable("kind", obtainKinds)}`,
    `## How each bit of Flags is obtained\n\n${obtainTable("bit", obtainFlags)}`,
    `## How each bit of Flags2 is obtained\n\n${obtainTable("bit", obtainFlags2)}`,
    `## How each screen of GuiFocus is obtained\n\n${obtainTable("screen", obtainScreens)}`,
    `## How each optional field is obtained\n\nIn dialect \`spec\`; [the dialects](dialects.md) say which fields the live game never writes. A client that is older or has no texts omits\nsome of them: \`"client": { "isOlder": true, "hasTexts": false }\`.\n\n${obtainTable("field", obtainFields)}`,
    `## Compared with EDDTest\n\n${peerText}\n\n${peerTable()}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

const peerText = `[EDDTest](https://github.com/EDDiscovery/EDDTest) is the closest tool: it appends lines to a journal, one command for each event, and sets Status.json by
name of the flag. It covers events that the sixteen kinds do not include, and its command files have loops and delays. Its values are given
on the command line or fixed: one line does not follow from another, there is no seed, and nothing is refused. Read in its source of 2025
(journal) and 2021 (Status); an empty cell means that no command was found there.`;

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(...head), `|${head.map(() => "---|").join("")}`, ...rows.map((cells) => row(...cells))].join("\n");
}

const schemas: ReadonlyMap<string, ScenarioSchema> = new Map(
  (scriptSchema.items?.oneOf ?? []).map((schema) => [schema.properties?.["do"]?.enum?.[0] ?? "", schema]),
);

const general = ["do", "strict", "expect"];

function fieldText([name, { description = "", enum: words }]: readonly [string, ScenarioSchema]): string {
  const choices = words === undefined ? "" : ` (${words.map((word) => `\`${word}\``).join(", ")})`;
  return `\`${name}\`: ${description}${choices}`;
}

function stepTable(): string {
  const rows = stepNames.map((name) => {
    const { description = "", properties = {} } = schemas.get(name) ?? { type: "object" };
    const fields = Object.entries(properties).filter(([field]) => !general.includes(field));
    return [`\`${name}\``, description, fields.map(fieldText).join("<br>")];
  });
  return table(["step", "what the player does", "fields"], rows);
}

function obtainTable(head: string, obtained: Readonly<Record<string, Obtaining>>): string {
  const rows = Object.entries(obtained).map(([name, { script }]) => {
    return [`\`${name}\``, script.map((step) => `\`${JSON.stringify(step)}\``).join("<br>")];
  });
  return table([head, "script"], rows);
}

function peerTable(): string {
  return table(
    ["step", "EDDTest"],
    stepNames.map((name: StepName) => [`\`${name}\``, eddTest[name] ?? ""]),
  );
}
