import type { Locator, Page } from '@playwright/test';

/** The row that is left and returned to. */
export const LEFT_ROW = 500;
const STEP_PX = 1_500;
const STEP_INTERVAL_MS = 100;
/** The shell holds a restored position for longer, so that a later shift is its fault too. */
const WATCHED_MS = 2_000;

export interface BackFigures {
  /** Milliseconds from Back to the first frame that shows the row where it was. */
  duration: number;
  /** How far the row moved in a later frame, at most. CSS pixels. */
  shift: number;
}

/** Opens the page of a post far down the feed, and goes Back. The feed must be at its top. */
export async function measureBack(page: Page): Promise<BackFigures> {
  const text = page.locator('p', { hasText: new RegExp(`^Row ${LEFT_ROW}\\b`) });
  const post = page.locator('main article').filter({ has: text });
  await scrollToPost(page, post);
  await post.scrollIntoViewIfNeeded();
  const left = await post.evaluate((element) => ({
    position: element.getAttribute('aria-posinset'),
    top: element.getBoundingClientRect().top,
  }));
  await post.locator('time').click();
  await page.waitForURL(/\/details\//);
  await page.locator('main article').first().waitFor();
  await page.waitForTimeout(WATCHED_MS);
  return page.evaluate(
    async ({ position, top, watchedMs }) => {
      const start = performance.now();
      history.back();
      let arrival = 0;
      let shift = 0;
      for (let now = start; arrival === 0 || now - arrival < watchedMs; ) {
        now = await new Promise<number>(requestAnimationFrame);
        const row = document.querySelector(`[role="feed"] [aria-posinset="${position}"]`);
        const distance = row ? Math.abs(row.getBoundingClientRect().top - top) : Number.POSITIVE_INFINITY;
        if (arrival > 0) shift = Math.max(shift, distance);
        else if (distance < 1) arrival = now;
      }
      return { duration: arrival - start, shift };
    },
    { ...left, watchedMs: WATCHED_MS },
  );
}

async function scrollToPost(page: Page, post: Locator): Promise<void> {
  while ((await post.count()) === 0) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_INTERVAL_MS);
  }
}
