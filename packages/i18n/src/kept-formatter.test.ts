import { keptFormatter } from './kept-formatter.ts';

const DAY = { day: 'numeric', month: 'long' } as const;

test('makes a formatter once for each kind, language and options', () => {
  const first = keptFormatter(Intl.DateTimeFormat, 'en', DAY);
  expect(keptFormatter(Intl.DateTimeFormat, 'en', { ...DAY })).toBe(first);
  const others = [
    keptFormatter(Intl.DateTimeFormat, 'ja', DAY),
    keptFormatter(Intl.DateTimeFormat, 'en', { ...DAY, timeZone: 'Asia/Tokyo' }),
    keptFormatter(Intl.NumberFormat, 'en', {}),
    keptFormatter(Intl.RelativeTimeFormat, 'en', {}),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
  expect(keptFormatter(Intl.DateTimeFormat, 'ja', DAY).format(Date.UTC(2026, 10, 28, 12))).toBe('11月28日');
});
