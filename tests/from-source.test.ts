/** The doors that need no registry: the action, the hook of pre-commit, the example for GitLab and the image, each run as its file says. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { makeNodeBase } from "../tools/packages/makeNodeBase.ts";
import { root } from "../tools/workspace.ts";
import { patienceMs } from "./helpers/limits/patience.ts";
import { needs } from "./helpers/needs/needs.ts";

let place = "";
/** The repository as others get it: with nothing installed. */
let clone = "";
let commit = "";
/** Node of this test is the one on the PATH. */
const env: NodeJS.ProcessEnv = {
  HOME: tmpdir(),
  PATH: [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter),
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
};
const git = (cwd: string, ...words: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], {
    cwd,
    env,
    encoding: "utf8",
  }).trim();

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-from-source-"));
  clone = join(place, "repository");
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const needed = listed.toString().split("\0");
  const names = needed.filter((name) => isNeeded.test(name) && !name.endsWith(".test.ts"));
  mkdirSync(clone);
  const packed = execFileSync("tar", ["-c", "--null", "-T", "-"], {
    cwd: root,
    input: names.join("\0"),
    maxBuffer: 2 ** 28,
  });
  execFileSync("tar", ["-x"], { cwd: clone, input: packed });
  git(clone, "init", "-q");
  git(clone, "add", "-A");
  git(clone, "commit", "-q", "-m", "all");
  git(clone, "config", "uploadpack.allowAnySHA1InWant", "true");
  commit = git(clone, "rev-parse", "HEAD");
  const words = ["simulate", "trader", "--seed", "42", "--for", "20m", "--out", join(place, "fixtures"), "--quiet"];
  execFileSync(join(clone, "tools/from-source/shipslog"), words, { env });
}, patienceMs);
afterAll(() => rmSync(place, { recursive: true }));

const isNeeded =
  /^(?:packages\/[^/]+\/(?:src\/|observed\/|package\.json)|tools\/from-source\/|action\.yml|\.pre-commit-hooks\.yaml|Containerfile|\.containerignore)/;

/** A folder with a copy of the journals, one of which is damaged if asked. */
function journals(name: string, isDamaged: boolean): string {
  const folder = join(place, name);
  cpSync(join(place, "fixtures"), join(folder, "fixtures"), { recursive: true });
  if (!isDamaged) return folder;
  const [journal = ""] = readdirSync(join(folder, "fixtures")).filter((file) => file.endsWith(".log"));
  const path = join(folder, "fixtures", journal);
  writeFileSync(path, readFileSync(path, "utf8").replace('"event":"Commander"', '"event":"Comm'));
  return folder;
}

interface ActionStep {
  readonly name: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly ActionStep[] };
}

/** Runs the steps of action.yml as GitHub does, except for actions of others; returns what was printed and the first exit code that is not 0. */
async function runAction(given: Readonly<Record<string, string>>, cwd: string) {
  const { inputs, runs } = parse(readFileSync(join(clone, "action.yml"), "utf8")) as Action;
  const defaults = Object.fromEntries(Object.entries(inputs).map(([name, each]) => [name, each.default]));
  for (const name of Object.keys(given)) expect(Object.keys(defaults)).toContain(name);
  const values: Readonly<Record<string, string>> = { ...defaults, ...given };
  const valueOf = (text: string) =>
    text.replaceAll(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_whole, name: string) => values[name] ?? "");
  const paths = join(place, "paths");
  writeFileSync(paths, "");
  const ran: string[] = [];
  let printed = "";
  for (const step of runs.steps) {
    const [, asked] = /^inputs\.([\w-]+) != ''$/.exec(step.if ?? "") ?? [];
    if (step.if !== undefined && asked === undefined) throw new Error(`the test cannot judge ${step.if}`);
    if ((asked !== undefined && values[asked] === "") || step.run === undefined) continue;
    ran.push(step.name);
    const variables = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, valueOf(text)]));
    const own = { GITHUB_ACTION_PATH: clone, GITHUB_PATH: paths };
    const options = { cwd, env: { ...env, ...variables, ...own } };
    try {
      const shell = ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run];
      printed += (await promisify(execFile)("bash", shell, options)).stdout;
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, ran, printed: printed + stdout + stderr };
    }
  }
  return { code: 0, ran, printed, path: readFileSync(paths, "utf8") };
}

it("pins the actions of others to a commit", () => {
  const { runs } = parse(readFileSync(join(clone, "action.yml"), "utf8")) as Action;
  expect(runs.using).toBe("composite");
  const used = runs.steps.flatMap(({ uses }) => uses ?? []);
  expect(used).not.toEqual([]);
  for (const each of used) expect(each).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});

