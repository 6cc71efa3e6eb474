import { expect, test } from '@playwright/test';
import { memberByCalls } from '../site/member-by-calls.ts';
import { SITE_ORIGIN } from '../site/test-topology.ts';

/** The age of a post in seconds, and how the page tells it. The unit tests of `formatRelativeTime` check each limit in both languages. */
const AGES = [
  [3_600, { 'en-US': '1 hour ago', 'ja-JP': '1時間前' }],
  [30 * 86_400 + 1, { 'en-US': /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/, 'ja-JP': /^\d{4}年\d{1,2}月\d{1,2}日$/ }],
] as const;

test('shows the age of a post in the language of the page [PR-08]', async ({ browser, request }) => {
  const author = await memberByCalls(request);
  const { id, createdAt } = await author.post<{ id: number; createdAt: string }>('/feeds/single-feed', {
    descriptions: `Written at ${Date.now()}`,
  });
  for (const locale of ['en-US', 'ja-JP'] as const) {
    const context = await browser.newContext({ baseURL: SITE_ORIGIN, locale, timezoneId: 'Asia/Tokyo' });
    const page = await context.newPage();
    for (const [age, text] of AGES) {
      // Fixes the date alone; timers of the page run.
      await page.clock.setFixedTime(Date.parse(createdAt) + age * 1_000);
      await page.goto(`/details/${id}?for=feed`);
      await expect(page.getByRole('article').getByRole('time').first()).toHaveText(text[locale]);
    }
    await context.close();
  }
});
