import { expect, test } from '@playwright/test';
import { rollBack } from '@xana/release/roll-back';
import { publishChanged, settings, store } from './site-releases.ts';

const takeBack = () => rollBack(store, settings(), { name: 'mfe-store', actor: 'journey', reason: 'it throws' });

const isModule = (path: string) => path.startsWith('balances.');

test('[MF-05] a release that throws while it loads is replaced by the last known good one', async ({ page }, info) => {
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

const THROWS: Record<string, (module: string) => string> = {
  mounts: (module) => module.replace(/,mount:(\w+),/, ',absent:$1=()=>Promise.reject(new Error("planted: at mount")),'),
  renders: (module) => module.replace('"balances-title"', '(()=>{throw new Error("planted: at render")})()'),
};

for (const [phase, plant] of Object.entries(THROWS)) {
  test(`[MF-05] a release that throws while it ${phase} is replaced by a fallback in its slot, and a rollback restores it`, async ({
    page,
  }, info) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    publishChanged('mfe-store', `4.0.0-${phase}`, info.outputPath(''), (content, path) =>
      isModule(path) ? plant(content) : content,
    );
    try {
      await page.goto('/');
      await expect(page.getByText('Balances is not available right now')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
      expect(messages.join('\n')).toMatch(/mfe-store@\w+ failed to (mount|render) in sidebar.balances.*planted/);
    } finally {
      takeBack();
    }
    await page.reload();
    await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
  });
}
