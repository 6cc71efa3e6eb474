/** The characters that the database's `japanese_grams` indexes: kana, CJK ideographs and the iteration marks. */
const JAPANESE_RUN = /[ぁ-ヿ㐀-䶿一-鿿豈-﫿々〆〇𠀀-𲎯]+/gu;

/**
 * The n-grams that `japanese_grams(search)` must contain for a text to contain this term: its pairs of Japanese characters,
 * or a character that stands alone. Empty for a term without Japanese.
 */
export function japaneseGrams(term: string): string[] {
  const runs = (term.match(JAPANESE_RUN) ?? []).map((run) => [...run]);
  return [...new Set(runs.flatMap(gramsOfRun))];
}

function gramsOfRun(run: string[]): string[] {
  if (run.length === 1) return run;
  return run.slice(1).map((character, index) => `${run[index]}${character}`);
}
