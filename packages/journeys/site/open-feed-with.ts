import { expect, type Page } from '@playwright/test';
import { beMember } from './be-member.ts';

/** Opens the feed as a new member. Visitors share a list that may be some seconds old. */
export async function openFeedAsMember(page: Page): Promise<void> {
  await beMember(page);
  await page.goto('/feed?for=user');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
}
