import fc from 'fast-check';
import { isInShare } from './bucket.ts';

const cohort = fc.stringMatching(/^[0-9a-f]{32}$/);
const release = fc.record({ name: fc.constantFrom('shell', 'mfe-store'), id: fc.stringMatching(/^[0-9a-f]{16}$/) });
const percent = fc.integer({ min: 0, max: 100 });

describe('isInShare', () => {
  it('[MF-04] gives 0 % no visitor and 100 % every visitor', () => {
    fc.assert(
      fc.property(cohort, release, (visitor, each) => {
        expect(isInShare(visitor, { ...each, percent: 0 })).toBe(false);
        expect(isInShare(visitor, { ...each, percent: 100 })).toBe(true);
      }),
    );
  });

  it('[MF-04] never removes a visitor when the share grows', () => {
    fc.assert(
      fc.property(cohort, release, percent, percent, (visitor, each, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        if (isInShare(visitor, { ...each, percent: small }))
          expect(isInShare(visitor, { ...each, percent: large })).toBe(true);
      }),
    );
  });

  it.each([1, 5, 25, 50, 99])('[MF-04] gives %i %% of many visitors the candidate', (share) => {
    const visitors = 20_000;
    const got = Array.from({ length: visitors }, (_, index) =>
      isInShare(`visitor ${index}`, { name: 'mfe-store', id: '0123456789abcdef', percent: share }),
    ).filter(Boolean).length;
    // Five standard deviations of a binomial distribution.
    const deviation = Math.sqrt((share / 100) * (1 - share / 100) * visitors);
    expect(Math.abs(got - (share / 100) * visitors)).toBeLessThan(5 * deviation);
  });

  it('[MF-04] puts visitors into another order for the next candidate', () => {
    const of = (id: string) =>
      Array.from({ length: 2_000 }, (_, index) => isInShare(`${index}`, { name: 'mfe-store', id, percent: 50 }));
    const [one, other] = [of('aaaaaaaaaaaaaaaa'), of('bbbbbbbbbbbbbbbb')];
    const same = one.filter((is, index) => is === other[index]).length;
    expect(Math.abs(same - 1_000)).toBeLessThan(150);
  });
});
