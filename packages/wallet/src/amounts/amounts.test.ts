import { formatUnits, parseUnits } from 'ethers';
import fc from 'fast-check';
import { fromWei, toWei } from './amounts.ts';

describe('toWei', () => {
  test.each([
    ['0', 0n],
    ['1', 10n ** 18n],
    ['1.', 10n ** 18n],
    ['0.1', 10n ** 17n],
    ['000.000000000000000001', 1n],
    ['123456789.123456789123456789', 123456789123456789123456789n],
  ])('default: reads %s', (text, wei) => {
    expect(toWei(text)).toBe(wei);
  });

  test('parameters: decimals', () => {
    expect(toWei('1.25', 2)).toBe(125n);
    expect(toWei('1.255', 2)).toBeNull();
  });

  test.each([
    '',
    ' ',
    '.',
    '.5',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '1,000',
    '1.2.3',
    '１２',
    '٣',
    'NaN',
    'Infinity',
    '1 ',
    '1\n',
    '0.0000000000000000001',
  ])('behavior: refuses %j', (text) => {
    expect(toWei(text)).toBeNull();
  });

  test('rejects a text longer than any balance before parsing it', () => {
    expect(toWei('9'.repeat(100_000))).toBeNull();
  });
});

describe('any typed text', () => {
  const digits = fc.stringMatching(/^[0-9]{1,30}$/);
  const fraction = fc.stringMatching(/^[0-9]{0,20}$/);
  const typed = fc.oneof(
    fc.string(),
    fc.tuple(digits, fraction).map(([whole, rest]) => `${whole}.${rest}`),
    digits,
  );

  test('[T53] [TX-03] is either refused or an amount that is not negative and keeps all of its decimals', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const wei = toWei(text);
        if (wei === null) return;
        expect(wei >= 0n).toBe(true);
        const [whole = '', rest = ''] = text.split('.');
        expect(fromWei(wei)).toBe(`${BigInt(whole)}.${rest}`.replace(/\.?0*$/, ''));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('fromWei', () => {
  test('[T53] round-trips through toWei', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 256n),
        fc.nat(18),
        (wei, decimals) => toWei(fromWei(wei, decimals), decimals) === wei,
      ),
      {
        numRuns: 100_000,
      },
    );
  });

  test('matches ethers', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 128n), 2n ** 128n), (wei) => {
        expect(parseUnits(fromWei(wei))).toBe(wei);
        expect(fromWei(wei)).toBe(formatUnits(wei).replace(/\.0$/, ''));
      }),
    );
  });
});
