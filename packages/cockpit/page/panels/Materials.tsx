import type { CockpitState } from "../../src/state/CockpitState.ts";
import { materialCategories, type MaterialCategory, type MaterialCount } from "../../src/state/observed/materials.ts";
import { gradeLimits, materialGrade } from "../../src/state/observed/materialGrades.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayCount, displayInteger } from "../display/numbers.ts";
import { displayText, spacedWords } from "../display/text.ts";

interface MaterialsProps {
  readonly materials: CockpitState["materials"];
  /** When they were listed, if before this session. */
  readonly age: string | undefined;
}

/** The materials by category and grade; amounts at the limit are marked. */
export function Materials({ materials, age }: MaterialsProps) {
  if (materials === undefined) {
    return (
      <Cell title="Materials" span={12}>
        <Empty what="materials (the game writes them when you load your commander)" isKnown={false} />
      </Cell>
    );
  }
  const total = materials.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Cell title="Materials" span={12} aside={[displayCount(total, "unit"), age].filter(Boolean).join(", ")}>
      <div class="categories">
        {materialCategories.map((category) => (
          <Category key={category} category={category} counts={materials.counts} />
        ))}
      </div>
    </Cell>
  );
}

interface CategoryProps {
  readonly category: MaterialCategory;
  readonly counts: readonly MaterialCount[];
}

function Category({ category, counts }: CategoryProps) {
  const own = counts
    .filter((each) => each.category === category && each.count > 0)
    .map((each) => ({ ...each, grade: materialGrade(each.name) }))
    .toSorted((a, b) => (b.grade ?? 0) - (a.grade ?? 0) || b.count - a.count);
  return (
    <section aria-label={category}>
      <h3 class="label">{category}</h3>
      {own.length === 0 ? (
        <Empty what={`${category.toLowerCase()} materials`} isKnown />
      ) : (
        <Rows items={own} max={80}>
          {({ name, localised, count, grade }) => (
            <span class="pair">
              <span>
                {localised === undefined ? spacedWords(name) : displayText(localised, 60)}
                {grade !== undefined && <span class="note"> grade {grade}</span>}
              </span>
              <span class={grade !== undefined && count >= (gradeLimits[grade] ?? Infinity) ? "caution" : ""}>
                {displayInteger(count)}
                {grade !== undefined && <span class="note"> of {gradeLimits[grade]}</span>}
              </span>
            </span>
          )}
        </Rows>
      )}
    </section>
  );
}
