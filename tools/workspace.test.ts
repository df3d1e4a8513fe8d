import { expect, it } from "vitest";
import { inDependencyOrder, readPackages, type WorkspacePackage } from "./workspace.ts";

function packageNamed(name: string, ...needed: readonly string[]): WorkspacePackage {
  const dependencies = Object.fromEntries(needed.map((each) => [each, "0.1.0"]));
  return { folder: name, path: name, manifest: { name, version: "0.1.0", dependencies } };
}

it("puts a package after those it depends on", () => {
  const ordered = inDependencyOrder([packageNamed("c", "b", "outside"), packageNamed("b", "a"), packageNamed("a")]);
  expect(ordered.map(({ folder }) => folder)).toEqual(["a", "b", "c"]);
});

it("puts a package after those that are optional to it", () => {
  const hub = { ...packageNamed("a"), manifest: { name: "a", version: "0.1.0", peerDependencies: { b: "0.1.0" } } };
  expect(inDependencyOrder([hub, packageNamed("b")]).map(({ folder }) => folder)).toEqual(["b", "a"]);
});

it("refuses packages that depend on each other", () => {
  expect(() => inDependencyOrder([packageNamed("a", "b"), packageNamed("b", "a")])).toThrow("a > b > a");
});

it("gives every package of the workspace one version, and each asks for that version of the others", () => {
  const packages = readPackages();
  const names = packages.map(({ manifest }) => manifest.name);
  const asked = packages.flatMap(({ manifest }) =>
    Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }),
  );
  const versions = asked.filter(([name]) => names.includes(name)).map(([, version]) => version);
  expect(names[0]).toBe("@shipslog/contract");
  expect(new Set([...packages.map(({ manifest }) => manifest.version), ...versions]).size).toBe(1);
});
