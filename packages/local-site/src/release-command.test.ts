import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followUser } from '@xana/contracts/http/follow/follows';
import { readActiveRegistry } from '@xana/release/assemble-page';
import { operationTable } from '@xana/release/operation-table';
import { readRegistry } from '@xana/release/read-registry';
import { createShellFixture, SETTINGS } from '../../release/src/test-releases.ts';
import { bundleReleaseCommand } from '../release-command.mjs';

describe('bundleReleaseCommand', () => {
  it('[MF-04] writes one file that rolls back without sources or packages', async () => {
    const { remote, store } = createShellFixture();
    const one = remote('one');
    remote('two');
    const folder = mkdtempSync(join(tmpdir(), 'xana-command-'));
    const command = join(folder, 'release.cjs');
    copyFileSync(await bundleReleaseCommand(), command);
    const settings = join(folder, 'page-settings.json');
    writeFileSync(settings, JSON.stringify(SETTINGS));
    const { stdout, stderr, status } = spawnSync(command, ['rollback', 'mfe-store', '--reason', 'r', '--json'], {
      cwd: folder,
      env: { PATH: process.env.PATH, RELEASE_STORE: store.directory, PAGE_SETTINGS: settings },
      encoding: 'utf8',
    });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(JSON.parse(stdout)).toMatchObject({ name: 'mfe-store', active: one.id });
    expect(readRegistry(store).microfrontends['mfe-store']?.active).toBe(one.id);
    const [shown] = readActiveRegistry(store).remotes;
    expect(shown?.operations).toEqual(operationTable([store.record('mfe-store', one.id)]));
    expect(Object.keys(shown?.operations ?? {}).length).toBeGreaterThan(50);
  });

  it('contains no schemas of contracts, which would be evaluated at each start', async () => {
    const bundle = readFileSync(await bundleReleaseCommand(), 'utf8');
    const { id, path, summary } = followUser;
    expect([id, path, summary].map((text) => bundle.includes(JSON.stringify(text).slice(1, -1)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('starts without the libraries that speak HTTP, which take longer to evaluate than the rest', async () => {
    const file = await bundleReleaseCommand();
    const trap = 'Object.defineProperty(globalThis, "Request", { get() { throw new Error("HTTP at the start"); } });';
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(trap)}`, file, ...args], {
        encoding: 'utf8',
      });
    expect(run('--help')).toMatchObject({ stderr: '', status: 0 });
    const call = run('status', '--url', 'http://localhost:1');
    expect(call).toMatchObject({ stderr: expect.stringContaining('HTTP at the start'), status: 1 });
  });

  it('contains no messages of schemas in other languages', async () => {
    expect(readFileSync(await bundleReleaseCommand(), 'utf8')).not.toContain('Ongeldige invoer');
  });

  it('bundles again only after a change', async () => {
    const file = await bundleReleaseCommand();
    const old = new Date('2026-01-01T00:00:00Z');
    utimesSync(file, old, old);
    await bundleReleaseCommand();
    expect(statSync(file).mtimeMs).toBe(old.getTime());
    const sources = `${file}.sources.json`;
    writeFileSync(sources, readFileSync(sources, 'utf8').replace(/"hash":"\w+"/, '"hash":"of other sources"'));
    await bundleReleaseCommand();
    expect(statSync(file).mtimeMs).toBeGreaterThan(old.getTime());
  });
});
