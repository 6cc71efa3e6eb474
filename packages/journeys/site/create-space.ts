import { expect, type Page } from '@playwright/test';
import { PICTURE } from './one-pixel.ts';

/** A member creates a space in the dialog and opens its page. @returns its id */
export async function createSpaceInDialog(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name: 'Create a space' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create a space' });
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await dialog.getByLabel('Alt text').fill('Rain on leaves');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill('Slow and green.');
  await expect(dialog.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name: 'Open the space' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}
