import { expect, type Page, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { markGood } from '@xana/release/mark-good';
import { readLog } from '@xana/release/release-log';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { axeViolations } from '../site/axe.ts';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';
import { topology } from '../site/test-topology.ts';
import { openDesk } from './desk-login.ts';
import { activeRelease, publishChanged, settings, store, takeBack } from './site-releases.ts';

const NAME = 'mfe-store';

const card = (page: Page, name = NAME) => page.getByRole('article', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** What a release manager writes in a dialog. */
async function explain(page: Page, reason: string): Promise<void> {
  await dialog(page).getByLabel('Reason').fill(reason);
}

test('[MF-04] one click on the desk plans a rollback, the reason makes it, and the site and a second desk show it', async ({
  page,
  context,
}, info) => {
  const problems = collectProblems(page);
  const good = activeRelease(NAME);
  markGood(store, settings(), { name: NAME, release: good.id, actor: 'journey', reason: 'before the trial' });
  const { id: bad } = publishChanged(NAME, '40.1.0', info.outputPath(''), (content) => `${content}\n// not good`);
  const second = await context.newPage();
  try {
    await openDesk(page);
    await openDesk(second);
    await expect(card(page)).toContainText('40.1.0');
    await card(page).getByRole('button', { name: 'Roll back' }).click();
    await expect(dialog(page)).toContainText(`40.1.0${bad.slice(0, 8)}`);
    await expect(dialog(page)).toContainText(`${good.version}${good.id.slice(0, 8)}`);
    await expect(dialog(page)).toContainText('The releases work together.');
    await explain(page, 'balances are wrong');
    await dialog(page).getByRole('button', { name: 'Roll back' }).click();
    await expect(dialog(page)).toHaveCount(0);
    for (const each of [page, second]) {
      await expect(card(each)).toContainText(`${good.version}${good.id.slice(0, 8)}`);
      await expect(card(each)).toContainText('balances are wrong');
    }
    expect(activeRelease(NAME).id).toBe(good.id);
    expect(readLog(store).at(-1)).toMatchObject({
      verb: 'rollback',
      actor: staffSubject(STAFF.manager),
      reason: 'balances are wrong',
    });
    const { microfrontends } = await (await page.request.get(`${local(topology.ports.site)}/revision`)).json();
    expect(microfrontends[NAME]).toMatchObject({ active: good.id, left: expect.arrayContaining([bad]) });
    expect(problems).toEqual([]);
  } finally {
    if (activeRelease(NAME).id !== good.id) takeBack(NAME, good.id);
    markGood(store, settings(), {
      name: NAME,
      release: good.id,
      isLifted: true,
      actor: 'journey',
      reason: 'as it was',
    });
  }
});

test(
  '[MF-04] a change that another manager made meanwhile is shown, and nothing is overwritten',
  FULL,
  async ({ page }, info) => {
    const good = activeRelease(NAME);
    const { id: next } = publishChanged(NAME, '40.2.0', info.outputPath(''), (content) => `${content}\n// two`);
    try {
      await openDesk(page, `/microfrontends/${NAME}`);
      await page.route('**/api/events', (route) => route.abort());
      await page.reload();
      await expect(page.getByText('The connection to the release server was lost')).toBeVisible();
      await page.getByRole('button', { name: `Actions for ${good.version}` }).click();
      await page.getByRole('menuitem', { name: 'Make active' }).click();
      await expect(dialog(page)).toContainText('The releases work together.');
      markGood(store, settings(), { name: NAME, release: next, actor: 'ren', reason: 'it works' });
      await explain(page, 'a trial');
      await dialog(page).getByRole('button', { name: 'Make active' }).click();
      await expect(dialog(page).getByRole('alert')).toContainText('Another change was made meanwhile');
      expect(activeRelease(NAME).id).toBe(next);
      await expect(dialog(page).getByLabel('Reason')).toHaveValue('a trial');
      await dialog(page).getByRole('button', { name: 'Make active' }).click();
      await expect(dialog(page)).toHaveCount(0);
      expect(activeRelease(NAME).id).toBe(good.id);
    } finally {
      if (activeRelease(NAME).id !== good.id) takeBack(NAME, good.id);
    }
  },
);

test(
  '[MF-04] a release is quarantined and lifted with the keyboard alone, and the desk has no accessibility problems',
  FULL,
  async ({ page }, info) => {
    const good = activeRelease(NAME);
    const { id: bad } = publishChanged(NAME, '40.3.0', info.outputPath(''), (content) => `${content}\n// three`);
    try {
      await openDesk(page, `/microfrontends/${NAME}`);
      const actions = page.getByRole('button', { name: 'Actions for 40.3.0' });
      const confirm = async (choice: string, label: string) => {
        await actions.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: choice }).focus();
        await page.keyboard.press('Enter');
        await explain(page, 'a trial');
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
      };
      await confirm('Quarantine', 'quarantined');
      expect(activeRelease(NAME).id).toBe(good.id);
      await expect(actions).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      await confirm('Lift quarantine', 'lifted a quarantine');
      expect(store.has(NAME, bad)).toBe(true);
      for (const path of ['/', '/history', '/access']) {
        await openDesk(page, path);
        await expect(page.getByRole('listitem').filter({ hasText: NAME }).first()).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      }
      await page.getByRole('button', { name: 'Dark theme' }).click();
      expect(await axeViolations(page, { isContrastOnly: true })).toEqual([]);
      await page.getByRole('button', { name: '日本語' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'リリースデスク' })).toBeVisible();
    } finally {
      if (activeRelease(NAME).id !== good.id) takeBack(NAME, good.id);
    }
  },
);
