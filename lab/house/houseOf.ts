import type { Manifest } from "../workspace.ts";
import { parseSource, type House } from "./House.ts";

/** Builds a house from texts, for a test that shows a rule failing. */
export function houseOf(files: Readonly<Record<string, string>>, given: Partial<Omit<House, "sources">> = {}): House {
  const sources = Object.entries(files).map(([path, text]) => parseSource(path, text));
  const owners = new Set(sources.map(({ owner }) => owner));
  const manifests = new Map([...owners].map((owner): [string, Manifest] => [owner, { name: owner, version: "0.1.0" }]));
  return { sources, manifests, scripts: [], ...given };
}
