import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite } from '@xana/local-site/site';
import { local, ROOT, readTopology } from '@xana/local-site/topology';
import { TEST_ENVIRONMENT } from '../site/test-topology.ts';

const NAME = 'journey-sample';
const directory = join(ROOT, `mfe-${NAME}`);
const dataDirectory = join(ROOT, '.local', 'new-remote-site');
/** Beside the site that all journeys share, and below the ports that systems give to outgoing connections. */
const PORT_OFFSET = String(Number(TEST_ENVIRONMENT.XANA_PORT_OFFSET) + 100);
const lockfile = join(ROOT, 'pnpm-lock.yaml');

test('[MF-03] a new remote is made with one command, passes its tests and shows up without a line changed in the shell', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const lockBefore = readFileSync(lockfile, 'utf8');
  const npm = (...words: string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'packages/local-site/bootstrap.mjs'), ...words], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  try {
    npm('new-remote', NAME);
    npm('test', 'unit', `mfe-${NAME}`);
    const topology = readTopology({ ...process.env, XANA_PORT_OFFSET: PORT_OFFSET, XANA_DATA: dataDirectory });
    const site = await startSite({ topology, onProgress: () => {}, logLevel: 'error' });
    try {
      await page.goto(`${local(topology.ports.site)}/${NAME}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Journey Sample' })).toBeVisible();
      await expect(page.getByText(`This page is brought by mfe-${NAME}.`)).toBeVisible();
      await expect(page).toHaveTitle('Journey Sample · XANA');
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
    rmSync(dataDirectory, { recursive: true, force: true });
    writeFileSync(lockfile, lockBefore);
  }
});
