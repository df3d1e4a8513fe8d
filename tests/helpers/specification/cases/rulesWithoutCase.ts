/** Rules that a statement names and that no case of it reaches, each with the reason. The list only gets shorter. */
export const rulesWithoutCase: Readonly<Record<string, string>> = {
  "1.11 unreadable-file":
    "The user that runs the tests may read every file; packages/shipslog tests it with a disk that refuses.",
  "2.1.2 wrong-type":
    "A line whose event is not a name has no kind, so no-event-name reports it before types are checked.",
  "2.1.2 field-missing": "A line without event has no kind, so no-event-name reports it before fields are checked.",
};
