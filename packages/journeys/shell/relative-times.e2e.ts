import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../site/form-rules.ts';
import { fullUnless } from '../site/full.ts';
import { memberByCalls } from '../site/member-by-calls.ts';
import { SITE_ORIGIN } from '../site/test-topology.ts';

const DAY = 86_400;
const DATE = { en: /^[A-Z][a-z]{2} \d{1,2}$/, ja: /^\d{1,2}月\d{1,2}日$/ };
const DATE_WITH_YEAR = { en: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/, ja: /^\d{4}年\d{1,2}月\d{1,2}日$/ };

/** The age of a post in seconds, and how the page tells it. */
const AGES = [
  [59, { en: '59 seconds ago', ja: '59秒前' }],
  [60, { en: '1 minute ago', ja: '1分前' }],
  [59 * 60 + 59, { en: '59 minutes ago', ja: '59分前' }],
  [3_600, { en: '1 hour ago', ja: '1時間前' }],
  [DAY - 1, { en: '23 hours ago', ja: '23時間前' }],
  [DAY, DATE],
  [30 * DAY, DATE],
  [30 * DAY + 1, DATE_WITH_YEAR],
] as const;

/** The unit tests of `formatRelativeTime` check each limit in both languages. */
const CORE_AGES = AGES.filter(([age]) => age === 3_600 || age === 30 * DAY + 1);

for (const { language, ages, isCore } of [
  { language: 'en', ages: CORE_AGES, isCore: true },
  ...LANGUAGES.map((language) => ({ language, ages: AGES, isCore: false })),
] as const) {
  test(
    `shows ${ages.length} ages of a post in the language of the page (${language}) [PR-08]`,
    fullUnless(isCore),
    async ({ browser, request }) => {
      const author = await memberByCalls(request);
      const { id, createdAt } = await author.post<{ id: number; createdAt: string }>('/feeds/single-feed', {
        descriptions: `Written at ${Date.now()}`,
      });
      const locale = { en: 'en-US', ja: 'ja-JP' }[language];
      const context = await browser.newContext({ baseURL: SITE_ORIGIN, locale, timezoneId: 'Asia/Tokyo' });
      const page = await context.newPage();
      for (const [age, text] of ages) {
        // Fixes the date alone; timers of the page run.
        await page.clock.setFixedTime(Date.parse(createdAt) + age * 1_000);
        await page.goto(`/details/${id}?for=feed`);
        await expect(page.getByRole('article').getByRole('time').first()).toHaveText(text[language]);
      }
      await context.close();
    },
  );
}
