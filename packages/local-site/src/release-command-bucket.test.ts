import { readRegistry } from '@xana/release/read-registry';
import { copyStore, expectAgreement } from '../../release/src/durability/test-site.ts';
import { createTwoReleases } from '../../release/src/test-releases.ts';
import { HEAD_KEY } from '../../release/src/upstream/head.ts';
import { environmentOf, type TestRequest, useTestS3Server } from '../../release/src/upstream/test-bucket-server.ts';
import { contentOf, createMachine } from '../../release/src/upstream/test-machine.ts';
import { createMachines } from '../../release/src/upstream/test-processes.ts';
import { bundleReleaseCommand } from '../release-command.mjs';

const site = createTwoReleases();
const server = useTestS3Server();

/** A bucket with the shell and mfe-store 1.0.0 and 2.0.0, which is active. */
async function fillBucket() {
  const store = copyStore(site.store);
  const machine = createMachine(server.settings, { directory: store.directory });
  await machine.run('status');
  const command = [await bundleReleaseCommand()];
  const variables = { ...environmentOf(server.settings), HEALTH_DIRECTORY: store.healthDirectory };
  const machines = await createMachines(variables, { command });
  return { ...machines, machine };
}

const activeOf = (machine: ReturnType<typeof createMachine>) =>
  readRegistry(machine.store).microfrontends['mfe-store']?.active;

const isHead = ({ method, key }: TestRequest) => method === 'PUT' && key === HEAD_KEY;
const isBlob = ({ method, key }: TestRequest) => method === 'PUT' && key.startsWith('blobs/');

describe('bundled release commands in processes of their own, with a bucket', () => {
  it('[MF-04] roll back, quarantine, lift and collect from different machines', async () => {
    const { machine, startCommand } = await fillBucket();
    const run = async (name: string, ...words: string[]) =>
      await startCommand(name, ...words, '--reason', 'r', '--json').finished;
    expect(await run('a', 'rollback', 'mfe-store')).toMatchObject({ status: 0, stderr: '' });
    expect(await run('b', 'quarantine', 'mfe-store', '2.0.0')).toMatchObject({ status: 0, stderr: '' });
    expect(await run('a', 'quarantine', 'mfe-store', '2.0.0', '--lift')).toMatchObject({ status: 0, stderr: '' });
    expect(await run('b', 'gc')).toMatchObject({ status: 0, stderr: '' });
    expect(await run('a', 'verify')).toMatchObject({ status: 0, stderr: '' });
    await machine.pull();
    expect(activeOf(machine)).toBe(site.one);
    expect(machine.store.has('mfe-store', site.two)).toBe(true);
    expectAgreement(machine.store);
  }, 120_000);

  it('[MF-04] make exactly one of two changes at the same moment; the other one gets an error', async () => {
    const { machine, startCommand, directoryOf } = await fillBucket();
    const waiting: (() => void)[] = [];
    // Both have decided when the first head is written. One may repeat its write after a conflict.
    let isOpen = false;
    server.setFault((request) => {
      if (!isHead(request) || isOpen) return undefined;
      isOpen = waiting.length > 0;
      return new Promise((resolve) => {
        waiting.push(() => resolve(undefined));
        if (waiting.length >= 2) for (const each of waiting.splice(0)) each();
      });
    });
    const results = await Promise.all(
      ['a', 'b'].map((name) => startCommand(name, 'rollback', 'mfe-store', '--reason', name).finished),
    );
    const failed = results.filter(({ status }) => status !== 0);
    expect(failed).toMatchObject([{ stderr: expect.stringContaining('Another change reached the bucket first') }]);
    server.setFault(undefined);
    await machine.pull();
    expect([activeOf(machine), readRegistry(machine.store).revision]).toEqual([site.one, 4]);
    expect((await startCommand('a', 'status').finished).status).toBe(0);
    expect((await startCommand('b', 'status').finished).status).toBe(0);
    for (const name of ['a', 'b']) expect(contentOf(directoryOf(name))).toEqual(contentOf(machine.store.directory));
  }, 120_000);

  it.each<[string, (request: TestRequest, count: number) => boolean]>([
    ['before the first content', isBlob],
    ['between two contents', (request, count) => isBlob(request) && count === 4],
    ['before the head', isHead],
  ])(
    '[MF-04] change nothing when they are killed %s, and the next command works',
    async (_, isPoint) => {
      const { machine, startCommand } = await fillBucket();
      const { process: child, finished } = startCommand('a', 'rollback', 'mfe-store', '--reason', 'r');
      let count = 0;
      let isKilled = false;
      server.setFault((request) => {
        if (isBlob(request)) count += 1;
        isKilled ||= isPoint(request, count);
        if (isKilled) child.kill('SIGKILL');
        return isKilled ? 'drop' : undefined;
      });
      expect(await finished).toMatchObject({ signal: 'SIGKILL' });
      server.setFault(undefined);
      await machine.pull();
      expect(activeOf(machine)).toBe(site.two);
      const next = await startCommand('a', 'rollback', 'mfe-store', '--reason', 'r').finished;
      expect(next).toMatchObject({ status: 0, stderr: '' });
      await machine.pull();
      expect(activeOf(machine)).toBe(site.one);
      expectAgreement(machine.store);
    },
    60_000,
  );

  it('[MF-04] have made the change when they are killed after the head; the next command continues from it', async () => {
    const { machine, startCommand, directoryOf } = await fillBucket();
    const { process: child, finished } = startCommand('a', 'rollback', 'mfe-store', '--reason', 'r');
    server.setFault((request) => (isHead(request) ? () => child.kill('SIGKILL') : undefined));
    expect(await finished).toMatchObject({ signal: 'SIGKILL' });
    server.setFault(undefined);
    await machine.pull();
    expect(activeOf(machine)).toBe(site.one);
    expect(await startCommand('a', 'status').finished).toMatchObject({ status: 0, stderr: '' });
    expect(contentOf(directoryOf('a'))).toEqual(contentOf(machine.store.directory));
    expectAgreement(machine.store);
  }, 60_000);
});
