import { judgeObserved, type JudgeObserved, type ObservedDeclaration } from "@shipslog/contract/observed";

/** The judges of observed kinds, each made when the first event of its kind appears. */
export class ObservedJudges {
  readonly #declarations: ReadonlyMap<string, ObservedDeclaration>;
  readonly #judges = new Map<string, JudgeObserved>();

  constructor(declarations: readonly ObservedDeclaration[]) {
    this.#declarations = new Map(declarations.map((declaration) => [declaration.kind, declaration]));
  }

  /** The judge of a kind; undefined when the kind was not observed. */
  of(kind: string): JudgeObserved | undefined {
    const known = this.#judges.get(kind);
    if (known !== undefined) return known;
    const declaration = this.#declarations.get(kind);
    if (declaration === undefined) return undefined;
    const judge = judgeObserved(declaration);
    this.#judges.set(kind, judge);
    return judge;
  }
}
