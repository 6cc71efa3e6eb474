import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';
import { namedMember } from '../site/people.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

const field = { name: 'Search spaces, people, NFTs' };
/** The page has other options too, such as those of the chain. */
const list = (page: Page) => page.locator('#search-suggestions');

test('[SE-01] [SE-02] [RT-04] offers quick links, debounces a search by half a second, and opens the best hit or the page of the search by keyboard', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${API_ORIGIN}/item/v2/search-all`)) asked.push(new URL(request.url()).search);
  });
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox', field);
  await expect(box).toHaveAttribute('maxlength', '256');
  await box.click();
  await expect(list(page).getByRole('group').first().getByRole('option')).toHaveText([
    'Top',
    'Lobby',
    'Explore',
    'Feed',
    'XENY store',
    'Builder',
  ]);
  await expect(page.getByRole('group', { name: 'Popular tags' }).getByRole('option')).toHaveCount(4);
  await test.step('debounces a search by half a second', async () => {
    // Time stands still between the keys of a slow hand.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of 'genesis') {
      await page.keyboard.type(letter);
      await page.clock.runFor(60);
    }
    await page.clock.runFor(400);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(
      list(page)
        .getByRole('option', { name: /Genesis Land/ })
        .first(),
    ).toBeVisible();
    expect(asked).toHaveLength(1);
  });
  await test.step('opens the best hit of each type by keyboard', async () => {
    await box.fill('lobby');
    const best = list(page).getByRole('option', { name: /^XANA Lobby/ });
    await expect(best).toBeVisible();
    await expect(list(page).getByRole('option').last()).toHaveText(/^See (all|the) [\d,]+ results?$/);
    await page.keyboard.press('ArrowDown');
    await expect(best).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'XANA Lobby' })).toBeVisible();
    await box.click();
    await page.keyboard.press('Escape');
    await expect(list(page).getByRole('option')).toHaveCount(0);
  });
  await test.step('encodes a tag as %23', async () => {
    await box.fill('#music');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?src=%23music$/);
    await expect(page.getByRole('tab', { name: /^Spaces \(\d+\)/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^People \(\d+\)/ })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test('[SE-03] [SE-04] [LY-01] [RT-12] [RT-14] lists results by type, and leads to NFTs, collections and the launchpad on the host of the marketplace', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/search?src=genesis');
  await expect(page.getByRole('banner').getByRole('combobox', field)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Collections' }).getByRole('link')).toHaveText(['Genesis Land']);
  const token = page.getByRole('region', { name: 'NFTs' }).getByRole('link').first();
  await expect(token).toHaveAttribute('target', '_blank');
  await expect(token).toHaveAttribute('rel', /noopener/);
  await test.step('leads to the host of the marketplace', async () => {
    const marketplace = await page.evaluate(
      () => JSON.parse(document.getElementById('xana-config')?.textContent ?? '{}').links.marketplace as string,
    );
    const addressesIn = (region: string) =>
      page
        .getByRole('region', { name: region })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const [tokens, collections] = [await addressesIn('NFTs'), await addressesIn('Collections')];
    expect([tokens.length > 0, collections.length]).toEqual([true, 1]);
    const network = '(ethereum|polygon|bsc|xanachain)';
    for (const address of tokens)
      expect(address).toMatch(new RegExp(`^${marketplace}/nft/${network}/0x[0-9a-f]{40}/\\d+$`, 'i'));
    expect(collections[0]).toMatch(new RegExp(`^${marketplace}/collection/${network}/0x[0-9a-f]{40}$`, 'i'));
    await page.getByRole('navigation', { name: 'XANA products' }).getByRole('button', { name: 'NFT' }).click();
    for (const name of ['Marketplace', 'Launchpad']) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\/xanalia\.com/);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await page.keyboard.press('Escape');
  });
  await page.getByRole('tab', { name: 'NFTs (9)' }).click();
  await expect(page.getByRole('list', { name: 'NFTs' }).getByRole('listitem')).toHaveCount(9);
  await expect(page).toHaveURL(/tab=nft/);
  await page.getByRole('main').getByRole('searchbox', field).fill('no result for this');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No data found')).toBeVisible();
});

test.describe('in Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test(
    '[SE-01] does not search for text that is still being composed, and ignores its Enter',
    FULL,
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('search-all')) asked.push(request.url());
      });
      await page.goto('/');
      const box = page.getByRole('banner').getByRole('combobox', { name: 'スペース、ユーザー、NFTを検索' });
      await box.click();
      await page.clock.install();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Input.imeSetComposition', { text: 'とうきょ', selectionStart: 4, selectionEnd: 4 });
      await page.clock.runFor(900);
      expect(asked).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/');
      await devtools.send('Input.insertText', { text: '東京' });
      await expect(
        list(page)
          .getByRole('option', { name: /東京の窓/ })
          .first(),
      ).toBeVisible();
      expect(asked).toHaveLength(1);
    },
  );

  const spaces = (page: Page) => page.getByRole('main').getByRole('region', { name: 'スペース' }).getByRole('link');

  test('[SE-03] matches one character anywhere in a name', FULL, async ({ page }) => {
    await page.goto(`/search?src=${encodeURIComponent('庭')}`);
    await expect(spaces(page).first()).toContainText('庭');
    await expect(page.getByRole('tab', { name: /^スペース（[1-9]/ })).toBeVisible();
  });

  test('[SE-03] finds a tag by its Japanese label, and titles its page with that label', FULL, async ({ page }) => {
    await page.goto('/search?src=%23music');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('「#音楽」の検索結果');
    await expect(page).toHaveTitle(/#音楽/);
    const tab = page.getByRole('tab', { name: /^スペース（/ });
    const counted = `${await tab.textContent()}`;
    expect(counted).not.toContain('（0）');
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue('#音楽');
    await field.press('Enter');
    await expect(page).toHaveURL(`/search?src=${encodeURIComponent('#音楽')}`);
    await expect(tab).toHaveText(counted);
  });

  test('[SE-03] finds and shows the Lobby by its Japanese name', FULL, async ({ page }) => {
    await page.goto(`/search?src=${encodeURIComponent('ロビー')}`);
    await spaces(page).filter({ hasText: 'XANAロビー' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'XANAロビー' })).toBeVisible();
    await expect(page).toHaveTitle(/XANAロビー/);
    await expect(page.getByText('みんなが最初に降り立つ場所です。')).toBeVisible();
  });
});

test('[SE-01] [SE-02] searches by keyboard alone, and removes recent searches', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recentSearches', JSON.stringify(['velvet', 'night'])));
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('banner').getByRole('combobox', field);
  await expect(box).toBeVisible();
  await test.step('/ focuses the field and opens its list', async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
      'velvet',
      'night',
      'Clear recent searches',
    ]);
  });
  await test.step('Delete removes the chosen recent search', async () => {
    for (const key of ['ArrowUp', 'ArrowUp', 'Delete']) await page.keyboard.press(key);
    await expect(list(page).getByRole('option', { name: 'night' })).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(list(page).getByRole('option')).toHaveCount(0);
  });
  await test.step('suggests several hits of each type with their number', async () => {
    await page.keyboard.type('muse');
    const spaces = page.getByRole('group', { name: 'Spaces' });
    await expect(spaces.getByRole('option')).toHaveCount(3);
    await expect(spaces.locator('mark').first()).toHaveText(/muse/i);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(list(page).getByRole('option', { selected: true })).toHaveText(/^See all \d+ results$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?src=muse$/);
  });
  await test.step('Ctrl+K focuses the field of the page, where the header has none', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  });
});

test('[SE-03] [SE-04] finds a misspelt name, bios and texts, and reads operators', async ({ page, request }) => {
  const author = await namedMember(request, 'Wombat');
  const term = `wombat${Date.now()}`;
  await author.post('/feeds/single-feed', { descriptions: `A ${term} at the gate` });
  const go = (query: string) => page.goto(`/search?src=${encodeURIComponent(query)}`);
  await go('Genesys Lamd');
  await expect(
    page.getByRole('region', { name: 'Collections' }).getByRole('link', { name: 'Genesis Land' }),
  ).toBeVisible();
  await go(term);
  const post = page.getByRole('region', { name: 'Posts' }).getByRole('link', { name: author.name });
  await expect(post).toHaveAttribute('href', /\/details\/\d+\?for=feed$/);
  await expect(page.getByRole('region', { name: 'Posts' }).locator('mark')).toHaveText(term);
  await go(`${term} type:event`);
  await expect(page.getByRole('main').getByText(`Nothing for “${term} type:event”`)).toBeVisible();
  const tag = page.getByRole('list', { name: 'Popular tags' }).getByRole('link').first();
  const name = (await tag.textContent()) ?? '';
  await tag.click();
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${name}”` })).toBeVisible();
});

