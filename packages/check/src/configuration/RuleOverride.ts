import { fieldPath } from "@shipslog/contract";
import type { Finding } from "../findings/Finding.ts";
import type { Rule } from "../declare/Rule.ts";
import { givenSetting } from "./ruleKeys.ts";
import type { RuleSetting, RuleSettings } from "./RuleSettings.ts";

/** Settings for some findings: those that fit every list that is given. A severity also switches on a rule that is off elsewhere; `off` drops a finding. */
export interface RuleOverride {
  /** Folders or files, as consecutive names of a path: `backup/*`, `Journal.2026-05-01T120000.01.log`. */
  readonly folders?: readonly string[];
  /** Kinds, as `StoredShips` or `Powerplay*`. */
  readonly kinds?: readonly string[];
  /** Fields, as `ShipsRemote[].Name`; a field stands for what is inside it too. */
  readonly paths?: readonly string[];
  /** Severity, or off, by rule id or basis. */
  readonly rules: RuleSettings;
}

/** The settings that decide whether a rule runs for overrides alone. */
interface Settings {
  readonly rules?: RuleSettings | undefined;
  readonly overrides?: readonly RuleOverride[] | undefined;
}

/** Whether a rule is off but for an override: it runs, and what it finds elsewhere is dropped. */
export function isOnByOverride(rule: Rule, { rules, overrides = [] }: Settings): boolean {
  const general = givenSetting(rule, rules);
  const isOff = general === undefined ? Object.values(rule.severity).every((own) => own === "off") : general === "off";
  return isOff && overrides.some((each) => (givenSetting(rule, each.rules) ?? "off") !== "off");
}

/** Changes the severity of findings by overrides, of which the last that fits counts. */
export class Overrides {
  readonly #overrides: readonly Matcher[];
  /** Rules that are off where no override fits. */
  readonly #off: ReadonlySet<string>;

  constructor(settings: Settings, rules: readonly Rule[]) {
    this.#overrides = (settings.overrides ?? []).map(matcherOf);
    this.#off = new Set(rules.filter((rule) => isOnByOverride(rule, settings)).map(({ id }) => id));
  }

  /** The finding as the overrides want it; undefined when they drop it. */
  apply(finding: Finding): Finding | undefined {
    const settings = this.#overrides.map(({ fits, rules }) => (fits(finding) ? settingOf(finding, rules) : undefined));
    const general = this.#off.has(finding.rule) ? "off" : undefined;
    const setting = settings.findLast((each) => each !== undefined) ?? general;
    if (setting === "off") return undefined;
    return setting === undefined ? finding : { ...finding, severity: setting };
  }
}

interface Matcher extends Pick<RuleOverride, "rules"> {
  readonly fits: (finding: Finding) => boolean;
}

function matcherOf({ folders, kinds, paths, rules }: RuleOverride): Matcher {
  const inFolders = folders?.map((pattern) => patternOf(pattern, "(?:^|/)", "(?:/|$)"));
  const ofKinds = kinds?.map((pattern) => patternOf(pattern, "^", "$"));
  const atPaths = paths?.map((pattern) => patternOf(pattern, "^", "(?:$|[.[])"));
  const has = (patterns: readonly RegExp[] | undefined, text: string) =>
    patterns === undefined || patterns.some((each) => each.test(text));
  return {
    rules,
    fits: ({ path, position, companion, kind = "", pointer }) => {
      const file = path ?? position?.file ?? companion?.file ?? "";
      return has(inFolders, file.replaceAll("\\", "/")) && has(ofKinds, kind) && has(atPaths, fieldPath(pointer));
    },
  };
}

/** A pattern in which `*` stands for any characters but a slash. */
function patternOf(pattern: string, before: string, after: string): RegExp {
  const words = pattern.replaceAll("\\", "/").replace(/\/$/, "").split("*");
  return new RegExp(
    `${before}${words.map((word) => word.replaceAll(/[\\^$.+?()[\]{}|]/g, "\\$&")).join("[^/]*")}${after}`,
  );
}

function settingOf({ rule, basis }: Finding, rules: RuleSettings): RuleSetting | undefined {
  const key = [rule, `${basis}/${rule}`, `${basis}/*`].find((each) => Object.hasOwn(rules, each));
  return key === undefined ? undefined : rules[key];
}
