import { expect, type Page, type Route, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { FULL, fullUnless } from '../site/full.ts';
import { scrollTo } from '../site/page-actions.ts';
import { topology } from '../site/test-topology.ts';

const STORE = `${local(topology.remotes['mfe-store'] ?? 0)}/r*/**`;

/** Expects the rest of the home page to work while one remote fails. */
async function expectRestUnharmed(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Spaces' }).getByRole('link')).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

/** Three attempts of at most 12 s each and their pauses: the limit of an attempt grows on a slow machine. */
const FALLBACK_MS = 40_000;

const isEntry = (route: Route) => route.request().url().endsWith('remoteEntry.mjs');
const headers = { 'access-control-allow-origin': '*' };

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, headers, body: 'broken' }),
  'has lost its entry': (route) =>
    isEntry(route) ? route.fulfill({ status: 404, headers, body: '' }) : route.continue(),
  'answers HTML instead of a script': (route) =>
    route.fulfill({ status: 200, headers, contentType: 'text/html', body: '<!doctype html>' }),
  'sends a truncated entry': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      headers,
      contentType: 'text/javascript',
      body: isEntry(route) ? body.slice(0, body.length / 2) : body,
    });
  },
  'sends a truncated module': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      headers,
      contentType: 'text/javascript',
      body: isEntry(route) ? body : body.slice(0, body.length / 2),
    });
  },
  hangs: () => new Promise(() => {}),
};

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(
    `[MF-05] a remote that ${fault} is replaced by a fallback in its slot, and "Try again" recovers it`,
    fullUnless(fault === 'is down'),
    async ({ page }) => {
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.message));
      await page.route(STORE, answer);
      await page.goto('/');
      await expect(page.getByText('Balances is not available right now')).toBeVisible({ timeout: FALLBACK_MS });
      await expectRestUnharmed(page);
      expect(uncaught).toEqual([]);
      await page.unroute(STORE);
      await page.getByRole('complementary').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
      await expect(page.getByText('Balances is not available right now')).toHaveCount(0);
    },
  );
}

test('[MF-05] a remote that fails once is loaded at the second attempt without a message', FULL, async ({ page }) => {
  await page.route(`${local(topology.remotes['mfe-store'] ?? 0)}/r0/**`, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
  await expect(page.getByText('is not available right now')).toHaveCount(0);
});

test('[MF-05] [T34] the browser blocks a release file with a changed byte', async ({ page }) => {
  await page.route(STORE, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, headers, contentType: 'text/javascript', body: `${body} ` });
  });
  await page.goto('/');
  await expect(page.getByText('Balances is not available right now')).toBeVisible({ timeout: FALLBACK_MS });
  await expectRestUnharmed(page);
});

test('[MF-06] the page has one React, one session and one event bus', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.mjs')) scripts.push(await response.text().catch(() => ''));
  });
  await page.goto('/');
  await scrollTo(page, page.getByRole('region', { name: 'Newest posts' }));
  // React's client contains this sentence once; a second copy would contain it again.
  expect(scripts.filter((text) => text.includes('react.dev/errors')).length).toBeLessThanOrEqual(1);
  expect(scripts.filter((text) => text.includes('xana-refresh')).length).toBe(1);
});

test(
  '[MF-05] a lazy chunk of the shell that fails once is loaded again under another prefix',
  FULL,
  async ({ page }) => {
    const failed: string[] = [];
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
    await page.route('**/r0/shell/**', (route) => {
      failed.push(route.request().url());
      return route.abort();
    });
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(failed.length).toBeGreaterThan(0);
  },
);
