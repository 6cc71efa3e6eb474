import { expect, type Page, test } from '@playwright/test';
import { beDemoMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { collectProblems, demoWallet } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const conversations = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const messages = (page: Page) => page.getByRole('log', { name: /^Messages with / });

test('[RT-06] asks a visitor to log in and opens the chat afterwards', async ({ page }) => {
  await page.goto('/chat');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await demoWallet(page).click();
  await expect(page.getByText('Your conversations appear here')).toBeVisible();
});

test.describe('of a member', () => {
  test.beforeEach(async ({ page }) => {
    await beDemoMember(page);
  });

  test('[CH-01] [CH-02] [HD-09] loads older messages page by page, keeps the scroll position, and marks an opened conversation as read', async ({
    page,
  }) => {
    const problems = collectProblems(page);
    await page.goto('/chat');
    await expect(conversations(page)).toHaveCount(8);
    await conversations(page).filter({ hasText: 'Noah Okafor' }).click();
    const pane = messages(page);
    const shown = pane.getByRole('listitem').filter({ has: page.locator('p') });
    await expect(shown).toHaveCount(30);
    await expect(shown.last()).toBeInViewport();
    const first = shown.first();
    const text = `${await first.textContent()}`;
    const newest = `${await shown.last().textContent()}`;
    const place = async () => {
      const box = await pane.getByRole('listitem').filter({ hasText: text }).first().boundingBox();
      return box?.y ?? Number.NaN;
    };
    await pane.evaluate((element) => element.scrollTo(0, 1));
    await expect(shown).toHaveCount(60);
    // The message at the top of the pane stays there; the older ones are above it.
    const top = (await pane.boundingBox())?.y ?? 0;
    expect(
      Math.abs(
        (await shown
          .nth(30)
          .boundingBox()
          .then((box) => box?.y ?? 0)) - top,
      ),
    ).toBeLessThan(140);
    await pane.evaluate((element) => element.scrollTo(0, 0));
    await expect(shown).toHaveCount(90);
    await pane.evaluate((element) => element.scrollTo(0, 0));
    await expect(pane.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
    expect(await place()).not.toBeNaN();
    // At most 90 of the 95 are in the page: the newest five have left it, and come back at its end.
    await expect(shown).toHaveCount(90);
    await expect(shown.last()).not.toHaveText(newest);
    await pane.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(shown.last()).toHaveText(newest);
    await expect(shown).toHaveCount(90);
    await test.step('marks an opened conversation as read in the list and on the badge', async () => {
      await expect(conversations(page)).toHaveCount(8);
      const unread = conversations(page).filter({ hasText: 'unread' });
      const before = await unread.count();
      expect(before).toBeGreaterThan(0);
      const counted = page.waitForResponse(`${API_ORIGIN}/chat/mark-chat-read/**`);
      await unread.first().click();
      expect((await counted).status()).toBe(200);
      await expect(unread).toHaveCount(before - 1);
      await page.reload();
      await expect(conversations(page)).toHaveCount(8);
      await expect(unread).toHaveCount(before - 1);
    });
    expect(problems).toEqual([]);
  });

  test('[CH-01] loads older messages by keyboard on request', FULL, async ({ page }) => {
    await page.goto('/chat');
    await conversations(page).filter({ hasText: 'Noah Okafor' }).click();
    const pane = messages(page);
    const shown = pane.getByRole('listitem').filter({ has: page.locator('p') });
    await expect(shown).toHaveCount(30);
    await pane.focus();
    await page.keyboard.press('Tab');
    const earlier = pane.getByRole('button', { name: 'Earlier messages' });
    await expect(earlier).toBeFocused();
    await expect(earlier).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(shown).toHaveCount(30);
    await page.keyboard.press('Enter');
    await expect(shown).toHaveCount(60);
    await expect(pane).toBeFocused();
    await expect(shown.nth(30)).toBeInViewport();
  });

  test('[CH-01] shows an error with a retry when conversations cannot be loaded', FULL, async ({ page }) => {
    let isDown = true;
    await page.route(`${API_ORIGIN}/chat/get-all-friends`, (route) => (isDown ? route.abort() : route.fallback()));
    await page.goto('/chat');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    const repeated = page.waitForRequest(`${API_ORIGIN}/chat/get-all-friends`);
    await retry.click();
    await repeated;
    await expect(page.getByText('Your conversations could not be loaded')).toBeVisible();
    isDown = false;
    // An event of the socket may have loaded them before the click.
    await retry.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(conversations(page)).toHaveCount(8);
  });
});
