import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { PUBLIC_KEY, SECRET_KEY } from '@xana/sandbox/card-keys';
import { type CardProvider, startCardProvider } from '@xana/sandbox/card-provider';
import { build } from 'esbuild';
import { FULL } from '../site/full.ts';

let site: Server;
let siteOrigin: string;
let provider: CardProvider;

/** A page with only the provider's React components, and its own stand-in provider. */
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../sandbox/src/card-provider/browser/trial/trial-page.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  site = createServer(({ url = '' }, response) => {
    if (url === '/trial.js') return response.setHeader('content-type', 'text/javascript').end(outputFiles[0]?.text);
    const [secret, language] = new URL(url, siteOrigin).searchParams.values();
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        `<!doctype html><html lang="${language}" data-key="${PUBLIC_KEY}" data-secret="${secret}"><body><script src="${provider.origin}/v3/"></script><script src="/trial.js"></script></body></html>`,
      );
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  siteOrigin = `http://localhost:${(site.address() as AddressInfo).port}`;
  provider = await startCardProvider({ port: 0, siteOrigin });
});
test.afterAll(async () => {
  await provider.close();
  site.closeAllConnections();
  site.close();
});

async function openTrial(page: Page, language = 'en') {
  const answer = await fetch(`${provider.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams({ amount: '999', currency: 'usd' }),
  });
  const { client_secret: secret } = (await answer.json()) as { client_secret: string };
  await page.goto(`${siteOrigin}/?${new URLSearchParams({ secret, language })}`);
  const fields = page.frameLocator('iframe[title="Card details"], iframe[title="カード情報"]');
  const type = async (number: string) => {
    await fields.getByRole('textbox').first().pressSequentially(number);
    await fields.getByRole('textbox').nth(1).pressSequentially('1230');
    await fields.getByRole('textbox').nth(2).pressSequentially('123');
    await expect(page.locator('p')).toHaveText('complete');
  };
  return { fields, type };
}

test(
  'the stand-in’s card script works with the provider’s React components, and a valid card pays',
  FULL,
  async ({ page }) => {
    const { fields, type } = await openTrial(page);
    await type('4242424242424242');
    await expect(fields.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(fields.getByLabel('Expiration date')).toHaveValue('12 / 30');
    await page.getByRole('button', { name: 'keep' }).click();
    await expect(page.locator('output')).toHaveText('pm_ 4242');
    await page.getByRole('button', { name: 'pay' }).click();
    await expect(page.locator('output')).toHaveText('succeeded');
    await page.getByRole('button', { name: 'look' }).click();
    await expect(page.locator('output')).toHaveText('looked: succeeded');
  },
);

test(
  '[T52] keeps card numbers out of the page, and reports an invalid one in the user’s language',
  FULL,
  async ({ page }) => {
    const { fields } = await openTrial(page, 'ja');
    await fields.getByLabel('カード番号').pressSequentially('4242424242424241');
    await fields.getByLabel('有効期限').click();
    await expect(page.locator('p')).toHaveText('カード番号が正しくありません。');
    expect(await page.content()).not.toContain('4242');
  },
);

test('shows why a card was declined, and pays the same PaymentIntent with another card', FULL, async ({ page }) => {
  const { fields, type } = await openTrial(page);
  await type('4000000000009995');
  await page.getByRole('button', { name: 'pay' }).click();
  await expect(page.locator('output')).toHaveText('Your card has insufficient funds.');
  for (const field of await fields.getByRole('textbox').all()) await field.fill('');
  await type('5555555555554444');
  await page.getByRole('button', { name: 'pay' }).click();
  await expect(page.locator('output')).toHaveText('succeeded');
});

test('opens the bank’s 3-D Secure challenge, which can be confirmed and rejected', FULL, async ({ page }) => {
  const { type } = await openTrial(page);
  const question = page.frameLocator('iframe[title="3-D Secure"]');
  await type('4000002760003184');
  await page.getByRole('button', { name: 'pay' }).click();
  await expect(question.getByText('Sandbox: no money moves.')).toBeVisible();
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(page.locator('output')).toContainText('unable to authenticate');
  await page.getByRole('button', { name: 'pay' }).click();
  await question.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.locator('output')).toHaveText('succeeded');
});
