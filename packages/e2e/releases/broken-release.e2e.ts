import { expect, test } from '@playwright/test';
import { rollBack } from '@xana/release/roll-back';
import { publishChanged, settings, store } from './site-releases.ts';

const takeBack = () => rollBack(store, settings(), { name: 'mfe-store', actor: 'journey', reason: 'it throws' });

const isModule = (path: string) => path.startsWith('__federation_expose_balances');

test('[MF-05] a release that throws while it loads gives way to the last known good one', async ({ page }, info) => {
  publishChanged('mfe-store', '3.0.0', info.outputPath(''), (content, path) =>
    isModule(path) ? `throw new Error("planted: at evaluation");${content}` : content,
  );
  try {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible({ timeout: 12_000 });
    await expect(page.getByText('is not available right now')).toHaveCount(0);
  } finally {
    takeBack();
  }
});

test('[MF-05] a release that throws while it renders leaves a fallback in its own place, and a rollback mends it', async ({
  page,
}, info) => {
  publishChanged('mfe-store', '4.0.0', info.outputPath(''), (content, path) =>
    isModule(path) ? content.replace('"balances-title"', '(()=>{throw new Error("planted: at render")})()') : content,
  );
  try {
    await page.goto('/');
    await expect(page.getByText('Balances is not available right now')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
  } finally {
    takeBack();
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
});
