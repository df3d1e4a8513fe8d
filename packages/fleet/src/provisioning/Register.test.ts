import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldName } from "../commanderName.ts";
import { isTaken, parseRegister, printEntry, type RegisterEntry } from "./Register.ts";

const word = fc.constantFrom("Ann", "ann", "Bob", "constructor", "__proto__");
const key = fc.constantFrom("U1", "U2", "U3", "U4");
const hash = fc.constantFrom("h1", "h2", "h3");
const atMs = fc.integer({ min: 0, max: 20 });
const entry: fc.Arbitrary<RegisterEntry> = fc.oneof(
  fc.record({ invited: word, commander: hash, publicKey: key }),
  fc.record({ revoked: key, untilSeconds: atMs }),
  fc.record({ code: hash, commander: hash, untilMs: atMs }),
  fc.record({ code: hash, commander: hash, name: word, untilMs: atMs }),
  fc.record({ joined: hash, name: word, publicKey: key, atMs }),
  fc.record({ withdrawn: hash }),
);
const parse = (entries: readonly RegisterEntry[]) =>
  parseRegister({ path: "register.jsonl", text: entries.map(printEntry).join("") });

describe("the register, whatever order processes write in", () => {
  it("counts the first use of a code, and never takes it back", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), fc.nat(40), (entries, at) => {
        const before = parse(entries.slice(0, at));
        const after = parse(entries);
        for (const [each, code] of before.codes) {
          const later = after.codes.get(each);
          expect(later?.untilMs).toBe(code.untilMs);
          expect(later?.joined).toEqual(code.joined ?? (code.isWithdrawn ? undefined : later?.joined));
          expect(later?.isWithdrawn).toBe(
            code.isWithdrawn || (later?.isWithdrawn === true && code.joined === undefined),
          );
        }
        for (const revoked of before.revocations.keys()) expect(after.revocations.has(revoked)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("lets a code join in time only, with a key and a name that nobody had", () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 40 }),
        fc.record({ joined: hash, name: word, publicKey: key, atMs }),
        (entries, join) => {
          const before = parse(entries);
          const code = before.codes.get(join.joined);
          const { joined } = parse([...entries, join]).codes.get(join.joined) ?? {};
          const isUsable =
            code !== undefined && code.joined === undefined && !code.isWithdrawn && join.atMs < code.untilMs;
          const isFree = code?.name === undefined ? !isTaken(before, join.name) : code.name === join.name;
          const mayJoin = isUsable && isFree && !before.names.has(join.publicKey);
          const expected = mayJoin ? { name: join.name, publicKey: join.publicKey } : code?.joined;
          expect(joined).toEqual(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it("lists a revoked key for as long as any credential lasts that was given before", () => {
  const until = fc.integer({ min: 1, max: 30 });
  const given = fc.oneof(
    fc.record({ invited: word, commander: hash, publicKey: key, untilSeconds: until }),
    fc.record({ renewing: word, untilSeconds: until }),
    fc.record({ revoked: key, untilSeconds: until }),
  );
  fc.assert(
    fc.property(fc.array(given, { maxLength: 20 }), fc.array(fc.boolean(), { maxLength: 20 }), (entries, renewals) => {
      const lastEnds = new Map<string, number>();
      const revoked = new Set<string>();
      for (const [at, each] of entries.entries()) {
        if ("revoked" in each) revoked.add(each.revoked);
        if ("invited" in each && !revoked.has(each.publicKey)) {
          lastEnds.set(each.publicKey, Math.max(lastEnds.get(each.publicKey) ?? 0, each.untilSeconds));
        }
        // The registrar renews after the entry, up to what it says.
        if (renewals[at] !== true) continue;
        const { names, revocations, renewingUntilSeconds } = parse(entries.slice(0, at + 1));
        const renewed = [...names.keys()].filter((name) => !revocations.has(name));
        for (const name of renewed) lastEnds.set(name, Math.max(lastEnds.get(name) ?? 0, renewingUntilSeconds));
      }
      const all = parse(entries).revocations;
      for (const each of revoked) expect(all.get(each)?.endsSeconds).toBeGreaterThanOrEqual(lastEnds.get(each) ?? 0);
    }),
    { numRuns: 2000 },
  );
});

it("takes names for the same that a person would", () => {
  expect(foldName("  Jameson\u00A0 Two ")).toBe(foldName("JAMESON two"));
  expect(foldName("Jameson")).not.toBe(foldName("Jamesson"));
});
