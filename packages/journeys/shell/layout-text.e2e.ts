import { expect, type Locator, type Page, test } from '@playwright/test';
import { beDemoMember, beMember } from '../site/be-member.ts';
import { FULL, fullUnless } from '../site/full.ts';
import { walletControl } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const speak = (page: Page, locale: 'en' | 'ja') =>
  page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);

for (const locale of ['en', 'ja'] as const) {
  test(
    `[SE-01] the header’s search shows its whole placeholder at every width (${locale})`,
    fullUnless(locale === 'en'),
    async ({ page }) => {
      await speak(page, locale);
      await page.goto('/');
      const field = page.getByRole('banner').getByRole('combobox');
      await expect(field).toBeVisible();
      for (const width of [360, 680, 681, 768, 769, 991, 992, 1100, 1366, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const room = await field.evaluate((input: HTMLInputElement) => {
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('This browser has no canvas.');
          pen.font = getComputedStyle(input).font;
          return input.clientWidth - pen.measureText(input.placeholder).width;
        });
        expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
      }
    },
  );

  test(
    `[SE-04] ends truncated text on a card with an ellipsis (${locale})`,
    fullUnless(locale === 'en'),
    async ({ page }) => {
      await speak(page, locale);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const address of ['/search?src=a', '/search?src=a&tab=profile', '/explore?tab=events', '/follow-user/1']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await cutWithoutEllipsis(page.locator('#content')), address).toEqual([]);
      }
    },
  );
}

/** Texts that overflow their element without an ellipsis. */
const cutWithoutEllipsis = (place: Locator) =>
  place.evaluate((content) => {
    const words = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right } = range.getBoundingClientRect();
      const box = parent.closest('p, div, span, h1, h2, h3, a');
      for (let each: Element | null = parent; each && each !== content; each = each.parentElement) {
        const { overflowX, textOverflow, display, clipPath } = getComputedStyle(each);
        if (overflowX === 'visible' || overflowX === 'auto' || clipPath !== 'none') continue;
        const endsIn = textOverflow === 'ellipsis' && !/flex|grid/.test(display);
        if (right > each.getBoundingClientRect().right + 1 && !endsIn) cut.push(box?.textContent ?? '');
        break;
      }
    }
    return cut;
  });

test(
  '[LY-02] shifts nothing while a page loads on a member’s phone, and keeps the footer below the screen',
  FULL,
  async ({ page }) => {
    await beDemoMember(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const seen = window as unknown as { shifted: number };
      seen.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const held: (() => void)[] = [];
    await page.route(/get-user-profile|get-single-world-hot|get-all-following/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    for (const [address, title] of [
      ['/profile?user=2', /./],
      ['/details/2?type=USER_WORLD&for=space', /./],
      ['/follow-user/2?option=followings', /^Friends of/],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      for (const release of held.splice(0)) release();
      await expect(async () => {
        for (const release of held.splice(0)) release();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.waitForLoadState('networkidle');
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect(shifted, address).toBeLessThan(0.05);
    }
  },
);

test('[PR-03] [PR-05] aligns the star and follow buttons of a list in columns', FULL, async ({ page }) => {
  await beMember(page);
  await page.goto('/follow-user/1?option=followers');
  const rows = page.getByRole('list', { name: 'Followers', exact: true }).getByRole('listitem');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Follow / })
    .click();
  await expect(rows.nth(1).getByRole('button', { name: /^Stop following/ })).toBeVisible();
  for (const locale of ['en', 'ja']) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.reload();
    const list = page.locator('#content [aria-setsize]');
    await expect(list.nth(4)).toBeVisible();
    const places = await list.evaluateAll((all) =>
      all
        .slice(0, 5)
        .map((row) => [...row.querySelectorAll('button')].map((each) => each.getBoundingClientRect().left)),
    );
    expect(new Set(places.map((row) => row.join(' '))).size, `${locale} ${JSON.stringify(places)}`).toBe(1);
  }
});

test('[PR-03] keeps an unfollowed user in the list until the page is left', FULL, async ({ page }) => {
  await beMember(page);
  await page.goto('/follow-user/1?option=followers');
  const others = page.getByRole('list', { name: 'Followers', exact: true }).getByRole('listitem');
  const names: string[] = [];
  for (const place of [1, 2]) {
    names.push(String(await others.nth(place).getByRole('link').first().textContent()));
    await others
      .nth(place)
      .getByRole('button', { name: /^Follow / })
      .click();
    await expect(others.nth(place).getByRole('button', { name: /^Stop following/ })).toBeVisible();
  }
  await walletControl(page).click();
  await page.getByRole('link', { name: 'View your profile' }).click();
  await page.getByRole('link', { name: '2 Following' }).click();
  const own = page.getByRole('list', { name: 'Following', exact: true }).getByRole('listitem');
  await expect(own).toHaveCount(2);
  const first = String(await own.first().getByRole('link').first().textContent());
  await own
    .first()
    .getByRole('button', { name: `Stop following ${first}` })
    .click();
  await expect(own.first().getByRole('button', { name: `Follow ${first}`, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(own).toHaveCount(2);
  await page.getByRole('tab', { name: 'Followers' }).click();
  await page.getByRole('tab', { name: 'Following', exact: true }).click();
  await expect(own).toHaveCount(1);
  const left = names.filter((name) => name !== first);
  await expect(own.getByRole('link').first()).toHaveText(left);
});

test('[T59] a hostile name reverses, hides and covers nothing beside it', async ({ page }) => {
  const hostile = ['\u202eevil', `Z${'\u0301'.repeat(90)}${'\u0316'.repeat(90)}`, '\u2067אבג'];
  await page.route(`${API_ORIGIN}/world/get-most-followed-users`, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.rows.forEach((row: { name: string }, place: number) => {
      row.name = hostile[place] ?? row.name;
    });
    await route.fulfill({ status: 201, json: answer });
  });
  await page.goto('/');
  const people = page.getByRole('region', { name: 'Most active' }).getByRole('link');
  await expect(people).toHaveCount(10);
  const rows = await people.evaluateAll((links) =>
    links.map((link) => {
      const name = link.querySelector('bdi');
      const clips = (each: Element | null): boolean =>
        each !== null && each !== link && (getComputedStyle(each).overflowY !== 'visible' || clips(each.parentElement));
      return { height: link.getBoundingClientRect().height, isIsolated: name !== null, isClipped: clips(name) };
    }),
  );
  expect(rows).toEqual(rows.map(() => ({ height: rows[9]?.height, isIsolated: true, isClipped: true })));
});
