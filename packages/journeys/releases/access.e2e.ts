import { expect, test } from '@playwright/test';
import { readLog } from '@xana/release/release-log';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { axeViolations } from '../site/axe.ts';
import { FULL } from '../site/full.ts';
import { DESK, openDesk, staffToken } from './desk-login.ts';
import { releaseAs } from './release-command.ts';
import { activeRelease, publishChanged, store, takeBack } from './site-releases.ts';

const SHELL = 'shell';

test('[MF-03] [MF-04] a team changes its own remote at the desk and at a terminal, and nothing else', async ({
  page,
}) => {
  await openDesk(page, '/', STAFF.commerce);
  await page.getByRole('button', { name: `Roll back: ${SHELL}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`You need the role “rollback” for ${SHELL}`);
  await expect(dialog).toContainText(STAFF.manager.name);
  await expect(dialog.getByRole('button', { name: 'Roll back' })).toBeDisabled();
  await page.keyboard.press('Escape');

  const RELEASE_TOKEN = await staffToken(STAFF.commerce);
  const { revision } = readLog(store).at(-1) ?? {};
  expect(() =>
    releaseAs({ RELEASE_TOKEN }, 'freeze', 'mfe-store', '--until', '1h', '--reason', 'x', '--url', DESK),
  ).toThrow(/needs the role "freeze" for mfe-store\. .*Aya Kimura/);
  expect(() => releaseAs({ RELEASE_TOKEN: 'a.b.c' }, 'status', '--url', DESK)).toThrow(/token was rejected/);
  expect(readLog(store).at(-1)?.revision).toBe(revision);
  expect(releaseAs({ RELEASE_TOKEN }, 'status', '--url', DESK)).toContain('mfe-store');
});

test(
  '[MF-04] a change of the shell waits at the desk until a second person approves it',
  FULL,
  async ({ page, browser }, info) => {
    const before = activeRelease(SHELL);
    const { id: next } = publishChanged(
      SHELL,
      '41.0.0',
      info.outputPath(''),
      (content) => `${content}\n// two persons`,
    );
    takeBack(SHELL, before.id);
    try {
      await openDesk(page, `/microfrontends/${SHELL}`);
      await page.getByRole('button', { name: 'Actions for 41.0.0' }).click();
      await page.getByRole('menuitem', { name: 'Make active' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('new header');
      await dialog.getByRole('button', { name: 'Make active' }).click();
      await expect(dialog).toContainText('A second person must approve this change');
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      expect(activeRelease(SHELL).id).toBe(before.id);
      await page.goto(`${DESK}/access`);
      await expect(page.getByText('Another person must approve it')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);

      const second = await (await browser.newContext()).newPage();
      await openDesk(second, '/', STAFF.secondManager);
      await second.getByRole('button', { name: /^Approve: promote shell/ }).click();
      await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      await expect(second.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('Nothing waits for a second person.')).toBeVisible();
      expect(activeRelease(SHELL).id).toBe(next);
      expect(readLog(store).at(-1)).toMatchObject({
        actor: staffSubject(STAFF.manager),
        approval: { by: staffSubject(STAFF.secondManager) },
      });
      await second.context().close();
    } finally {
      if (activeRelease(SHELL).id !== before.id) takeBack(SHELL, before.id);
    }
  },
);
