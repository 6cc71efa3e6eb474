import { expect, type Page, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { beMember } from '../site/be-member.ts';
import { fullUnless } from '../site/full.ts';
import { holdRequests } from '../site/held-reply.ts';
import { topology } from '../site/test-topology.ts';

const createButton = (page: Page) => page.getByRole('button', { name: /^(Create a space|スペースを作成)$/ });

const REMOTES = ['mfe-auth', 'mfe-chat', 'mfe-profile'].map((name) => local(topology.remotes[name] ?? 0));

/** Rounded, because the texts of a font that arrives have other fractions of a pixel. */
const leftOf = async (page: Page) => Math.round((await createButton(page).boundingBox())?.x ?? 0);

for (const width of [1366, 390]) {
  for (const who of ['visitor', 'member'] as const) {
    test(
      `[HD-10] keeps the buttons of the header in their place while the page of a ${who} starts (${width} px)`,
      fullUnless(width === 1366 && who === 'member'),
      async ({ page }) => {
        if (who === 'member') await beMember(page);
        await page.setViewportSize({ width, height: 844 });
        // The font of the site from the first text on: the fallback has its width only where Arial or Roboto is installed.
        await page.addInitScript(() => localStorage.setItem('siteFont', 'true'));
        const release = await holdRequests(page, ({ origin }) => REMOTES.includes(origin));
        await page.goto('/', { waitUntil: 'commit' });
        await expect(createButton(page)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const before = await leftOf(page);
        release();
        const modules = page.getByRole('banner').locator('[data-remote-module]');
        await expect(modules).toHaveCount(who === 'member' ? 4 : 3);
        await expect(modules.and(page.locator('[data-state="shown"]'))).toHaveCount(who === 'member' ? 4 : 3);
        await page.waitForLoadState('networkidle');
        expect(await leftOf(page)).toBe(before);
      },
    );
  }
}
