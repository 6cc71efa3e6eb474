export interface Random {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** The same numbers for the same text on every machine (xmur3 to seed, mulberry32 to go on). */
export function randomFrom(text: string): Random {
  let state = 1_779_033_703 ^ text.length;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 3_432_918_353);
    state = (state << 13) | (state >>> 19);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] as never,
  };
}
