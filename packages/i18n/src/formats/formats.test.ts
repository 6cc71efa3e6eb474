import fc from 'fast-check';
import {
  formatAmount,
  formatCompact,
  formatDateTime,
  formatDayAndTime,
  formatPrice,
  formatRelativeTime,
  truncateName,
} from './formats.ts';

describe('[WL-09] formatAmount', () => {
  test.each([
    ['0', '0'],
    ['1234.56789', '1,234.5678'],
    ['0.99999', '0.9999'],
    ['0.00009', '0'],
    ['-0.00009', '0'],
    ['-1234.5', '-1,234.5'],
    ['1.50000', '1.5'],
    ['007', '7'],
    ['123456789012345678901234567890.123456', '123,456,789,012,345,678,901,234,567,890.1234'],
  ])('formats %s as %s', (value, shown) => {
    expect(formatAmount(value)).toBe(shown);
  });

  test('formats numbers of every size without exponents', () => {
    expect(formatAmount(1_234_567)).toBe('1,234,567');
    expect(formatAmount(0.1 + 0.2)).toBe('0.3');
    expect(formatAmount(1e-7)).toBe('0');
    expect(formatAmount(1e21)).toBe('1,000,000,000,000,000,000,000');
    expect(formatAmount(10n ** 20n)).toBe('100,000,000,000,000,000,000');
  });

  test('returns other text unchanged', () => {
    expect(formatAmount('—')).toBe('—');
    expect(formatAmount(Number.NaN)).toBe('NaN');
  });
});

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [7_243, '7.2K', '7,243'],
  [12_345, '12K', '1.2万'],
  [3_400_000, '3.4M', '340万'],
])('[WL-09] formatCompact abbreviates %d and groups other numbers', (value, english, japanese) => {
  expect(formatCompact(value, 'en')).toBe(english);
  expect(formatCompact(value, 'ja')).toBe(japanese);
});

test.each(['en', 'ja'] as const)(
  '[WL-09] formatCompact formats every count as Intl.NumberFormat does in %s',
  (locale) => {
    const intl = new Intl.NumberFormat(locale, { notation: 'compact', useGrouping: 'always' });
    const nearUnits = fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: -600, max: 600 }));
    const counts = fc.oneof(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 999_000_000_000_000 }),
      nearUnits.map(([digits, offset]) => Math.max(0, 10 ** digits + offset * Math.max(1, 10 ** (digits - 4)))),
      nearUnits.map(([digits, offset]) => Math.max(0, Math.round(10 ** digits * (1 + offset / 400)))),
    );
    fc.assert(
      fc.property(counts, (value) => {
        expect(formatCompact(value, locale)).toBe(intl.format(value));
      }),
      { numRuns: 3_000 },
    );
  },
);

test.each([
  [99, '$0.99'],
  [5, '$0.05'],
  [500, '$5'],
  [4_999, '$49.99'],
  [105_000_010, '$1,050,000.10'],
])('[ST-01] formats %d US cents as %s in both languages', (cents, text) => {
  expect([formatPrice(cents, 'en'), formatPrice(cents, 'ja')]).toEqual([text, text]);
});

describe('truncateName', () => {
  test('[SB-09] truncates names of more than 15 characters and adds three dots', () => {
    expect(truncateName('a'.repeat(15))).toBe('a'.repeat(15));
    expect(truncateName('a'.repeat(16))).toBe(`${'a'.repeat(15)}...`);
  });

  test('[SB-09] does not split a grapheme', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(truncateName(family.repeat(15))).toBe(family.repeat(15));
    expect(truncateName(family.repeat(16))).toBe(`${family.repeat(15)}...`);
    expect(truncateName('が'.normalize('NFD').repeat(16))).toBe(`${'が'.normalize('NFD').repeat(15)}...`);
  });
});

