import { expect, type Page, test } from '@playwright/test';
import { beMember } from '../../site/be-member.ts';
import { FULL } from '../../site/full.ts';
import { waitUntilDialogsAreLeft } from '../../site/page-actions.ts';
import { API_ORIGIN } from '../../site/test-topology.ts';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURE = { name: 'space.png', mimeType: 'image/png', buffer: DOT };

const terms = (page: Page) =>
  page.getByRole('alertdialog', { name: /^(Please accept the terms of use|利用規約への同意)$/ });
const form = (page: Page) => page.getByRole('dialog', { name: /^(Create a space|スペースをつくる|スペースを作成)$/ });
const upload = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/item/upload-file-v3') && response.request().method() === 'POST',
  );

/** A new member in the form for a space, on the page over which no dialog opens automatically. */
async function openForm(page: Page) {
  await beMember(page, { isNew: true });
  await page.goto('/terms');
  await page
    .getByRole('button', { name: /^(Create a space|スペースをつくる|スペースを作成)$/ })
    .first()
    .click();
  await expect(form(page)).toBeVisible();
}

/** Chooses a picture, whose upload the server rejects. */
async function choosePicture(page: Page) {
  const refused = upload(page);
  await form(page).locator('input[type="file"]').setInputFiles(PICTURE);
  expect(((await (await refused).json()) as { code: string }).code).toBe('TERMS_NOT_ACCEPTED');
  await expect(terms(page)).toBeVisible();
}

test('[LG-15] asks a member who uploads a picture for the terms, and repeats the upload after the acceptance', async ({
  page,
}) => {
  await openForm(page);
  await form(page).getByLabel('Name').fill('Garden of rain');
  await choosePicture(page);
  await expect(terms(page)).toContainText('Publishing and buying need the current terms.');
  await terms(page).getByRole('checkbox').check();
  const repeated = upload(page);
  await terms(page).getByRole('button', { name: 'Sign and accept' }).click();
  expect((await repeated).status()).toBe(200);
  await expect(terms(page)).toHaveCount(0);
  await expect(form(page).getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await expect(form(page).getByLabel('Name')).toHaveValue('Garden of rain');
});

test(
  '[LG-15] a member who declines there stays logged in, keeps the form, and can accept at the next try',
  FULL,
  async ({ page }) => {
    await openForm(page);
    await choosePicture(page);
    await page.keyboard.press('Escape');
    await expect(terms(page)).toHaveCount(0);
    await expect(form(page).getByText('Please accept the terms of use to continue').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userConnected'))).toBe('true');
    await choosePicture(page);
    await terms(page).getByRole('checkbox').check();
    await terms(page).getByRole('button', { name: 'Sign and accept' }).click();
    await expect(form(page).getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  },
);

test('[LG-15] a member can read, follow and log out without the terms', FULL, async ({ page }) => {
  await openForm(page);
  const codes: string[] = [];
  page.on('response', async (response) => {
    if (response.url().startsWith(API_ORIGIN) && response.status() === 403) codes.push(response.url());
  });
  await page.keyboard.press('Escape');
  await waitUntilDialogsAreLeft(page);
  await page.goto('/feed?for=user');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  expect(codes).toEqual([]);
});

test.describe('in Japanese on a phone', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });

  test('[LG-15] shows the reason and continues the upload in Japanese', FULL, async ({ page }, info) => {
    await openForm(page);
    await choosePicture(page);
    await expect(terms(page)).toContainText('最新の利用規約への同意が必要です');
    await page.screenshot({ path: info.outputPath('terms-needed-ja.png') });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await terms(page).getByRole('checkbox').check();
    const repeated = upload(page);
    await terms(page).getByRole('button', { name: '署名して同意する' }).click();
    expect((await repeated).status()).toBe(200);
  });
});
