import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { withRoles } from '@xana/release/access-list';
import { bundleOf } from '@xana/release/bundle';
import { changeAccess } from '@xana/release/change-access';
import { uploadRelease } from '@xana/release/upload-release';
import { axeViolations } from '../site/axe.ts';
import { FULL } from '../site/full.ts';
import { topology } from '../site/test-topology.ts';
import { DESK, openDesk } from './desk-login.ts';
import { activeRelease, changedCopy, store, takeBack } from './site-releases.ts';

const NAME = 'mfe-profile';
const REPOSITORY = 'xana/mfe-profile';
const WORKFLOW = { kind: 'workflow' as const, subject: `repo:${REPOSITORY}:ref:refs/heads/main` };

async function workflowToken(): Promise<string> {
  const response = await fetch(`${local(topology.ports.identity)}/workflows/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ repository: REPOSITORY, audience: DESK }),
  });
  return ((await response.json()) as { value: string }).value;
}

test('[MF-03] a CI run without the role cannot upload, and one with it is named beside its release', async ({
  page,
}, info) => {
  const build = bundleOf(changedCopy(NAME, '43.0.0', info.outputPath(''), (content) => `${content}\n// uploaded`));
  const server = { url: DESK, token: await workflowToken() };
  await expect(uploadRelease(server, NAME, build)).rejects.toThrow('needs the role "publish" for mfe-profile');
  changeAccess(store, {
    verb: 'grant',
    actor: 'journey',
    reason: 'releases of the main branch',
    details: ['grant publish of mfe-profile to the workflow'],
    change: ({ access }) => ({ access: withRoles(access, { ...WORKFLOW, name: NAME, roles: ['publish'] }) }),
  });
  const active = activeRelease(NAME).id;
  const { id } = await uploadRelease(server, NAME, build);
  expect(activeRelease(NAME).id).toBe(active);
  await openDesk(page, `/microfrontends/${NAME}`);
  const row = page.getByRole('listitem').filter({ hasText: id.slice(0, 8) });
  await expect(row.first()).toContainText(`from ${REPOSITORY}, run 7/1`);
  await expect(row.first()).toContainText('never active');
});

test('[MF-03] [MF-04] a build is uploaded, tried and made active at the desk', { ...FULL }, async ({ page }, info) => {
  test.setTimeout(300_000);
  const before = activeRelease(NAME);
  const build = bundleOf(
    changedCopy(NAME, '44.0.0', info.outputPath('build'), (content) =>
      content.replaceAll('Most active', 'Most helpful'),
    ),
  );
  const file = info.outputPath('mfe-profile.json');
  writeFileSync(file, JSON.stringify(build));
  try {
    await openDesk(page, `/microfrontends/${NAME}`);
    await page.getByRole('button', { name: 'Upload a build' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Upload a build' }).click();
    await expect(dialog).toContainText('44.0.0 is stored');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).first().click();

    await page.getByRole('button', { name: 'Actions for 44.0.0' }).click();
    await page.getByRole('menuitem', { name: 'Try in a browser' }).click();
    await expect(page.getByText('The release is mounted on the page beside the active ones')).toBeVisible();
    await expect(page.getByText('passed', { exact: true })).toBeVisible({ timeout: 240_000 });

    await page.getByRole('button', { name: 'Actions for 44.0.0' }).click();
    await page.getByRole('menuitem', { name: 'Make active' }).click();
    await dialog.getByLabel('Reason').fill('a kinder heading');
    await dialog.getByRole('button', { name: 'Make active' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Most helpful' })).toBeVisible();
  } finally {
    if (activeRelease(NAME).id !== before.id) takeBack(NAME, before.id);
  }
});