test.each([
  ['en', 'Asia/Tokyo', /^Nov 26, 6:00\sPM GMT\+9$/],
  ['en', 'America/New_York', /^Nov 26, 4:00\sAM EST$/],
  ['ja', 'Asia/Tokyo', /^11月26日 18:00 JST$/],
] as const)('[SP-04] formats the time of an event in %s with the zone %s', (locale, zone, time) => {
  expect(formatDayAndTime('2026-11-26T09:00:00Z', locale, zone)).toMatch(time);
});

describe('[PR-08] formatRelativeTime', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  const day = 86_400;

  test.each([
    [0, 'now', '今'],
    [59, '59 seconds ago', '59秒前'],
    [60, '1 minute ago', '1分前'],
    [3_599, '59 minutes ago', '59分前'],
    [3_600, '1 hour ago', '1時間前'],
    [day - 1, '23 hours ago', '23時間前'],
    [2 * day, 'Nov 18', '11月18日'],
    [30 * day, 'Oct 21', '10月21日'],
    [31 * day, 'Oct 20, 2026', '2026年10月20日'],
    [-120, 'in 2 minutes', '2分後'],
  ])('formats %d seconds ago', (seconds, english, japanese) => {
    expect(formatRelativeTime(ago(seconds), 'en', now)).toBe(english);
    expect(formatRelativeTime(ago(seconds), 'ja', now)).toBe(japanese);
  });

  test('returns an empty text for an invalid time', () => {
    expect(formatRelativeTime('yesterday', 'en')).toBe('');
  });
});

test('[ST-11] formatDateTime formats DD/MM/YYYY HH:mm:ss in the local time zone', () => {
  const date = new Date(2026, 0, 5, 7, 8, 9);
  expect(formatDateTime(date.toISOString())).toBe('05/01/2026 07:08:09');
  expect(formatDateTime('yesterday')).toBe('');
});

describe('properties', () => {
  test('[WL-09] formatAmount returns at most four decimals and never more than the value', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 128n), fc.stringMatching(/^[0-9]{0,18}$/), (whole, fraction) => {
        const shown = formatAmount(`${whole}.${fraction}`);
        expect(shown).toMatch(/^\d{1,3}(,\d{3})*(\.\d{0,3}[1-9])?$/);
        const [shownWhole = '', shownFraction = ''] = shown.replaceAll(',', '').split('.');
        expect(BigInt(shownWhole)).toBe(whole);
        expect(fraction.padEnd(4, '0').startsWith(shownFraction)).toBe(true);
      }),
    );
  });

  test('[SB-09] truncateName returns a prefix of 15 characters and is idempotent', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const lengthOf = (text: string) => [...segmenter.segment(text)].length;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const shown = truncateName(name);
        if (lengthOf(name) <= 15) return expect(shown).toBe(name);
        expect(shown.endsWith('...')).toBe(true);
        expect(name.startsWith(shown.slice(0, -3))).toBe(true);
        expect(lengthOf(shown.slice(0, -3))).toBe(15);
      }),
    );
  });

  test('[PR-08] formatRelativeTime includes the year only after 30 days, in both languages', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 86_400 }), (seconds) => {
        const then = new Date(now - seconds * 1000);
        for (const locale of ['en', 'ja'] as const) {
          const text = formatRelativeTime(then.toISOString(), locale, now);
          expect(text).not.toBe('');
          expect(/\d{4}/.test(text)).toBe(seconds > 30 * 86_400);
        }
      }),
    );
  });

  test('[ST-11] formatDateTime round-trips to the second', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(2000, 0), max: new Date(2099, 0), noInvalidDate: true }), (date) => {
        const shown = formatDateTime(date.toISOString());
        const match = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d):(\d\d)$/.exec(shown);
        const [day = 0, month = 0, year = 0, hour, minute, second] = (match ?? []).slice(1).map(Number);
        expect(new Date(year, month - 1, day, hour, minute, second).getTime()).toBe(
          Math.trunc(date.getTime() / 1000) * 1000,
        );
      }),
    );
  });
});
