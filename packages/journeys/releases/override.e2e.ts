import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { local, ROOT } from '@xana/local-site/topology';
import { FULL } from '../site/full.ts';
import { SITE_ORIGIN, TEST_ENVIRONMENT, topology } from '../site/test-topology.ts';
import { activeRelease, store } from './site-releases.ts';

const NAME = 'mfe-store';
/** On the allow-list of the local site: the port of the remote at the next offset. */
const ALLOWED_ORIGIN = local((topology.remotes[NAME] ?? 0) + 100);
const UNLISTED_ORIGIN = local((topology.remotes[NAME] ?? 0) + 199);

/** A folder with a changed build of the remote, as the server of a developer offers it. */
function startOverrideServer(port: number): Promise<Server> {
  const { id, entry, contributions } = activeRelease(NAME);
  const manifest = {
    metaData: { remoteEntry: { name: entry, path: '' }, publicPath: 'auto', buildInfo: { buildVersion: '7.7.7' } },
    contributions,
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', SITE_ORIGIN).pathname;
    const isModule = extname(path) === '.mjs';
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', isModule ? 'text/javascript' : 'application/json');
    response.end(
      isModule
        ? readFileSync(join(store.pathOf(NAME, id), path), 'utf8').replaceAll('Balances', 'Overridden')
        : JSON.stringify(manifest),
    );
  });
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)));
}

/** Prints a link as a developer does, and opens it. */
async function becomeDeveloper(page: Page): Promise<void> {
  const command = [join(ROOT, 'packages/local-site/bootstrap.mjs'), 'release', 'developer-link', '--json'];
  const printed = execFileSync(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...TEST_ENVIRONMENT },
    encoding: 'utf8',
  });
  await page.goto((JSON.parse(printed) as { url: string }).url);
  await expect(page).toHaveURL(`${SITE_ORIGIN}/?mfe`);
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Developer' });
const balances = (page: Page, title: string) => page.getByRole('complementary').getByRole('region', { name: title });

let server: Server;
test.beforeAll(async () => {
  server = await startOverrideServer(Number(new URL(ALLOWED_ORIGIN).port));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('[MF-03] [T71] a developer sees a changed remote from an allowed origin, with a banner that removes it, and a visitor with the same URL the ordinary page', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await test.step('a visitor', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`/?mfe.store=${ALLOWED_ORIGIN}`);
    await expect(balances(page, 'Balances')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(requested.filter((url) => url.startsWith(ALLOWED_ORIGIN))).toEqual([]);
    const [overridden, ordinary] = await Promise.all(
      [`/?mfe.store=${ALLOWED_ORIGIN}`, '/'].map(async (path) => (await page.request.get(path)).text()),
    );
    expect(overridden).toBe(ordinary);
  });
  await becomeDeveloper(page);
  await expect(bar(page)).toContainText('Developer mode: no override');
  await expect(balances(page, 'Balances')).toBeVisible();

  await page.goto(`/?mfe.store=${ALLOWED_ORIGIN}`);
  await expect(balances(page, 'Overridden')).toBeVisible();
  await expect(bar(page)).toContainText(`Developer override: ${NAME} from ${ALLOWED_ORIGIN}`);
  await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);

  await bar(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/`);
  await expect(balances(page, 'Balances')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('[MF-03] the panel lists the remotes and sets an override by keyboard', FULL, async ({ page }) => {
  await becomeDeveloper(page);
  await bar(page).getByRole('button', { name: 'Remotes' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Remotes on this page' });
  const remote = panel.getByRole('listitem').filter({ hasText: NAME });
  const { version, id } = activeRelease(NAME);
  await expect(remote).toContainText(`Release ${version}`);
  await expect(remote).toContainText(id.slice(0, 8));
  await expect(remote).toContainText('Shown');

  const field = remote.getByRole('textbox');
  await field.fill(UNLISTED_ORIGIN);
  await field.press('Enter');
  await expect(remote).toContainText('is not from an allowed origin');
  await field.fill(`${ALLOWED_ORIGIN}/remoteEntry.mjs`);
  await field.press('Enter');
  await expect(balances(page, 'Overridden')).toBeVisible();
});

test(
  '[MF-03] [T71] the override of an unlisted origin is rejected and nothing is loaded from it',
  FULL,
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await becomeDeveloper(page);
    await page.goto(`/?mfe.store=${UNLISTED_ORIGIN}/remoteEntry.mjs`);
    await expect(bar(page).getByRole('alert')).toContainText(
      `${UNLISTED_ORIGIN}/remoteEntry.mjs is not from an allowed`,
    );
    await expect(balances(page, 'Balances')).toBeVisible();
    expect(requested.filter((url) => url.startsWith(UNLISTED_ORIGIN))).toEqual([]);
  },
);

test('[T71] a link of another site shows the ordinary page to a developer', FULL, async ({ page }) => {
  await becomeDeveloper(page);
  const target = `${SITE_ORIGIN}/?mfe.store=${ALLOWED_ORIGIN}`;
  await page.route(`${UNLISTED_ORIGIN}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${target}">open</a>` }),
  );
  await page.goto(UNLISTED_ORIGIN);
  await page.getByRole('link', { name: 'open' }).click();
  await expect(balances(page, 'Balances')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
