import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { eventually } from '@xana/test-kit/eventually';
import { rootFileOf } from '../trust/key-files.ts';
import { createTrustedSite } from '../trust/test-trust.ts';
import { HEAD_KEY } from './head.ts';
import { environmentOf, useTestS3Server } from './test-bucket-server.ts';
import { createMachine } from './test-machine.ts';
import { createMachines } from './test-processes.ts';

const server = useTestS3Server();

/** A page server that knows only the root and the bucket, and the machine of a release manager. */
async function createPages() {
  const site = createTrustedSite();
  const { keys, directory } = site.store;
  const manager = createMachine(server.settings, { directory, keys });
  await manager.run('status');
  const root = { RELEASE_ROOT: rootFileOf(site.keyFolder) };
  const machines = await createMachines({ ...environmentOf(server.settings), ...root });
  const get = async (path: string) => await fetch(`${machines.origin}${path}`);
  const revision = async () => (await get('/revision')).json();
  const readiness = async () => (await get('/ready')).json();
  return { ...site, ...machines, manager, get, revision, readiness };
}

describe('a page server with a bucket', () => {
  it('[MF-04] shows a rollback within its poll time, and takes a quarantined release off the site', async () => {
    const { manager, startPages, revision, readiness, one, two, directoryOf, get } = await createPages();
    await startPages();
    expect(await readiness()).toMatchObject({ status: 'ready' });
    const entry = `/r0/mfe-store/${two}/remoteEntry.mjs`;
    expect((await get(entry)).status).toBe(200);
    await manager.run('rollback mfe-store', { to: '1.0.0' });
    const rolledBackAt = Date.now();
    await eventually(async () =>
      expect(await revision()).toMatchObject({ microfrontends: { 'mfe-store': { active: one } } }),
    );
    // Every 100 ms in this test, and the download.
    expect(Date.now() - rolledBackAt).toBeLessThan(5_000);
    await manager.run('quarantine mfe-store 2.0.0');
    await eventually(async () => expect((await get(entry)).status).toBe(404));
    expect(existsSync(`${directoryOf('pages')}/quarantined/mfe-store`)).toBe(false);
    expect(await readiness()).toMatchObject({ status: 'ready' });
  }, 120_000);

  it('[MF-04] serves what it has while the bucket is down, reports that once, and starts without it', async () => {
    const { manager, startPages, revision, readiness, one } = await createPages();
    let pages = await startPages();
    const before = await revision();
    server.setFault(() => 503);
    await eventually(async () => expect(await readiness()).toMatchObject({ status: 'degraded' }));
    expect(await revision()).toEqual(before);
    const seen = server.requests.length;
    // Four tries each.
    await eventually(() => server.requests.length >= seen + 8);
    expect(pages.lines.filter((line) => line.includes('is not followed'))).toHaveLength(1);
    pages.process.kill();
    await once(pages.process, 'exit');
    pages = await startPages();
    expect(await revision()).toEqual(before);
    server.setFault(undefined);
    await manager.run('rollback mfe-store', { to: '1.0.0' });
    await eventually(async () =>
      expect(await revision()).toMatchObject({ microfrontends: { 'mfe-store': { active: one } } }),
    );
    await eventually(async () => expect(await readiness()).toMatchObject({ status: 'ready' }));
  }, 120_000);

  it('[MF-04] [T76] refuses a bucket that was turned back, also after a restart, until a release manager recovers it', async () => {
    const { manager, startPages, revision, readiness, get, one, two } = await createPages();
    const yesterday = String(await server.read(HEAD_KEY));
    let pages = await startPages();
    await manager.run('quarantine mfe-store 2.0.0');
    const isFixed = async () =>
      expect(await revision()).toMatchObject({ microfrontends: { 'mfe-store': { quarantined: [two] } } });
    await eventually(isFixed);
    await server.overwrite(HEAD_KEY, yesterday);
    await eventually(async () => expect(await readiness()).toMatchObject({ status: 'degraded' }));
    await isFixed();
    await expect(manager.run('status')).rejects.toThrow('less than current version');
    pages.process.kill();
    await once(pages.process, 'exit');
    pages = await startPages();
    await isFixed();
    expect((await get(`/r0/mfe-store/${one}/remoteEntry.mjs`)).status).toBe(200);
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    await manager.run('recover');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('is replaced by that of this machine'));
    warn.mockRestore();
    await eventually(async () => expect(await readiness()).toMatchObject({ status: 'ready' }));
    await isFixed();
  }, 120_000);
});
