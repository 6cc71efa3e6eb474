import { createChatDates } from './create-chat-dates.ts';

const now = new Date(2026, 10, 24, 0, 30);
/** In the local time zone. */
const at = (month: number, day: number, hour = 21, year = 2026) =>
  new Date(year, month - 1, day, hour, 5).toISOString();

describe('createChatDates', () => {
  const [en, ja] = [createChatDates('en'), createChatDates('ja')];

  test.each([
    ['today', at(11, 24, 0), 'Today', '今日'],
    ['yesterday, less than a day ago', at(11, 23, 23), 'Yesterday', '昨日'],
    ['before', at(11, 20), 'Friday, November 20', '11月20日金曜日'],
    ['another year', at(12, 31, 12, 2025), 'December 31, 2025', '2025年12月31日'],
  ])('names the day of a message from %s', (_, iso, english, japanese) => {
    expect([en.day(iso, now), ja.day(iso, now)]).toEqual([english, japanese]);
  });

  test.each([
    ['the first and the last minute of a day', at(11, 23, 0), at(11, 23, 23), true],
    ['midnight between them', at(11, 23, 23), at(11, 24, 0), false],
    ['the same day of another year', at(11, 23), at(11, 23, 21, 2025), false],
  ])('tells whether two messages have one heading: %s', (_, one, other, isSame) => {
    expect(en.isSameDay(one, other)).toBe(isSame);
    expect(en.day(one, now) === en.day(other, now)).toBe(isSame);
  });

  test.each([
    ['today', at(11, 24, 0), /^12:05\sAM$/, '0:05'],
    ['yesterday', at(11, 23, 23), /^Yesterday$/, '昨日'],
    ['this week', at(11, 20), /^Friday$/, '金曜日'],
    ['the same weekday a week ago', at(11, 17), /^Nov 17$/, '11月17日'],
    ['another year', at(12, 31, 12, 2025), /^December 31, 2025$/, '2025年12月31日'],
  ])('shows briefly when a message of %s was sent', (_, iso, english, japanese) => {
    expect(en.brief(iso, now)).toMatch(english);
    expect(ja.brief(iso, now)).toBe(japanese);
  });

  test('shows the time of a message whose clock is ahead', () => {
    expect(en.brief(at(11, 25, 9), now)).toMatch(/^9:05\sAM$/);
  });
});
