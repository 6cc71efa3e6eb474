import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { packKits } from '@xana/local-site/pack-kits';
import { readCommands } from '@xana/local-site/test-how-to';
import { local } from '@xana/local-site/topology';
import { readHealth } from '@xana/release/release-health';
import { freePort } from '@xana/test-kit/free-port';
import { release } from '../releases/release-command.ts';
import { FULL } from '../site/full.ts';
import { SITE_ORIGIN, topology } from '../site/test-topology.ts';
import { admitRemote, workflowToken } from './admit-remote.ts';
import { servePackages } from './serve-packages.ts';
import { createTeam } from './team.ts';

const NAME = 'mfe-daily';
const REPOSITORY = 'xana/mfe-daily';
const DEVELOPMENT = local(topology.ports.development);
const PAGE_TIMEOUT = { timeout: 30_000 };

const COMMANDS = readCommands('ship-from-another-repository.md');
/** The line of the handbook that begins with these characters. */
function line(beginning: string): string {
  const found = COMMANDS.find((command) => command.startsWith(beginning));
  if (!found) throw new Error(`The page of the handbook has no command that begins with "${beginning}".`);
  return found;
}

/** Without a trial in the server's browser, which takes minutes on a busy machine: `releases/upload.e2e.ts` runs one. */
const PUBLISH = `${line('npm run publish')} --skip-check`;

/** The arguments of a line of a release manager, whose shell is in the repository of the site. */
const argumentsOf = (command: string): string[] =>
  [...command.replace('npm run release -- ', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

const contributedText = (page: Page, text: string) => page.getByText(text, { exact: true });

test(
  '[MF-03] [MF-04] a team in another repository creates a remote, develops it in a running site, publishes it with the token of its run and rolls it back',
  FULL,
  async ({ page, browser }) => {
    test.setTimeout(1_500_000);
    const folder = mkdtempSync(join(tmpdir(), 'xana-other-repository-'));
    const directory = join(folder, NAME);
    const registry = await servePackages(await packKits(join(folder, 'kits')));
    const site = await admitRemote(NAME, folder);
    const team = createTeam(folder, registry.origin);
    const inTeam = async (command: string) => {
      const RELEASE_TOKEN = await workflowToken(REPOSITORY, site.url);
      return team.type(command, directory, { RELEASE_SERVER: site.url, RELEASE_TOKEN });
    };
    try {
      await test.step('create it and test it stand-alone', async () => {
        // npm keeps what `npm create` installed, by its version.
        await team.type(line('npm create'), folder, { npm_config_cache: join(folder, 'npm-cache') });
        await team.type(line('npm install'), directory);
        expect(await team.type(line('npm test'), directory)).toContain('2 passed');
        const port = await freePort();
        const shown = team.start(`${line('npm start')} -- --port ${port}`, directory);
        try {
          await expect.poll(shown.output, { timeout: 60_000 }).toContain(`Open ${local(port)}`);
          await page.goto(`${local(port)}/?lang=ja`);
          await expect(page.getByRole('region', { name: 'main' })).toContainText(
            `このページは${NAME}が提供しています。`,
          );
          await expect(page.getByRole('link', { name: 'Dailyを開く' })).toBeVisible();
        } finally {
          await shown.stop();
        }
      });

      await test.step('without a role, nothing is possible', async () => {
        await expect(inTeam(line('npm run check'))).rejects.toThrow(`needs the role "publish" for ${NAME}`);
        release(...argumentsOf(line('npm run release -- grant')));
      });

      await test.step('develop it in the page of the site', async () => {
        const [link = ''] = /http\S+developer\S+/.exec(await inTeam(line('npm run release -- developer-link'))) ?? [];
        const port = new URL(DEVELOPMENT).port;
        const dev = team.start(`${line('npm run dev')} -- --port ${port}`, directory, { XANA_SITE: SITE_ORIGIN });
        try {
          await expect.poll(dev.output, { timeout: 60_000 }).toContain(`${SITE_ORIGIN}/?mfe.daily=${DEVELOPMENT}`);
          await page.goto(link);
          await page.goto(`/daily?mfe.daily=${DEVELOPMENT}`);
          await expect(contributedText(page, `This page is contributed by ${NAME}.`)).toBeVisible(PAGE_TIMEOUT);
          await expect(page.getByRole('complementary').getByRole('region', { name: 'Balances' })).toBeVisible();
          team.edit(directory, 'src/phrases/phrases.ts', (code) =>
            code.replace('This page is contributed by', 'Saved by'),
          );
          await expect.poll(dev.output, { timeout: 60_000 }).toContain(`${NAME} was built. Reload the page.`);
          await page.reload();
          await expect(contributedText(page, `Saved by ${NAME}.`)).toBeVisible(PAGE_TIMEOUT);
          team.edit(directory, 'src/phrases/phrases.ts', (code) =>
            code.replace('Saved by', 'This page is contributed by'),
          );
        } finally {
          await dev.stop();
        }
      });

      const visitor = await (await browser.newContext({ baseURL: SITE_ORIGIN })).newPage();
      await test.step('check it, publish it and see it in the site', async () => {
        expect(await inTeam(line('npm run check'))).toContain('Nothing was stored.');
        expect(site.active()).toBeUndefined();
        await inTeam(PUBLISH);
        expect(site.active()).toMatchObject({
          version: '1.0.0',
          container: 'federation',
          source: { kit: '1.0.0', provenance: { repository: REPOSITORY } },
        });
        await visitor.goto('/daily');
        await expect(contributedText(visitor, `This page is contributed by ${NAME}.`)).toBeVisible(PAGE_TIMEOUT);
        await expect(visitor).toHaveTitle('Daily · XANA');
      });
      const first = site.active()?.id ?? '';

      await test.step('publish a second release', async () => {
        await visitor.goto('/terms');
        await expect.poll(() => readHealth(site.store, NAME, first).mounted, { timeout: 60_000 }).toBeGreaterThan(0);
        team.edit(directory, 'src/phrases/phrases.ts', (code) =>
          code.replace('This page is contributed by', 'Second by'),
        );
        team.edit(directory, 'package.json', (code) => code.replace('"version": "1.0.0"', '"version": "1.1.0"'));
        await inTeam(PUBLISH);
        await visitor.goto('/daily');
        await expect(contributedText(visitor, `Second by ${NAME}.`)).toBeVisible(PAGE_TIMEOUT);
      });

      await test.step('roll it back', async () => {
        await inTeam(line('npm run release -- rollback'));
        expect(site.active()?.id).toBe(first);
        await visitor.goto('/daily');
        await expect(contributedText(visitor, `This page is contributed by ${NAME}.`)).toBeVisible(PAGE_TIMEOUT);
      });
      await visitor.context().close();
    } finally {
      await site.end();
      registry.server.close();
      registry.server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
