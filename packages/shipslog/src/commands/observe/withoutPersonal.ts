import type { AddedValues, ObservedAdditions } from "@shipslog/contract/internal";
import type { ObservedDeclaration, ObservedField } from "@shipslog/contract/observed";
import type { PersonalTexts } from "./PersonalTexts.ts";

/** Additions that may be published, and how many things were left out because they may be personal. */
export interface PrintableAdditions extends ObservedAdditions {
  readonly withheld: number;
}

/** The names of kinds and fields; a key of another form may be a text that somebody typed. */
const isName = (name: string) => /^[A-Za-z][A-Za-z0-9_]{0,80}$/.test(name);
/** The texts that the game uses as values, such as `$SAA_Unknown_Signal;` or `High metal content body`. */
const isGameText = (text: string) => /^[$A-Za-z0-9_:;.,' -]{0,60}$/.test(text);
/** More different texts than this are not a list of values. */
const mostTexts = 40;

/**
 * Leaves out what may be personal: names of kinds and fields of an unusual form, texts that name a person or a place in the same
 * journals, and every text of a field with many different ones.
 */
export function withoutPersonal(given: ObservedAdditions, personal: Pick<PersonalTexts, "has">): PrintableAdditions {
  let withheld = 0;
  const keep = (isPublic: boolean) => {
    if (!isPublic) withheld++;
    return isPublic;
  };
  const isPublicPath = (path: string) =>
    path.split(/\.|\[\]/).every((name) => name === "" || (isName(name) && !personal.has(name)));
  const isPublicKind = ({ kind }: { readonly kind: string }) => isPublicPath(kind) && !kind.includes(".");
  // How the structure differs elsewhere is told by names of fields that nobody has looked at.
  const publicFields = (of: readonly ObservedField[]) =>
    of.filter(({ path }) => keep(isPublicPath(path))).map(({ elsewhere: _names, ...field }) => field);
  const publicDeclaration = (declaration: ObservedDeclaration): ObservedDeclaration => ({
    ...declaration,
    fields: publicFields(declaration.fields),
    together: declaration.together.filter((paths) => paths.every(isPublicPath)),
  });
  const publicValues = (added: AddedValues): readonly AddedValues[] => {
    const texts = Object.entries(added.values);
    const isList = texts.length <= mostTexts;
    const kept = texts.filter(([text]) => keep(isList && isGameText(text) && !personal.has(text)));
    return kept.length === 0 ? [] : [{ ...added, values: Object.fromEntries(kept) }];
  };
  const kinds = given.kinds.filter((each) => keep(isPublicKind(each))).map(publicDeclaration);
  const fields = given.fields
    .map((added) => ({ ...added, fields: publicFields(added.fields) }))
    .filter((added) => added.fields.length > 0);
  return { kinds, fields, types: given.types, values: given.values.flatMap(publicValues), withheld };
}
