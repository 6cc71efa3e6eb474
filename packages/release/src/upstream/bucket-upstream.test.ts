import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyStore, expectAgreement } from '../durability/test-site.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readLog } from '../registry/release-log.ts';
import { createShellFixture, createTwoReleases, remoteBuild } from '../test-releases.ts';
import { HEAD_KEY } from './head.ts';
import { startTestS3Server, useTestS3Server } from './test-bucket-server.ts';
import { contentOf, createMachine } from './test-machine.ts';
import { changeStore } from './upstream.ts';

const site = createTwoReleases();
const server = useTestS3Server();

/** Two machines with the same bucket, to which the store of the first one was moved. */
async function createMachines() {
  const { one, two } = site;
  const store = copyStore(site.store);
  const first = createMachine(server.settings, { directory: store.directory, minUnusedAgeMs: 0 });
  await first.run('status');
  const second = createMachine(server.settings, { healthDirectory: store.healthDirectory });
  await second.pull();
  return { first, second, one, two };
}

const activeOf = (machine: ReturnType<typeof createMachine>) =>
  readRegistry(machine.store).microfrontends['mfe-store']?.active;

describe('a release store in a bucket', () => {
  it('[MF-04] takes over the store of a folder with the first command, and gives it to another machine', async () => {
    const { first, second, two } = await createMachines();
    expect(contentOf(second.store.directory)).toEqual(contentOf(first.store.directory));
    expect(activeOf(second)).toBe(two);
    expectAgreement(second.store);
  });

  it('[MF-04] brings a change to all machines, and asks with an ETag while nothing changes', async () => {
    const { first, second, one } = await createMachines();
    await second.run('rollback mfe-store');
    await first.pull();
    expect(activeOf(first)).toBe(one);
    expect(contentOf(first.store.directory)).toEqual(contentOf(second.store.directory));
    server.requests.length = 0;
    await first.pull();
    expect(server.requests).toEqual([{ method: 'GET', key: HEAD_KEY }]);
  });

  it('[MF-04] writes nothing for a command that changes nothing', async () => {
    const { second } = await createMachines();
    server.requests.length = 0;
    await second.run('history');
    expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[MF-04] uploads neither the releases that it has nor those that a quarantine moves', async () => {
    const { second, two } = await createMachines();
    server.requests.length = 0;
    await second.run(`quarantine mfe-store ${two}`);
    const uploads = server.requests.filter(({ method, key }) => method === 'PUT' && key.startsWith('blobs/'));
    // The page with its list, the log, the state and nothing of a release.
    expect(uploads.length).toBeLessThan(20);
    expect(second.store.has('mfe-store', two)).toBe(false);
  });

  it('[MF-04] drops a change that was half made when the work failed', async () => {
    const { first } = await createMachines();
    const before = [contentOf(first.store.directory), String(await server.read(HEAD_KEY))];
    const work = changeStore(first.store, async (store) => {
      appendFileSync(join(store.directory, 'registry', 'log.jsonl'), 'half a line');
      throw new Error('stopped');
    });
    await expect(work).rejects.toThrow('stopped');
    expect([contentOf(first.store.directory), String(await server.read(HEAD_KEY))]).toEqual(before);
  });

  it('[MF-04] makes exactly one of two changes that were decided on the same state', async () => {
    const { first, second, one } = await createMachines();
    const slow = changeStore(second.store, async (store) => {
      await first.run('rollback mfe-store');
      appendFileSync(join(store.directory, 'registry', 'log.jsonl'), 'another change');
    });
    await expect(slow).rejects.toThrow('Another change reached the bucket first. Nothing was changed');
    expect(activeOf(second)).toBe(one);
    expect(contentOf(second.store.directory)).toEqual(contentOf(first.store.directory));
  });

  it('[MF-04] loses and doubles no change of machines that write at the same time', async () => {
    const { first, second, one, two } = await createMachines();
    const made: string[] = [];
    let lost = 0;
    for (let round = 0; round < 12; round += 1) {
      const reasons = [`first ${round}`, `second ${round}`];
      const to = round % 2 === 0 ? one : two;
      const results = await Promise.allSettled([
        first.run('promote mfe-store', { to, reason: reasons[0] ?? '' }),
        second.run(`mark-good mfe-store ${two}`, { reason: reasons[1] ?? '' }),
      ]);
      for (const [index, result] of results.entries()) {
        if (result.status === 'fulfilled') made.push(reasons[index] ?? '');
        else expect(String(result.reason)).toMatch(/Another change reached the bucket first|already|was changed while/);
        if (result.status === 'rejected' && String(result.reason).includes('Another change')) lost += 1;
      }
      await Promise.all([first.pull(), second.pull()]);
      expect(contentOf(second.store.directory)).toEqual(contentOf(first.store.directory));
    }
    const log = readLog(first.store).map(({ reason }) => String(reason));
    for (const reason of made) expect(log.filter((each) => each === reason).length).toBeLessThanOrEqual(1);
    expect(lost).toBeGreaterThan(0);
    expectAgreement(first.store);
  }, 60_000);

  it('[MF-04] makes a change once when the answer to the writing of the head is lost', async () => {
    const { first, second, one } = await createMachines();
    let isLost = false;
    server.setFault(({ method, key }) => {
      if (method !== 'PUT' || key !== HEAD_KEY || isLost) return undefined;
      isLost = true;
      return 'lost';
    });
    await first.run('rollback mfe-store');
    expect(isLost).toBe(true);
    await second.pull();
    expect([activeOf(first), activeOf(second)]).toEqual([one, one]);
  });

  it('[MF-04] changes nothing while the bucket does not answer', async () => {
    const { first } = await createMachines();
    const before = contentOf(first.store.directory);
    server.setFault(() => 'drop');
    await expect(first.run('rollback mfe-store')).rejects.toThrow(`The bucket ${server.settings.url} failed at GET`);
    expect(contentOf(first.store.directory)).toEqual(before);
    server.setFault(undefined);
    await first.run('rollback mfe-store');
  });

  it('[MF-04] refuses an object of which a byte was changed', async () => {
    await createMachines();
    const [damaged] = server.requests.filter(({ method, key }) => method === 'PUT' && key.startsWith('blobs/'));
    await server.overwrite(damaged?.key ?? '', 'changed');
    const third = createMachine(server.settings);
    await expect(third.pull()).rejects.toThrow(`${damaged?.key} in the bucket ${server.settings.url} was changed`);
    expect(existsSync(join(third.store.directory, 'registry', 'state.json'))).toBe(false);
  });

  it.each([
    ['is not readable', '{'],
    [
      'is not readable',
      JSON.stringify({ formatVersion: 1, writer: '', revision: 1, files: { '../x': 'a' }, folders: {} }),
    ],
  ])('[MF-04] refuses a head that %s', async (message, text) => {
    const { first } = await createMachines();
    await server.overwrite(HEAD_KEY, text);
    await expect(first.pull()).rejects.toThrow(message);
  });

  it('[MF-04] refuses a folder that has another store', async () => {
    await createMachines();
    const other = createShellFixture();
    const machine = createMachine(server.settings, { directory: other.store.directory });
    await expect(machine.run('status')).rejects.toThrow('has another release store than the bucket');
    expect(readRegistry(other.store).revision).toBe(1);
  });

  it('[MF-04] writes to no server that ignores the conditions of a write', async () => {
    const careless = await startTestS3Server({ ignoresConditions: true });
    const store = copyStore(site.store);
    const machine = createMachine(careless.settings, { directory: store.directory });
    await expect(machine.run('status')).rejects.toThrow('ignores If-None-Match');
    expect(await careless.read(HEAD_KEY)).toBeUndefined();
  });

  it('[MF-04] deletes with gc what nothing refers to, also what killed writers uploaded, and keeps the rest', async () => {
    const { first, one, two } = await createMachines();
    const orphan = `blobs/${'0'.repeat(64)}`;
    await server.overwrite(orphan, 'of a killed writer');
    await first.run(`quarantine mfe-store ${two}`);
    await first.run('gc', { keep: '0' });
    expect(await server.read(orphan)).toBeUndefined();
    expect(JSON.parse(String(await server.read(HEAD_KEY)))).not.toHaveProperty('deleting');
    const third = createMachine(server.settings);
    await third.pull();
    expect(contentOf(third.store.directory)).toEqual(contentOf(first.store.directory));
    expect(third.store.has('mfe-store', one)).toBe(true);
    expectAgreement(third.store);
    await third.run(`quarantine mfe-store ${two}`, { lift: true });
    expect(third.store.has('mfe-store', two)).toBe(true);
  });

  it('[MF-04] names deletions in each head until they are over', async () => {
    const { first, second } = await createMachines();
    const build = remoteBuild('three', { version: '3.0.0' });
    await first.release(build);
    await first.run('rollback mfe-store', { to: '2.0.0' });
    let isStopped = false;
    server.setFault(({ method }) => {
      isStopped ||= method === 'DELETE';
      return isStopped ? 403 : undefined;
    });
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    await first.run('gc', { keep: '0' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('DELETE'));
    warn.mockRestore();
    server.setFault(undefined);
    await second.run('freeze mfe-store', { until: '2h' });
    expect(JSON.parse(String(await server.read(HEAD_KEY)))).toHaveProperty('deleting');
  });

  it('[MF-04] publishes from a machine whose folder is empty', async () => {
    const { first } = await createMachines();
    const third = createMachine(server.settings);
    const { id } = await third.release(remoteBuild('three', { version: '3.0.0' }));
    await first.pull();
    expect(activeOf(first)).toBe(id);
    expectAgreement(first.store);
  });
});
