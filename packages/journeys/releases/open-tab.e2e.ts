import { expect, type Page, test } from '@playwright/test';
import { liftQuarantine, quarantine } from '@xana/release/quarantine';
import { promote } from '@xana/release/roll-back';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { activeRelease, publishChanged, settings, store, takeBack } from './site-releases.ts';

const NAME = 'mfe-store';
const balances = (page: Page, title: string) =>
  page.getByRole('complementary').getByRole('region', { name: title, exact: true });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A problem was fixed' });
const link = (page: Page, name: string) => page.getByRole('complementary').getByRole('link', { name, exact: true });
/** The release of each mounted module of mfe-store. */
const mounted = (page: Page) =>
  page
    .locator(`[data-remote-module^="${NAME}/"] > [data-release]`)
    .evaluateAll((modules) => modules.map((module) => (module as HTMLElement).dataset.release));

/** Opens a page and waits until it listens to the page server. */
async function open(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/revision/events');
  await page.goto(path);
  await listening;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** From the command to the page, for a person who looks at it; the figure is measured by the benchmark. */
const NOTICE = { timeout: 10_000 };

test('[MF-04] an open tab hears of a rollback: it loads nothing more of that release, offers a reload, and keeps what is typed', async ({
  page,
}, info) => {
  const good = activeRelease(NAME).id;
  await beMember(page);
  const { id: bad } = publishChanged(NAME, '10.0.0', info.outputPath(''), (content) =>
    content.replaceAll('Balances', 'Wrong sums'),
  );
  try {
    await open(page, '/feed?for=user');
    await expect(balances(page, 'Wrong sums')).toBeVisible();
    await page.getByRole('textbox', { name: 'New post' }).fill('Half a sentence');
    takeBack(NAME);
    await expect(notice(page)).toHaveText('A problem was fixed.', NOTICE);

    await test.step('a page that was not loaded before comes from the good release, in the same document', async () => {
      await link(page, 'Store').click();
      await expect(page.getByRole('heading', { level: 1, name: 'XENY store' })).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
      expect(new Set(await mounted(page))).toEqual(new Set([bad, good]));
    });
    await test.step('the next page is reloaded, when no text would be lost', async () => {
      await link(page, 'Feed').click();
      await expect(balances(page, 'Balances')).toBeVisible();
      expect(await isSameDocument(page)).toBe(false);
      await expect(page.getByRole('textbox', { name: 'New post' })).toHaveValue('Half a sentence');
      await expect(notice(page)).toHaveCount(0);
    });
  } finally {
    if (activeRelease(NAME).id !== good) takeBack(NAME, good);
  }
});

test('[MF-04] the offered reload keeps the focus and the scroll position', async ({ page }, info) => {
  const good = activeRelease(NAME).id;
  publishChanged(NAME, '10.1.0', info.outputPath(''), (content) => content.replaceAll('Balances', 'Wrong sums'));
  try {
    await open(page, '/explore');
    await expect(balances(page, 'Wrong sums')).toBeVisible();
    takeBack(NAME);
    await expect(notice(page)).toBeVisible(NOTICE);
    await page.evaluate(() => window.scrollTo(0, 400));
    const card = page.getByRole('main').getByRole('link').nth(6);
    await card.focus();
    const [name, scrolled] = [await card.textContent(), await page.evaluate(() => window.scrollY)];
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(balances(page, 'Balances')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    // The notice took a line of the page.
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(60);
  } finally {
    if (activeRelease(NAME).id !== good) takeBack(NAME, good);
  }
});

test('[MF-05] a tab that shows a quarantined release reloads the page after ten seconds, and not while text is typed', async ({
  page,
}, info) => {
  const good = activeRelease(NAME).id;
  await beMember(page);
  const { id: bad } = publishChanged(NAME, '10.2.0', info.outputPath(''), (content) =>
    content.replaceAll('Balances', 'Wrong prices'),
  );
  try {
    await open(page, '/feed?for=user');
    await expect(balances(page, 'Wrong prices')).toBeVisible();
    const post = page.getByRole('textbox', { name: 'New post' });
    await post.fill('Half a sentence');
    await page.clock.install();
    quarantine(store, settings(), { name: NAME, release: bad, actor: 'journey', reason: 'wrong prices' });
    await expect(notice(page)).toContainText('when you have finished', NOTICE);
    await page.clock.runFor(20_000);
    expect(await isSameDocument(page)).toBe(true);
    await post.fill('');
    await page.clock.runFor(2_000);
    await expect(balances(page, 'Balances')).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  } finally {
    liftQuarantine(store, settings(), { name: NAME, release: bad, actor: 'journey', reason: 'as it was' });
    if (activeRelease(NAME).id !== good)
      promote(store, settings(), { name: NAME, to: good, actor: 'journey', reason: '' });
  }
});

test(
  '[MF-03] an open tab loads a newer release with its next page, without a message',
  FULL,
  async ({ page }, info) => {
    await open(page, '/explore');
    await expect(balances(page, 'Balances')).toBeVisible();
    publishChanged(NAME, '10.3.0', info.outputPath(''), (content) => content.replaceAll('Balances', 'Holdings'));
    try {
      await expect(async () => {
        await link(page, 'Feed').click();
        await link(page, 'Explore').click();
        await expect(balances(page, 'Holdings')).toBeVisible({ timeout: 1_000 });
      }).toPass(NOTICE);
      expect(await isSameDocument(page)).toBe(false);
      await expect(notice(page)).toHaveCount(0);
    } finally {
      takeBack(NAME);
    }
  },
);

test('[MF-04] a tab that cannot listen asks before it loads a module', FULL, async ({ page }, info) => {
  const good = activeRelease(NAME).id;
  await beMember(page);
  await page.route('**/revision/events?*', (route) => route.fulfill({ status: 503 }));
  const { id: bad } = publishChanged(NAME, '10.4.0', info.outputPath(''), (content) => `${content}\n// not good`);
  try {
    await page.clock.install();
    await page.goto('/explore');
    await expect(balances(page, 'Balances')).toBeVisible();
    takeBack(NAME);
    // An answer, also the page itself, counts for five seconds.
    await page.clock.runFor(10_000);
    await page.getByRole('button', { name: /XENY, open the store$/ }).click();
    await expect(page.getByRole('dialog', { name: 'XENY store' })).toBeVisible();
    expect(new Set(await mounted(page))).toEqual(new Set([bad, good]));
    await expect(notice(page)).toBeVisible();
  } finally {
    if (activeRelease(NAME).id !== good) takeBack(NAME, good);
  }
});
