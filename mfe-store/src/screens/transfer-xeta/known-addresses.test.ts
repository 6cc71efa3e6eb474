import fc from 'fast-check';
import { imitatedAddress } from './known-addresses.ts';

const KNOWN = '0xAbCd000000000000000000000000000000001234';

test.each([
  ['the same ends', '0xabcd999999999999999999999999999999991234', KNOWN],
  ['the same ends in other letters', '0xABCD999999999999999999999999999999991234', KNOWN],
  ['another start', '0xabce999999999999999999999999999999991234', undefined],
  ['another end', '0xabcd999999999999999999999999999999991235', undefined],
  ['the known address itself', KNOWN.toLowerCase(), undefined],
])('an address with %s', (_, entered, imitated) => {
  expect(imitatedAddress(entered, [`0x${'55'.repeat(20)}`, KNOWN])).toBe(imitated);
});

test('never warns about a known address, and always about one with other digits in the middle', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`));
  fc.assert(
    fc.property(digits(4), digits(32), digits(32), digits(4), (start, middle, other, end) => {
      const known = `0x${start}${middle}${end}`;
      const entered = `0x${start}${other}${end}`;
      expect(imitatedAddress(entered, [known])).toBe(middle === other ? undefined : known);
    }),
  );
});