it(
  "checks journals in the action, and puts the command on the PATH",
  async () => {
    const sound = await runAction(
      { check: "fixtures", "check-options": "--fail-on warning" },
      journals("sound", false),
    );
    expect(sound).toMatchObject({ code: 0, ran: ["Put shipslog on the PATH", "Check journals"] });
    expect(sound.path).toBe(`${join(clone, "tools/from-source")}\n`);
    const found = await runAction({ check: "fixtures\nnot*here" }, journals("damaged", true));
    expect(found).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/^::error file=fixtures\/Journal/m) as string,
    });
    expect(found.printed).toContain("no file or folder matches not*here");
  },
  patienceMs,
);

it(
  "takes texts of the action for words, never for code",
  async () => {
    const folder = journals("hostile", false);
    await runAction(
      { check: "fixtures; touch a $(touch b)", "check-options": "`touch c` --fail-on $(touch d)" },
      folder,
    );
    await runAction({ try: "true; touch e && $(touch f)" }, folder);
    expect(readdirSync(folder)).toEqual(["fixtures"]);
  },
  patienceMs,
);

it(
  "tries a reader in the action",
  async () => {
    const folder = join(place, "reader");
    mkdirSync(folder);
    cpSync(join(root, "examples/readers/naive.ts"), join(folder, "naive.ts"));
    const words = { try: "node naive.ts {folder}", "try-options": "--case whole-file" };
    expect(await runAction(words, folder)).toMatchObject({
      code: 0,
      ran: ["Put shipslog on the PATH", "Try a reader"],
    });
  },
  patienceMs,
);

needs("/usr/bin/pre-commit").it(
  "checks the journals of a commit in pre-commit",
  () => {
    const folder = journals("committed", false);
    const commitIt = () => {
      git(folder, "add", "-A");
      const settings = {
        cwd: folder,
        env: { ...env, PRE_COMMIT_HOME: join(place, "pre-commit") },
        encoding: "utf8",
      } as const;
      const { status, stdout } = spawnSync("/usr/bin/pre-commit", ["run"], settings);
      return { status, stdout };
    };
    git(folder, "init", "-q");
    writeFileSync(
      join(folder, ".pre-commit-config.yaml"),
      `repos:\n  - repo: ${clone}\n    rev: ${commit}\n    hooks: [{ id: shipslog-check }]\n`,
    );
    expect(commitIt()).toMatchObject({ status: 0, stdout: expect.stringMatching(/check journals .*Passed/) as string });
    cpSync(join(place, "damaged/fixtures"), join(folder, "fixtures"), { recursive: true });
    expect(commitIt()).toMatchObject({ status: 1, stdout: expect.stringMatching(/Failed[^]*cut-line/) as string });
  },
  patienceMs,
);

it(
  "checks journals in GitLab as the example says",
  async () => {
    const text = readFileSync(join(root, "examples/18-check-in-gitlab.yml"), "utf8");
    const { variables, journals: job } = parse(text) as {
      readonly variables: Readonly<Record<string, string>>;
      readonly journals: Readonly<Record<"before_script" | "script", readonly string[]>>;
    };
    expect(Object.keys(variables)).toEqual(["SHIPSLOG_REPOSITORY", "SHIPSLOG_COMMIT"]);
    const given = { ...env, SHIPSLOG_REPOSITORY: `file://${clone}`, SHIPSLOG_COMMIT: commit };
    const script = [...job.before_script, ...job.script].join("\n");
    const run = (cwd: string) => promisify(execFile)("bash", ["-ec", script], { cwd, env: given });
    const sound = journals("gitlab", false);
    await run(sound);
    expect(readFileSync(join(sound, "findings.xml"), "utf8")).toMatch(/<testsuites/);
    await expect(run(journals("gitlab-damaged", true))).rejects.toMatchObject({ code: 1 });
  },
  patienceMs,
);

needs("/usr/bin/buildah").it(
  "builds the image of the Containerfile and checks journals in it",
  () => {
    const store = ["--root", join(place, "store"), "--runroot", join(place, "run"), "--storage-driver", "vfs"];
    const buildah = (words: readonly string[]) =>
      execFileSync("buildah", [...store, ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
    makeNodeBase(place, buildah);
    const base = ["--isolation", "chroot", "--build-arg", "BASE=localhost/base"];
    buildah(["build", "--quiet", ...base, "-t", "shipslog", clone]);
    const container = buildah(["from", "--pull-never", "localhost/shipslog"]);
    const [, entry = "[]"] = /^ENTRYPOINT (.*)$/m.exec(readFileSync(join(clone, "Containerfile"), "utf8")) ?? [];
    const volume = ["-v", `${journals("mounted", false)}:/work`];
    const run = (...words: readonly string[]) =>
      buildah([
        "run",
        "--isolation",
        "chroot",
        ...volume,
        container,
        "--",
        ...(JSON.parse(entry) as string[]),
        ...words,
      ]);
    expect(run("check", "fixtures")).toContain("Nothing found");
    expect(run("--version")).toMatch(/^\d+\.\d+\.\d+$/);
  },
  patienceMs,
);
