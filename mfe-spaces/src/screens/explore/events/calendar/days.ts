/** Days where the reader is, as `2026-11-27`. Calculated with local dates, so that days of 23 and 25 hours are right. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');

/** Midnight at the start of the day. */
export function startOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Whether the text is a day that exists, of a year with four digits. */
export const isDay = (text: string): boolean => /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && dayOf(startOf(text)) === text;

export function addDays(day: string, count: number): string {
  const date = startOf(day);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + count));
}

/** The same date of another month, or the last date of that month. */
export function addMonths(day: string, count: number): string {
  const date = startOf(day);
  const last = new Date(date.getFullYear(), date.getMonth() + count + 1, 0);
  return dayOf(new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate())));
}

/** The month of a day, in whole weeks. @param firstWeekday 0 is Sunday, as in `Date` */
export function weeksOf(day: string, firstWeekday: number): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -weekdayIn(first, firstWeekday));
  const end = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let week = start; week < end; week = addDays(week, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  }
  return weeks;
}

/** How many days after the start of its week a day is. */
export const weekdayIn = (day: string, firstWeekday: number): number => (startOf(day).getDay() - firstWeekday + 7) % 7;

interface WeekInfo {
  firstDay: number;
}

/** The first day of the week: that of the browser's region where its language is the chosen one. 0 is Sunday. */
export function firstWeekdayOf(language: string, browser = navigator.language): number {
  const locale: Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(
    browser.startsWith(language) ? browser : language,
  );
  // Browsers without this information: Sunday, as in the United States and in Japan.
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
}

const pad = (value: number) => String(value).padStart(2, '0');
