import { addDays, addMonths, dayOf, firstWeekdayOf, isDay, startOf, weeksOf } from './days.ts';

describe('[SP-04] days of the calendar', () => {
  it.each([
    ['2026-11-27', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0000-01-01', false],
    ['2026-1-1', false],
    ['tomorrow', false],
  ])('reads %s as a day that exists: %s', (text, exists) => {
    expect(isDay(text)).toBe(exists);
  });

  it('moves over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(dayOf(startOf('2026-11-27'))).toBe('2026-11-27');
  });

  it.each([
    [0, '2026-11-01', '2026-12-05'],
    [1, '2026-10-26', '2026-12-06'],
  ])('shows whole weeks that start on weekday %d', (firstWeekday, first, last) => {
    const weeks = weeksOf('2026-11-27', firstWeekday);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('starts the week as the region of the reader does', () => {
    expect(firstWeekdayOf('en', 'en-GB')).toBe(1);
    expect(firstWeekdayOf('en', 'en-US')).toBe(0);
    expect(firstWeekdayOf('ja', 'de-DE')).toBe(0);
  });
});
