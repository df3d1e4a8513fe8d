/** How many cases of `tests/helpers/specification/cases` break a decidable statement, and how many keep it. */
export const caseCounts = { violations: 2090, validExamples: 730 };
