import { isPersonName, isReservedName } from '@xana/validation';
import fc from 'fast-check';
import { DEFAULT_NAME_COUNT, defaultName, defaultNameAt, nameFromElsewhere } from './default-names.ts';

describe('[VA-06] default names', () => {
  it('pass the rule for names', () => {
    const names = Array.from({ length: DEFAULT_NAME_COUNT }, (_, index) => defaultNameAt(index));
    expect(names.filter((name) => !isPersonName(name) || name.length > 30)).toEqual([]);
    expect(names.filter((_, index) => index % 37 === 0).filter(isReservedName)).toEqual([]);
    expect(new Set(names).size).toBe(DEFAULT_NAME_COUNT);
  });

  it('are so many that two of a thousand members rarely have the same', () => {
    expect(DEFAULT_NAME_COUNT).toBeGreaterThan(300_000);
    expect(isPersonName(defaultName())).toBe(true);
  });

  it('replace names of other services that do not pass the rule for names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => isPersonName(nameFromElsewhere(text))),
      { numRuns: 500 },
    );
    expect(nameFromElsewhere('Mia 🌸 Chen 2')).toBe('Mia Chen');
    expect(nameFromElsewhere('佐藤 ゆい')).toBe('佐藤 ゆい');
    expect(isReservedName(nameFromElsewhere('XANA Support'))).toBe(false);
  });
});
