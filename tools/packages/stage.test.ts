import { expect, it } from "vitest";
import { readPackages } from "../workspace.ts";
import { publishedManifest, publishedReadme } from "./stage.ts";

const repository = "https://example.org/owner/name";
const page = "See [the steps](../../docs/steps.md#jump), [npm](https://example.org) and [below](#below).";

it("leads links of a README to the repository", () => {
  expect(publishedReadme(page, "packages/testing", repository)).toBe(
    `See [the steps](${repository}/blob/HEAD/docs/steps.md#jump), [npm](https://example.org) and [below](#below).`,
  );
});

it("makes links plain text while there is no repository", () => {
  expect(publishedReadme(page, "packages/testing", undefined)).toBe(
    "See the steps, [npm](https://example.org) and [below](#below).",
  );
});

it.each(readPackages().map((each) => [each.folder, each] as const))(
  "publishes %s without its sources",
  (folder, each) => {
    const manifest = publishedManifest(each, repository);
    expect(JSON.stringify(manifest)).not.toContain("@shipslog/source");
    expect(manifest).not.toHaveProperty("devDependencies");
    expect(manifest).toMatchObject({
      homepage: `${repository}#readme`,
      repository: { type: "git", url: `git+${repository}.git`, directory: `packages/${folder}` },
    });
    expect(publishedManifest(each, undefined)).not.toHaveProperty("repository");
  },
);
