/** The characters that the database's `japanese_grams` indexes: kana, CJK ideographs, and the marks that stand for them. */
const JAPANESE_RUN = /[ぁ-ヿ㐀-䶿一-鿿豈-﫿々〆〇𠀀-𲎯]+/gu;

/**
 * What `japanese_grams(search)` must contain for a text to hold this word: its pairs of Japanese characters, or a single
 * character that stands alone. Empty for a word without Japanese.
 */
export function japaneseGrams(word: string): string[] {
  const runs = (word.match(JAPANESE_RUN) ?? []).map((run) => [...run]);
  return [...new Set(runs.flatMap(gramsOfRun))];
}

function gramsOfRun(run: string[]): string[] {
  if (run.length === 1) return run;
  return run.slice(1).map((character, index) => `${run[index]}${character}`);
}
