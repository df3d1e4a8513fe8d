/** One bit of a table: the name code uses and the meaning the specification gives. */
export interface Bit<Name extends string = string> {
  readonly name: Name;
  readonly meaning: string;
}

/** A decoded bit set: the names of known bits, and the numbers of unknown ones. */
export interface DecodedBits<Name extends string> {
  readonly names: readonly Name[];
  /** Numbers of bits that are set but not in the table. */
  readonly unknownBits: readonly number[];
}

/** Decodes and encodes a bit set by its table; bit 31 is 2^31, never a sign. */
export interface BitTable<Name extends string> {
  readonly names: readonly Name[];
  /** The bits that are set, lowest first. */
  decode(value: number): DecodedBits<Name>;
  /** The value with these bits set, unsigned. */
  encode(names: Iterable<Name>): number;
  /** Whether a bit is set. */
  has(value: number, name: Name): boolean;
}

/** Makes decoder and encoder of a table; the number of a bit is its index in the table. */
export function bitTable<Name extends string>(table: readonly Bit<Name>[]): BitTable<Name> {
  const names = table.map((bit) => bit.name);
  const numberOf = (name: Name) => {
    const number = names.indexOf(name);
    if (number < 0) throw new RangeError(`unknown bit ${name}`);
    return number;
  };
  const isSet = (value: number, number: number) => ((value >>> number) & 1) === 1;
  return {
    names,
    decode(value) {
      const bits = Array.from({ length: 32 }, (_, number) => number);
      return {
        names: names.filter((_, number) => isSet(value, number)),
        unknownBits: bits.filter((number) => number >= names.length && isSet(value, number)),
      };
    },
    encode(chosen) {
      let value = 0;
      for (const name of chosen) value |= 1 << numberOf(name);
      return value >>> 0;
    },
    has: (value, name) => isSet(value, numberOf(name)),
  };
}
