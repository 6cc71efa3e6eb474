import { isGeneratedUsername, isUsername } from '@xana/validation';
import { usernameCandidates } from './username-candidates.ts';

/** A sequence that repeats. */
function sequence(...values: number[]): () => number {
  let at = 0;
  return () => values[at++ % values.length] ?? 0;
}

describe('[VA-02] usernameCandidates', () => {
  it.each([
    ['Mia Chen', 'miachen'],
    ['Zoë O’Neil', 'zoeoneil'],
    ['Ｍｉａ', 'mia'],
  ])('begins with the letters of %s', (name, first) => {
    expect(usernameCandidates(name, sequence(0.1, 0.5, 0.9))[0]).toBe(first);
  });

  it.each(['蓮', 'あ', '', '12', 'x', '🎉', 'explorer0123456789abcdef'])(
    'offers a neutral one where a name has no usable letters: %j',
    (name) => {
      const candidates = usernameCandidates(name, sequence(0.1, 0.5, 0.9));
      expect(candidates.length).toBeGreaterThanOrEqual(3);
      for (const candidate of candidates) {
        expect(isUsername(candidate)).toBe(true);
        expect(isGeneratedUsername(candidate)).toBe(false);
      }
    },
  );

  it('keeps every candidate short and valid for a long name', () => {
    const candidates = usernameCandidates('Wolfeschlegelsteinhausenbergerdorff', sequence(0.3, 0.7));
    expect(candidates.length).toBeGreaterThanOrEqual(1);
    for (const candidate of candidates) expect(candidate).toMatch(/^[a-z0-9]{3,20}$/);
  });
});