test('[PR-03] [SE-03] follows a person and marks a favourite in the results', async ({ page, request }) => {
  const author = await namedMember(request, 'Found');
  await beMember(page);
  await page.goto('/search?src=muse&tab=world');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Add .* to favourites$/ });
  const name = String(await hearts.first().getAttribute('aria-label'));
  // By its name: hearts load one by one, and the first one may become the second.
  await page.getByRole('button', { name, exact: true }).click();
  const marked = page.getByRole('button', { name: name.replace('Add', 'Remove').replace(' to ', ' from ') });
  await expect(marked).toBeVisible();
  await page.reload();
  await expect(marked).toBeVisible();
  await page.goto(`/search?src=${encodeURIComponent(author.name)}&tab=profile`);
  await page.getByRole('button', { name: `Follow ${author.name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Stop following ${author.name}`, exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('button', { name: `Stop following ${author.name}`, exact: true })).toBeVisible();
});

test('[VA-13] [SE-03] leads from a hashtag of a post to the posts with it, and to spaces, people and events', async ({
  page,
}) => {
  const tag = `lanterns${Date.now()}`;
  const member = await beMember(page);
  for (const text of [`Tonight #${tag}`, `Again ＃${tag.toUpperCase()}!`]) {
    await member.post('/feeds/single-feed', { descriptions: text });
  }
  await page.goto('/feed?for=user');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: `#${tag}`, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Results for “#${tag}”` })).toBeVisible();
  const posts = page.getByRole('region', { name: 'Posts' });
  await expect(posts.getByRole('article')).toHaveCount(2);
  await page.getByRole('searchbox').fill('#music');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^Spaces \(\d+\)/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Events' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('searchbox').fill('#no-such-tag');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('No data found')).toBeVisible();
});
