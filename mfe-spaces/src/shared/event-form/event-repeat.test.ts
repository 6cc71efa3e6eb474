import { repeatedStarts } from './event-repeat.ts';

const daysOf = (first: string, every: 'week' | 'twoWeeks' | 'month', times: number) =>
  repeatedStarts(first, every, times).map((date) => [date.getMonth() + 1, date.getDate(), date.getHours()]);

test('[SP-04] repeats at the same time of day every week, every two weeks and every month', () => {
  expect(daysOf('2026-12-24T19:00', 'week', 3)).toEqual([
    [12, 24, 19],
    [12, 31, 19],
    [1, 7, 19],
  ]);
  expect(daysOf('2026-12-24T19:00', 'twoWeeks', 2)).toEqual([
    [12, 24, 19],
    [1, 7, 19],
  ]);
});

test('[SP-04] takes the last day of a month that has no such day', () => {
  expect(daysOf('2026-12-31T19:00', 'month', 4)).toEqual([
    [12, 31, 19],
    [1, 31, 19],
    [2, 28, 19],
    [3, 31, 19],
  ]);
});

test('has no dates before a start is chosen', () => {
  expect(repeatedStarts('', 'week', 3)).toEqual([]);
});
