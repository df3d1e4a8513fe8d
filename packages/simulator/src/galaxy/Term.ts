/** A term of the game: its short id, its symbol in journal fields, and its English text. */
export interface Term<Id extends string = string> {
  /** Short form, as in a faction's Government: `Corporate`. */
  readonly id: Id;
  /** Internal form, as in SystemGovernment: `$government_Corporate;`. */
  readonly symbol: string;
  /** Display form, as in SystemGovernment_Localised: `Corporate`. */
  readonly text: string;
}
