import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeViolations } from '../site/axe.ts';
import { beDemoMember } from '../site/be-member.ts';
import { FULL } from '../site/full.ts';
import { PICTURE } from '../site/one-pixel.ts';
import { collectProblems, waitUntilDialogsAreLeft } from '../site/page-actions.ts';
import { API_ORIGIN } from '../site/test-topology.ts';

async function openDialog(page: Page) {
  await beDemoMember(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Create a space' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a space' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function choosePicture(page: Page, dialog: Locator) {
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(PICTURE);
  await page.getByRole('dialog', { name: 'Adjust picture' }).getByRole('button', { name: 'Use picture' }).click();
}

test('[CS-01] [CS-02] [CS-04] [CS-05] [CS-06] [CS-07] creates a space with picture, texts, 3D space and tags after the form rejected a wrong picture, and opens it', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const dialog = await openDialog(page);
  const save = dialog.getByRole('button', { name: 'Create', exact: true });
  await expect(dialog.getByText('Choose a picture, drop it here or paste it')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(dialog.getByText('Still missing: Name and Description')).toBeVisible();
  await dialog.getByLabel('Name').fill('Garden of rain');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Description').fill('Slow and green.');
  await save.click();
  await expect(dialog.getByText('Add a picture')).toBeVisible();
  await test.step('rejects a file that only claims to be a picture at once', async () => {
    await dialog
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ ...PICTURE, buffer: Buffer.from('<svg onload="alert(1)"/>') });
    const crop = page.getByRole('dialog', { name: 'Adjust picture' });
    await expect(crop.getByText('Use JPG, PNG or WebP')).toBeVisible();
    await expect(crop.getByRole('button', { name: 'Use picture' })).toBeDisabled();
    await crop.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('crops the picture by keys to 16:9', async () => {
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles(PICTURE);
    const crop = page.getByRole('dialog', { name: 'Adjust picture' });
    await crop.getByRole('group', { name: 'Preview' }).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
    const [upload] = await Promise.all([
      page.waitForResponse((reply) => reply.url().includes('upload-file-v3') && reply.request().method() === 'POST'),
      crop.getByRole('button', { name: 'Use picture' }).click(),
    ]);
    expect((await upload.json()).data).toMatchObject({ width: 1600, height: 900 });
  });
  await expect(dialog.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await expect(save).toBeEnabled();
  await test.step('lists a 3D space that already has a page with the reason, and does not let it be chosen', async () => {
    const taken = dialog.getByRole('radio', { name: /This 3D space already has a page/ }).first();
    await expect(taken).toBeDisabled();
    await expect(dialog.getByRole('link', { name: 'Open its page' }).first()).toHaveAttribute('href', /details/);
  });
  await dialog.getByRole('radio', { disabled: false }).nth(1).check();
  await dialog.getByLabel('YouTube link').fill('https://youtu.be/aqz-KE-bpKQ');
  const tags = dialog.getByRole('list', { name: 'Tags' });
  await expect(tags.locator('[aria-pressed]')).toHaveCount(19);
  await tags.getByRole('button', { name: 'More tags' }).click();
  await expect(tags.locator('[aria-pressed]')).toHaveCount(22);
  await dialog.getByRole('searchbox', { name: 'Search tags' }).fill('二次');
  await tags.getByRole('button', { name: 'Fan work' }).click();
  const [request] = await Promise.all([page.waitForRequest(/create-2d-space/), save.click()]);
  expect(request.postDataJSON()).toMatchObject({ tags: ['Fan_work'], youtubeurl: 'https://youtu.be/aqz-KE-bpKQ' });
  const live = page.getByRole('dialog', { name: 'Your space is live' });
  expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);
  await live.getByRole('button', { name: 'Create another' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await waitUntilDialogsAreLeft(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Garden of rain' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden of rain' })).toBeVisible();
  await expect(page.getByRole('link', { name: '#Fan work' })).toBeVisible();
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
    await choosePicture(page, dialog);
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

test(
  '[HD-10] [HD-11] keeps the draft and starts an interrupted upload again after a reload, while the page behind does not scroll',
  FULL,
  async ({ page }) => {
    const dialog = await openDialog(page);
    await page.mouse.wheel(0, 2_000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.route(`${API_ORIGIN}/item/upload-file-v3`, async (route) => {
      if (route.request().method() !== 'POST') await route.continue();
    });
    await choosePicture(page, dialog);
    await expect(dialog.getByText(/% uploaded/)).toBeVisible();
    await dialog.getByLabel('Name').fill('Written before the reload');
    await page.unroute(`${API_ORIGIN}/item/upload-file-v3`);
    await page.reload();
    await page.getByRole('button', { name: 'Create a space' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Written before the reload');
    await expect(dialog.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Discard draft' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Written before the reload');
  },
);
