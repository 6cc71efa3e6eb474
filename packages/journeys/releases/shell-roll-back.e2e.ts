import { appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { assemblePage } from '@xana/release/assemble-page';
import { changePage } from '@xana/release/commit-change';
import { changeRegistry } from '@xana/release/complete-interrupted';
import { publish } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import { refreshPage } from '@xana/release/switch-release';
import { copyRelease } from '../site/copy-release.ts';
import { FULL } from '../site/full.ts';
import { activeRelease, settings, store, takeBack } from './site-releases.ts';

const SLOT = 'home.weather';
const request = { actor: 'journey', reason: 'a shell with one slot more' };

/** Publishes a copy of the active shell that has one slot more. */
function publishShellWithSlot(folder: string): void {
  const release = activeRelease('shell');
  const { name, entry, modules, contributions, provides } = release;
  if (!provides) throw new Error('The record of the shell has no offer.');
  copyRelease(store, release, folder);
  appendFileSync(join(folder, entry), '\n/* one slot more */');
  const offer = { ...provides, slots: [...provides.slots, SLOT] };
  const copy = { name, entry, modules, contributions, provides: offer, buildDirectory: folder };
  publish(store, settings(), { ...request, ...copy, version: '2.0.0', kind: 'shell' });
}

/** Publishes a copy of the active mfe-store that contributes to the slot. */
function publishStoreWithSlot(folder: string): void {
  const release = activeRelease('mfe-store');
  const { name, entry, modules, contributions, operations, uses } = release;
  const [slot] = contributions?.slots ?? [];
  if (!contributions || !slot) throw new Error('mfe-store contributes to no slot.');
  copyRelease(store, release, folder);
  const slots = [{ ...slot, slot: SLOT }, ...contributions.slots];
  const copy = { name, entry, modules, operations, uses, buildDirectory: folder };
  publish(store, settings(), {
    ...request,
    ...copy,
    version: '7.1.0',
    kind: 'remote',
    contributions: { ...contributions, slots },
  });
}

test(
  '[MF-01] [MF-04] a slot that only a newer shell has prevents the rollback of the shell, and never blanks the page',
  FULL,
  async ({ page }, info) => {
    const before = readRegistry(store).microfrontends;
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    expect(() => publishStoreWithSlot(info.outputPath('too-early'))).toThrow(`${SLOT}, which shell`);
    publishShellWithSlot(info.outputPath('shell'));
    publishStoreWithSlot(info.outputPath('store'));
    try {
      const rollBackShell = () => takeBack('shell');
      expect(rollBackShell).toThrow(`mfe-store 7.1.0 contributes to the slot ${SLOT}, which shell`);

      // A page that was assembled without preflight.
      const state = readRegistry(store);
      const { shell } = state.microfrontends;
      if (!shell || !before.shell) throw new Error('The shell is not released.');
      const back = { ...shell, active: before.shell.active };
      const oldShell = { ...state, microfrontends: { ...state.microfrontends, shell: back } };
      changeRegistry(store, () => changePage(store, state, basename(assemblePage(store, settings(), oldShell))));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Step into XANA' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Most active' })).toBeVisible();
      expect(messages.join('\n')).toMatch(/mfe-store@\w+ failed to read in registry.*slots\[0\]\.slot.*home\.weather/s);
    } finally {
      refreshPage(store, settings());
      takeBack('mfe-store');
      takeBack('shell');
    }
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();
    expect(readRegistry(store).microfrontends.shell?.active).toBe(before.shell?.active);
  },
);
