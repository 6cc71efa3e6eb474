import { expect, type Page, test } from '@playwright/test';
import { readRegistry } from '@xana/release/read-registry';
import { readLog } from '@xana/release/release-log';
import { addVotes } from '@xana/release/votes';
import { axeViolations } from '../site/axe.ts';
import { openDesk } from './desk-login.ts';
import { activeRelease, publishChanged, store, takeBack } from './site-releases.ts';

const NAME = 'mfe-profile';
const [BEFORE, AFTER] = ['Most active', 'Most adored'];

/** The heading that tells the releases apart. */
async function seenBy(page: Page): Promise<string> {
  await page.goto('/');
  const [before, after] = [BEFORE, AFTER].map((name) => page.getByRole('region', { name }));
  if (!before || !after) throw new Error('There are two headings.');
  await before.or(after).waitFor();
  return (await after.isVisible()) ? AFTER : BEFORE;
}

test('[MF-04] a candidate reaches a share of the visitors, grows at the desk, and is quarantined when it fails more often', async ({
  page,
  browser,
}, info) => {
  const control = activeRelease(NAME);
  const { id } = publishChanged(NAME, '42.0.0', info.outputPath(''), (content) => content.replaceAll(BEFORE, AFTER));
  takeBack(NAME, control.id);
  const visitors = await Promise.all(Array.from({ length: 8 }, () => browser.newContext()));
  /** Which visitors get the candidate. */
  const choose = () =>
    Promise.all(visitors.map(async ({ request }) => (await request.get('/')).text())).then((pages) =>
      pages.map((html) => html.includes(id)),
    );
  try {
    await openDesk(page, `/microfrontends/${NAME}`);
    await page.getByRole('button', { name: 'Actions for 42.0.0' }).click();
    await page.getByRole('menuitem', { name: 'Try with some visitors' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Share of visitors/ }).selectOption('50%');
    await dialog.getByLabel('Reason').fill('a warmer heading');
    await dialog.getByRole('button', { name: 'Try with some visitors' }).click();
    await expect(dialog).toHaveCount(0);
    const panel = page.getByRole('region', { name: 'Candidate' });
    await expect(panel).toContainText('50%');
    expect(await axeViolations(page)).toEqual([]);

    const chosen = await choose();
    expect(await choose()).toEqual(chosen);
    const visitor = await (visitors[0] ?? page.context()).newPage();
    expect(await seenBy(visitor)).toBe(chosen[0] ? AFTER : BEFORE);

    await panel.getByRole('button', { name: 'Change share' }).click();
    await dialog.getByRole('combobox', { name: /Share of visitors/ }).selectOption('100%');
    await dialog.getByLabel('Reason').fill('no failures');
    await dialog.getByRole('button', { name: 'Change share' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await choose()).toEqual(chosen.map(() => true));
    expect(await seenBy(visitor)).toBe(AFTER);

    // Reports of other networks, which this machine does not have.
    addVotes(store, NAME, id, {
      50: { candidate: { visits: 60, failed: 20, slow: 0 }, control: { visits: 60, failed: 1, slow: 0 } },
    });
    await expect(panel).toHaveCount(0, { timeout: 30_000 });
    expect(readRegistry(store).microfrontends[NAME]).toMatchObject({ active: control.id });
    expect(readLog(store).at(-1)).toMatchObject({ verb: 'quarantine', actor: 'guard', release: id });
    expect(await seenBy(visitor)).toBe(BEFORE);
  } finally {
    for (const visitor of visitors) await visitor.close();
    if (activeRelease(NAME).id !== control.id) takeBack(NAME, control.id);
  }
});
