/** The messages of `shipslog fly --stdio` are what their JSON Schema and their page say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { stepNames } from "@shipslog/simulator";
import { root } from "../../../tools/workspace.ts";
import { testHost } from "./helpers/host.ts";
import { run } from "../src/run.ts";
import { protocolSchema, requests } from "../src/commands/fly/protocol.ts";

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(protocolSchema, "fly");
const isValid = (name: string, message: unknown) => {
  const validate = ajv.getSchema(`fly#/$defs/${name}`);
  if (validate === undefined) throw new TypeError(`the schema has no ${name}`);
  const ok = validate(message);
  return ok === true ? "valid" : ajv.errorsText(validate.errors);
};

/** Requests that are carried out, refused and invalid, with the answer that each gets. */
const conversation: readonly (readonly [request: object, answer: "done" | "failed", isInSchema: boolean])[] = [
  [{ id: 1, do: "jump", to: "nearest inhabited" }, "done", true],
  [{ id: null, do: "dock", speed: "max" }, "done", true],
  [{ id: { any: "thing" }, do: "refuel", strict: true }, "done", true],
  [{ do: "refuel", strict: true }, "failed", true],
  [{ do: "dance" }, "failed", false],
  [{ do: "jump", too: "Sol" }, "failed", false],
  [{ write: { event: "Promotion", Combat: 5 } }, "done", true],
  [{ write: { event: "NextPatch" }, check: false }, "done", true],
  [{ write: { event: "NextPatch" } }, "failed", true],
  [{ write: {} }, "failed", false],
  [{ pass: "90s" }, "done", true],
  [{ pass: 1000, speed: 100 }, "done", true],
  [{ pass: "soon" }, "failed", false],
  [{ break: "half-line" }, "done", true],
  [{ break: "sabotage" }, "failed", false],
  [{ restart: true, crash: true }, "done", true],
  [{ answers: true }, "done", true],
  [{ written: "MissionAccepted" }, "done", true],
  [{ written: "FSDJmp" }, "failed", false],
  [{ state: true }, "done", true],
  [{ dance: true }, "failed", false],
  [["jump"], "failed", false],
  [{ close: true }, "done", true],
];

describe("the protocol of fly --stdio", () => {
  it("answers every request as its schema says", async () => {
    const host = testHost({ lines: conversation.map(([request]) => JSON.stringify(request)) });
    expect(await run(["fly", "--stdio", "--seed", "42"], host)).toBe(0);
    const [ready, ...answers] = host.out
      .text()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(isValid("ready", ready)).toBe("valid");
    expect(answers).toHaveLength(conversation.length);
    for (const [at, [request, kind, isInSchema]] of conversation.entries()) {
      const answer = answers[at];
      expect([request, isValid("request", request) === "valid"]).toEqual([request, isInSchema]);
      expect([request, isValid(kind, answer)]).toEqual([request, "valid"]);
      expect(answer?.["id"]).toEqual((request as { readonly id?: unknown }).id);
    }
  });

  it("tells messages apart", () => {
    expect(isValid("done", { ok: false, error: "refused", reason: "No." })).not.toBe("valid");
    expect(isValid("failed", { ok: false, error: "refused", reason: "No." })).not.toBe("valid");
    expect(isValid("ready", { ready: true, folder: "x" })).not.toBe("valid");
  });

  it("has every step and every request, each on its page", () => {
    const page = readFileSync(join(root, "docs/fly.md"), "utf8");
    for (const name of Object.keys(requests)) expect(page).toContain(`| \`{ "${name}": `);
    for (const step of stepNames) expect(isValid("request", { id: 1, do: step })).toBe("valid");
  });

  it("shows only messages on its page that are in the schema", () => {
    const page = readFileSync(join(root, "docs/fly.md"), "utf8");
    const shown = [...page.matchAll(/^([<>]) (\{.*\})$/gm)];
    expect(shown.length).toBeGreaterThan(5);
    for (const [, direction, text = ""] of shown) {
      const message = JSON.parse(text.replaceAll("…", "")) as object;
      const names = direction === ">" ? ["request"] : ["ready", "done", "failed"];
      // The page leaves out most of the state.
      const whole = "state" in message ? { ...message, state: shownState } : message;
      expect(names.map((name) => isValid(name, whole))).toContain("valid");
    }
  });
});

const shownState = {
  timeMs: 0,
  place: "docked",
  sessions: 1,
  system: {},
  isDocked: true,
  isLanded: false,
  isOnFoot: false,
  ship: {},
  credits: 0,
  flags: [],
};
