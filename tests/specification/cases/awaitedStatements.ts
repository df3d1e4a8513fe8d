/** Statements whose rules are being written or changed: their cases are not judged yet. The list only gets shorter. */
export const awaitedStatements: ReadonlySet<string> = new Set(
  "1.5 1.6 1.8 1.11 1.14 2.2.33 2.2.33b 2.3.5 2.3.6 2.3.8 2.3.8a 2.3.9a 2.3.27 2.3.30 2.3.31 2.3.34 2.3.42 2.3.43 2.3.44 2.3.45 2.3.49 2.3.56 2.3.61 2.3.66 2.3.67 2.3.68 2.3.71 2.3.72 2.3.73 2.3.74 2.3.76 2.3.77 2.3.78 2.3.80 2.3.81 2.5.2a 2.7.8a 2.11.4 4.5 4.7 6.2 6.3 6.3a 6.4 6.5 6.6 6.6a 6.7 6.8a 6.11a 6.12 6.12a 6.15 8.1 8.6".split(
    " ",
  ),
);
