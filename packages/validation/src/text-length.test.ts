import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import fc from 'fast-check';
import { excessOf, isWithin, lengthOf } from './validation.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('lengthOf', () => {
  test.each([
    ['', 0],
    ['abc\n', 4],
    ['é', 1],
    ['e\u0301', 1],
    [FAMILY, 1],
    ['🇯🇵🇫🇷', 2],
    ['葛\u{e0100}城', 2],
    ['が', 1],
  ])('counts %j as %d', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  test('counts the same in chunks as in one pass', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const unit = fc.constantFrom('a', 'あ', FAMILY, '🙂', 'e\u0301', '🇯🇵', '\r\n', '각', '👍🏽', '\u0301');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 900, size: 'max' }), (text) => {
        expect(lengthOf(text)).toBe([...segmenter.segment(text)].length);
      }),
      { numRuns: 40 },
    );
  });

  test('[T28] counts 300,000 characters in linear time', () => {
    const start = performance.now();
    lengthOf('あ'.repeat(300_000));
    lengthOf(`e${'\u0301'.repeat(300_000)}`);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

test('[CS-02] returns the excess characters and limits code units as well', () => {
  expect(excessOf('x'.repeat(620), 500)).toBe(120);
  expect(excessOf(FAMILY.repeat(500), 500)).toBe(0);
  expect(excessOf(FAMILY.repeat(501), 500)).toBe(1);
  const stacked = `e${'\u0301'.repeat(10_000)}`;
  expect(excessOf(stacked, 500)).toBeGreaterThan(0);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(40), (text, max) => {
      expect(isWithin(text, 0, max)).toBe(excessOf(text, max) === 0);
      if (isWithin(text, 0, max)) expect(text.length).toBeLessThanOrEqual(max * CODE_UNITS_PER_CHARACTER.text);
    }),
  );
});
