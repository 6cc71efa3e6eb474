import { createCalendarDates } from './create-calendar-dates.ts';

const now = new Date(2026, 10, 27, 23, 30);

describe('[SP-04] createCalendarDates', () => {
  const [en, ja] = [createCalendarDates('en'), createCalendarDates('ja')];

  test.each([
    [new Date(2026, 10, 26, 0, 5), 'Yesterday', '昨日'],
    [new Date(2026, 10, 27, 0, 5), 'Today', '今日'],
    [new Date(2026, 10, 28, 0, 5), 'Tomorrow', '明日'],
    [new Date(2026, 10, 30), 'Monday, November 30', '11月30日月曜日'],
    [new Date(2027, 0, 1), 'Friday, January 1, 2027', '2027年1月1日金曜日'],
  ])('names the day of %s', (date, english, japanese) => {
    expect([en.nearDay(date, now), ja.nearDay(date, now)]).toEqual([english, japanese]);
  });

  test('names months, weekdays and the time zone', () => {
    expect([en.month(now), ja.month(now)]).toEqual(['November 2026', '2026年11月']);
    expect([en.weekday(now), ja.weekday(now)]).toEqual([
      { long: 'Friday', short: 'Fri' },
      { long: '金曜日', short: '金' },
    ]);
    expect(en.zone(now)).not.toBe('');
  });
});
