import { expect, type Page } from '@playwright/test';

/** Opens the feed when it shows a post that was just published: the list of a visitor may be some seconds old. */
export async function openFeedWith(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto('/feed?for=user');
    await expect(page.getByRole('tabpanel').getByText(text)).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 40_000 });
}
