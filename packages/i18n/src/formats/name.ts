const LONGEST = 15;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cuts a name after 15 characters as a reader counts them, so that no emoji or Japanese letter is torn apart. */
export function truncateName(name: string): string {
  if (name.length <= LONGEST) return name;
  const graphemes = Array.from(segmenter.segment(name), ({ segment }) => segment);
  return graphemes.length <= LONGEST ? name : `${graphemes.slice(0, LONGEST).join('')}...`;
}
