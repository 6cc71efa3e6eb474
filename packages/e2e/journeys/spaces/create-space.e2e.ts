import { expect, type Page, test } from '@playwright/test';
import { beDemoMember } from '../../site/be-member.ts';
import { FULL } from '../../site/full.ts';
import { collectProblems } from '../../site/page-actions.ts';
import { API_ORIGIN } from '../../site/test-topology.ts';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = (buffer: Buffer) => ({ name: 'space.png', mimeType: 'image/png', buffer });

async function openDialog(page: Page) {
  await beDemoMember(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Create a space' }).click();
  return page.getByRole('dialog', { name: 'Create a space' });
}

test('[CS-01] [CS-02] [CS-04] [CS-05] [CS-06] [CS-07] creates a space with picture, texts, 3D space and tags after the form rejected a wrong picture and a 3D space with a page, and opens it', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const dialog = await openDialog(page);
  const save = dialog.getByRole('button', { name: 'Create', exact: true });
  await expect(dialog.getByText('Choose a picture or drop it here')).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Name').fill('Garden of rain');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Description').fill('Slow and green.');
  await save.click();
  await expect(dialog.getByText('Add a picture')).toBeVisible();
  await test.step('rejects a file that only claims to be a picture at once', async () => {
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles(png(Buffer.from('<svg onload="alert(1)"/>')));
    await expect(dialog.getByText('Use JPG, PNG or WebP').last()).toBeVisible();
  });
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(png(DOT));
  await expect(dialog.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await expect(save).toBeEnabled();
  const world = dialog.getByRole('combobox', { name: /3D space/ });
  await test.step('marks a 3D space that already has a page, and rejects the form', async () => {
    // By key: a list that was opened by a click closes when a late scroll event arrives.
    await world.press('ArrowDown');
    await page.getByRole('option').filter({ hasText: 'has a page' }).first().click();
    await expect(dialog.getByText('This 3D space already has a page')).toBeVisible();
    await expect(save).toBeDisabled();
  });
  await world.press('ArrowDown');
  await page.getByRole('option').filter({ hasNotText: 'has a page' }).first().click();
  await dialog.getByLabel('YouTube link').fill('https://youtu.be/aqz-KE-bpKQ');
  const tags = dialog.getByRole('list', { name: 'Tags' });
  await tags.getByRole('button', { name: 'Fan work' }).click();
  const [request] = await Promise.all([page.waitForRequest(/create-2d-space/), save.click()]);
  expect(request.postDataJSON()).toMatchObject({ tags: ['Fan_work'], youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ' });
  await expect(page.getByRole('heading', { level: 1, name: 'Garden of rain' })).toBeVisible();
  await expect(page.getByRole('link', { name: '#Fan work' })).toBeVisible();
  await page.getByRole('button', { name: 'Create a space' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  expect(problems).toEqual([]);
});

test(
  '[CS-07] keeps text typed during an upload, and keeps an uploaded picture when a wrong file follows',
  FULL,
  async ({ page }) => {
    const dialog = await openDialog(page);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`${API_ORIGIN}/item/upload-file-v3`, async (route) => {
      if (route.request().method() === 'POST') await arrival;
      await route.continue();
    });
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles(png(DOT));
    await expect(dialog.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible();
    await dialog.getByLabel('Name').fill('Typed meanwhile');
    await dialog
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    arrive();
    await expect(dialog.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Typed meanwhile');
    await dialog.getByLabel('Description').fill('And after it.');
    await expect(dialog.getByRole('button', { name: 'Create', exact: true })).toBeEnabled();
  },
);

test('[CS-07] shows an error when the space cannot be created, and keeps the form', FULL, async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Name').fill('Unlucky');
  await dialog.getByLabel('Description').fill('The network went away.');
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(png(DOT));
  await expect(dialog.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await page.route(`${API_ORIGIN}/item/create-2d-space`, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again');
  await expect(dialog.getByLabel('Name')).toHaveValue('Unlucky');
  await page.unroute(`${API_ORIGIN}/item/create-2d-space`);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unlucky' })).toBeVisible();
});
