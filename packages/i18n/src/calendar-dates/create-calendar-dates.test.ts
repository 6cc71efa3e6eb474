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

  const evening = [new Date('2026-11-27T09:00:00Z'), new Date('2026-11-27T11:30:00Z')] as const;
  const night = [new Date('2027-01-02T14:00:00Z'), new Date('2027-01-02T17:00:00Z')] as const;
  test.each([
    ['en', evening, 'Asia/Tokyo', /^Fri, Nov 27, 6:00\sPM – 8:30\sPM GMT\+9$/],
    ['en', evening, 'America/New_York', /^Fri, Nov 27, 4:00\sAM – 6:30\sAM EST$/],
    ['en', night, 'Asia/Tokyo', /^Sat, Jan 2, 2027, 11:00\sPM – Sun, Jan 3, 2027, 2:00\sAM GMT\+9$/],
    ['ja', evening, 'Asia/Tokyo', /^11月27日\(金\) 18:00～20:30 JST$/],
  ] as const)('formats a period in %s with the time zone', (locale, [start, end], zone, text) => {
    expect(createCalendarDates(locale).period(start, end, zone, now)).toMatch(text);
  });

  test('finds time zones with another time, and none that the browser does not know', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zones = ['Asia/Tokyo', 'America/New_York', here, 'Nowhere/City', ''];
    const others = zones.filter((zone) => en.hasOtherTime(now, zone));
    expect(others).toEqual(['Asia/Tokyo', 'America/New_York'].filter((zone) => zone !== here));
  });
});
