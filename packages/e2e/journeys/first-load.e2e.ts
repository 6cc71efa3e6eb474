import { expect, test } from '@playwright/test';
import { API_ORIGIN } from '../site/test-topology.ts';

/** Maximum of compressed script on a visitor's home page. */
const BUDGET = 158_000;
/** Code that must not load before the click that needs it, recognised by text that only this code contains. */
const FOREIGN = { wallet: /eth_requestAccounts/, card: /stripe/i, socket: /engine\.io|socket\.io/i };

test('loads at most 158 kB of script on a visitor’s home, without wallet, card and socket code', async ({ page }) => {
  const scripts: Promise<{ url: string; bytes: number; text: string }>[] = [];
  page.on('response', (response) => {
    if (!/\/r\d\/.*\.mjs$/.test(response.url())) return;
    scripts.push(
      Promise.all([response.text(), response.request().sizes()]).then(([text, { responseBodySize }]) => ({
        url: response.url(),
        bytes: responseBodySize,
        text,
      })),
    );
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(scripts);
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`  ${loaded.length} files, ${(total / 1000).toFixed(1)} kB of script`);
  expect(total).toBeLessThanOrEqual(BUDGET);
  for (const [what, words] of Object.entries(FOREIGN)) {
    expect([what, loaded.filter(({ text }) => words.test(text)).map(({ url }) => url)]).toEqual([what, []]);
  }
});

test('sends a visitor’s first requests once, from the inline script of the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(API_ORIGIN) && request.method() === 'GET') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Hot this week' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
  expect(asked.sort()).toEqual([...new Set(asked)]);
  expect(asked).toContain('/hot/get-single-world-hot/38/ENVIRONMENT');
  const unused = await page.evaluate(() => Object.keys(Reflect.get(window, 'xanaAnswers') ?? {}));
  expect(unused).toEqual([]);
});
