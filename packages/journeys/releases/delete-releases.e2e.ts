import { expect, type Page, test } from '@playwright/test';
import { publish } from '@xana/release/publish';
import { readLog } from '@xana/release/release-log';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { axeViolations } from '../site/axe.ts';
import { FULL } from '../site/full.ts';
import { openDesk } from './desk-login.ts';
import { activeRelease, changedCopy, settings, store } from './site-releases.ts';

const NAME = 'mfe-profile';

const dialog = (page: Page) => page.getByRole('dialog');

test(
  '[MF-04] old releases are deleted at the desk: the plan, a second person, the freed bytes',
  FULL,
  async ({ page, browser }, info) => {
    const active = activeRelease(NAME).id;
    const copy = changedCopy(NAME, '46.0.0', info.outputPath(''), (content) => `${content}\n// never active`);
    const { id } = publish(store, settings(), { ...copy, isHeld: true });
    const second = await (await browser.newContext()).newPage();
    try {
      await openDesk(page);
      const opener = page.getByRole('button', { name: 'Delete old releases' });
      await opener.click();
      await dialog(page).getByLabel('Newest releases kept of each microfrontend').fill('0');
      const deleted = dialog(page).getByRole('list', { name: 'Releases that are deleted' });
      await expect(deleted.getByRole('listitem').filter({ hasText: id.slice(0, 8) })).toContainText(/\d (kB|MB)/);
      await dialog(page)
        .getByText(/releases are kept$/)
        .click();
      const kept = dialog(page)
        .getByRole('listitem')
        .filter({ hasText: active.slice(0, 8) });
      await expect(kept).toContainText('active');
      expect(await axeViolations(page)).toEqual([]);
      await dialog(page).getByLabel('Reason').fill('the disk is full');
      await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(dialog(page)).toContainText('A second person must approve this change');
      await dialog(page).getByRole('button', { name: 'Close' }).first().click();
      await expect(opener).toBeFocused();
      expect(store.has(NAME, id)).toBe(true);

      await openDesk(second, '/', STAFF.secondManager);
      await second.getByRole('button', { name: /^Approve: gc --keep 0/ }).click();
      await expect(dialog(second)).toContainText(id.slice(0, 8));
      await dialog(second).getByRole('button', { name: 'Approve' }).click();
      await expect(dialog(second)).toContainText(/Deleted\. Releases: [1-9]\d*, freed: \d/);
      expect(store.has(NAME, id)).toBe(false);
      expect(store.has(NAME, active)).toBe(true);
      expect(readLog(store).at(-1)).toMatchObject({
        verb: 'gc',
        actor: staffSubject(STAFF.manager),
        reason: expect.stringMatching(/^the disk is full: deleted \d+ releases/),
        approval: { by: staffSubject(STAFF.secondManager) },
      });
    } finally {
      await second.context().close();
    }
  },
);

test('[MF-04] a member of a team sees no way to delete releases', async ({ page }) => {
  await openDesk(page, '/', STAFF.commerce);
  await expect(page.getByRole('article', { name: NAME })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete old releases' })).toHaveCount(0);
});
