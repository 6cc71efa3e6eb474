import { expect, type Page, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { markGood } from '@xana/release/mark-good';
import { readLog } from '@xana/release/release-log';
import { STAFF, staffSubject } from '@xana/sandbox/staff';
import { axeViolations } from '../site/axe.ts';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';
import { topology } from '../site/test-topology.ts';
import { DESK, openDesk } from './desk-login.ts';
import { plantSeries } from './plant-series.ts';
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
      // A plan that takes a while: Enter waits for it.
      await page.route('**/api/plans/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
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

test('[MF-04] the desk compares two releases, and charts what visitors reported about them', async ({ page }, info) => {
  const problems = collectProblems(page);
  const good = activeRelease(NAME);
  const { id: bad } = publishChanged(
    NAME,
    '40.4.0',
    info.outputPath(''),
    (content) => `${content}\n// ${content.length}`,
  );
  plantSeries({ name: NAME, id: good.id, from: 30, to: 2, visitors: 90, failed: 0, loadMs: 400 });
  plantSeries({ name: NAME, id: bad, from: 3, to: 0, visitors: 60, failed: 6, loadMs: 900 });
  try {
    await openDesk(page);
    await expect(card(page)).toContainText(/Load time \(p75\)\d{3,4}|Load time \(p75\)1,\d{3}/);
    await card(page).getByRole('link', { name: NAME }).click();
    const chart = (title: string) => page.getByRole('img', { name: new RegExp(`^${title}\\.`) });
    await expect(chart('Failures per thousand visitors')).toHaveAccessibleName(/40\.4\.0: \d/);
    await expect(chart('Share of visitors')).toBeVisible();
    await page.getByRole('button', { name: '7 days' }).click();
    await page.getByText('As a table').click();
    await expect(page.getByRole('row').filter({ hasText: '40.4.0' }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await axeViolations(page, { isContrastOnly: true })).toEqual([]);
    await page.getByRole('checkbox', { name: 'Compare 40.4.0' }).check();
    await page.getByRole('checkbox', { name: `Compare ${good.version}`, exact: true }).check();
    await page.getByRole('status').getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(
      `${DESK}/microfrontends/${NAME}/compare?from=${good.id.slice(0, 8)}&to=${bad.slice(0, 8)}`,
    );
    await page.reload();
    await expect(page.getByRole('row', { name: /^All files/ })).toContainText('+');
    expect(await axeViolations(page)).toEqual([]);
    await openDesk(page, `/history?name=${NAME}`);
    await page.getByRole('link', { name: `Compare ${good.version} with 40.4.0` }).click();
    await expect(page.getByRole('heading', { name: `Two releases of ${NAME}` })).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    if (activeRelease(NAME).id !== good.id) takeBack(NAME, good.id);
  }
});

test(
  '[MF-04] a page reports its load times and its LCP, and the release server has them',
  FULL,
  async ({ page }, info) => {
    const series = async (name: string, id: string) => {
      const { releases } = await (await page.request.get(`${DESK}/api/series/${name}`)).json();
      return releases.find((release: { id: string }) => release.id === id)?.points.at(-1) ?? {};
    };
    // This machine counts once per release and hour, so both are new.
    const [shell, remote] = ['shell', NAME].map((name) => {
      const before = activeRelease(name).id;
      const { id } = publishChanged(name, '40.5.0', info.outputPath(name), (content) => `${content}\n// measured`);
      return { name, before, id };
    });
    if (!shell || !remote) throw new Error('Two releases are measured.');
    try {
      await openDesk(page);
      await page.goto('/');
      await expect.poll(async () => (await series('shell', shell.id)).loadMs, { timeout: 30_000 }).toBeGreaterThan(0);
      expect((await series(NAME, remote.id)).loadMs).toBeGreaterThan(0);
      await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click();
      await page.goto(DESK);
      await expect.poll(async () => (await series('shell', shell.id)).lcpMs, { timeout: 30_000 }).toBeGreaterThan(0);
    } finally {
      for (const { name, before } of [remote, shell]) if (activeRelease(name).id !== before) takeBack(name, before);
    }
  },
);
