import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { local, ROOT, readTopology } from '@xana/local-site/topology';
import { FULL } from '../site/full.ts';
import { TEST_ENVIRONMENT } from '../site/test-topology.ts';

const NAME = 'journey-sample';
const directory = join(ROOT, `mfe-${NAME}`);
const dataDirectory = join(ROOT, '.local', 'new-remote-site');
/** Apart from the site that all journeys share, and below the ephemeral ports. */
const PORT_OFFSET = String(Number(TEST_ENVIRONMENT.XANA_PORT_OFFSET) + 100);
/** Files of the repository that the command changes. */
const changed = ['pnpm-lock.yaml', '.github/CODEOWNERS'].map((file) => join(ROOT, file));
const workflow = join(ROOT, `.github/workflows/mfe-${NAME}.yml`);

test(
  '[MF-03] one command creates a remote that passes its tests, appears without a change in the shell, and updates the open page on save of its code and its configuration',
  FULL,
  async ({ page }) => {
    test.setTimeout(420_000);
    const before = changed.map((file) => readFileSync(file, 'utf8'));
    const npm = (...words: string[]) =>
      execFileSync(process.execPath, [join(ROOT, 'packages/local-site/bootstrap.mjs'), ...words], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    try {
      npm('new-remote', NAME);
      expect(readFileSync(workflow, 'utf8')).toContain(`name: mfe-${NAME}`);
      npm('test', 'unit', `mfe-${NAME}`);
      const dev = await startDev();
      try {
        await page.goto(`${dev.site}/${NAME}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Journey Sample' })).toBeVisible();
        await expect(page.getByText(`This page is contributed by mfe-${NAME}.`)).toBeVisible();
        await expect(page).toHaveTitle('Journey Sample · XANA');

        const sources = await readSources(page);
        expect(sources).toContain(`webpack:///mfe-${NAME}/src/screens/${NAME}/${NAME}-screen.tsx`);
        expect(sources.filter((source) => source.endsWith('/react-dom-client.development.js'))).toHaveLength(1);

        await page.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
        const phrases = join(directory, 'src/phrases/phrases.ts');
        writeFileSync(phrases, readFileSync(phrases, 'utf8').replace('This page is contributed by', 'Changed by'));
        await expect(page.getByText(`Changed by mfe-${NAME}.`)).toBeVisible({ timeout: 20_000 });
        await changeConfigurationInOpenPage(page);
        await expect(page.locator('body[data-kept]')).toHaveCount(1);
      } finally {
        await dev.stop();
      }
    } finally {
      rmSync(directory, { recursive: true, force: true });
      rmSync(dataDirectory, { recursive: true, force: true });
      rmSync(workflow, { force: true });
      for (const [index, file] of changed.entries()) writeFileSync(file, before[index] ?? '');
    }
  },
);

/** Saves `remote.config.ts`: a title, a mistake, its correction, and a new page with a new module. */
async function changeConfigurationInOpenPage(page: Page): Promise<void> {
  const configuration = join(directory, 'remote.config.ts');
  const save = (change: (code: string) => string) =>
    writeFileSync(configuration, change(readFileSync(configuration, 'utf8')));
  const options = { timeout: 20_000 };
  save((code) => code.replace("title: { en: 'Journey Sample'", "title: { en: 'Saved title'"));
  await expect(page).toHaveTitle('Saved title · XANA', options);

  save((code) => code.replace('handlers: [],', 'handlers: [,'));
  const problem = page.getByRole('alert').filter({ hasText: 'remote.config.ts' });
  await expect(problem).toContainText(`mfe-${NAME} was not released`, options);
  await expect(page.getByText(`Changed by mfe-${NAME}.`)).toBeVisible();
  save((code) => code.replace('handlers: [,', 'handlers: [],'));
  await expect(problem).toHaveCount(0, options);

  const entry = join(directory, 'src/entry/main.tsx');
  writeFileSync(join(directory, 'src/entry/second.tsx'), readFileSync(entry, 'utf8'));
  save((code) => {
    const [added = ''] = /\{ path: .* \},/.exec(code) ?? [];
    const second = added.replace(`/${NAME}`, `/${NAME}/second`).replace("'main'", "'second'");
    return code.replace(added, `${added}\n${second.replace('Saved title', 'Second page')}`);
  });
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/${NAME}/second`);
  await expect(page).toHaveTitle('Second page · XANA', options);
  await expect(page.getByText(`Changed by mfe-${NAME}.`)).toBeVisible(options);
}

/** The files that the source maps of all loaded modules name; development builds contain their maps. */
async function readSources(page: Page): Promise<string[]> {
  const modules = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.mjs')),
  );
  const texts = await Promise.all(modules.map(async (url) => (await page.request.get(url)).text()));
  return texts.flatMap((text) => {
    const [, map] = /sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)/.exec(text) ?? [];
    return map ? (JSON.parse(Buffer.from(map, 'base64').toString()) as { sources: string[] }).sources : [];
  });
}

/** `npm run dev` for the new remote, as its team runs it. */
async function startDev() {
  const environment = { ...process.env, XANA_PORT_OFFSET: PORT_OFFSET, XANA_DATA: dataDirectory };
  const site = local(readTopology(environment).ports.site);
  const command = [join(ROOT, 'packages/local-site/bootstrap.mjs'), 'dev', `mfe-${NAME}`];
  const child = spawn(process.execPath, command, { cwd: ROOT, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes(`Open ${site}`) && resolve());
    void ended.then(([code]) => reject(new Error(`npm run dev ended with code ${code}.`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { site, stop };
}
