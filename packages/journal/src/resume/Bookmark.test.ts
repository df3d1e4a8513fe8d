import type { Entry } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { folderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { readJournal } from "../read/readJournal.ts";
import { Bookmark } from "./Bookmark.ts";

const file = "/j/Journal.2025-01-02T000000.01.log";
const whole = '{ "timestamp":"2025-01-02T00:00:00Z", "event":"E1" }\r\n';

describe("Bookmark", () => {
  it.each([
    ["too long to keep", Buffer.from("x".repeat(200))],
    ["not UTF-8", Buffer.from('{ "timestamp":"2025-01-02T00:00:00Z", "event":"E2", "Name":"\xFF" }', "latin1")],
  ])("continues after the copy of an unterminated line that is %s", async (_, unterminated) => {
    const disk = folderInMemory();
    await disk.makeFolder("/j");
    await disk.append(file, Buffer.concat([Buffer.from(whole), unterminated]));
    const bookmark = new Bookmark();
    const options = { disk, longestLineBytes: 100 };
    for await (const entry of readJournal("/j", options)) bookmark.advance(structuredClone(entry));
    await disk.append(file, Buffer.from(`\r\n${whole}`));
    const entries: Entry[] = [];
    for await (const entry of readJournal("/j", { ...options, from: bookmark })) entries.push(entry);
    expect(entries.map(({ type, position }) => [type, position.line])).toEqual([["event", 3]]);
  });
});
