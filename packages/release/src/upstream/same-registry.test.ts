import { createTempDirectory } from '@xana/test-kit/temp-directory';
import fc from 'fast-check';
import { readActivePage, readRegistry } from '../registry/read-registry.ts';
import { remoteBuild, shellBuild } from '../test-releases.ts';
import { useTestS3Server } from './test-bucket-server.ts';
import { createMachine, historyOf } from './test-machine.ts';

const server = useTestS3Server();

const UNTIL = new Date(Date.now() + 3_600_000).toISOString();

type Machine = ReturnType<typeof createMachine>;

const BUILDS = ['two', 'three', 'four'].map((code, index) => remoteBuild(code, { version: `${index + 2}.0.0` }));
const STEPS: Record<string, (machine: Machine) => Promise<unknown>> = {
  'publish two': ({ release }) => release(BUILDS[0] ?? shellBuild()),
  'publish three': ({ release }) => release(BUILDS[1] ?? shellBuild()),
  'hold four': ({ release }) => release({ ...(BUILDS[2] ?? shellBuild()), isHeld: true }),
  'roll back to 1.0.0': ({ run }) => run('rollback mfe-store', { to: '1.0.0' }),
  'promote 3.0.0': ({ run }) => run('promote mfe-store', { to: '3.0.0' }),
  'mark 1.0.0': ({ run }) => run('mark-good mfe-store 1.0.0'),
  'quarantine 2.0.0': ({ run }) => run('quarantine mfe-store 2.0.0'),
  'lift 2.0.0': ({ run }) => run('quarantine mfe-store 2.0.0', { lift: true }),
  retire: ({ run }) => run('retire mfe-store'),
  freeze: ({ run }) => run('freeze mfe-store', { until: UNTIL }),
  gc: ({ run }) => run('gc', { keep: '1' }),
};

/** In ISO 8601, or in the list of releases: it may have become another minute since the same command on the folder. */
const TIME = /\d{4}-\d\d-\d\d(T[\d:.]+Z| \d\d:\d\d)/g;

/** What a sequence of commands leads to, with the messages of those that failed. */
async function perform(machines: readonly Machine[], names: readonly string[]) {
  const messages: string[] = [];
  for (const [index, name] of names.entries()) {
    // Each command on another machine than the one before.
    const machine = machines[index % machines.length];
    try {
      if (machine) await STEPS[name]?.(machine);
    } catch (error) {
      messages.push(`${name}: ${(error as Error).message.replaceAll(TIME, 'a time')}`);
    }
  }
  const [{ store } = createMachine(undefined)] = machines;
  await store.upstream?.pull();
  const { microfrontends, retired, revision } = readRegistry(store);
  const ids = ['shell', 'mfe-store'].map((name) => store.idsOf(name).sort());
  return {
    messages,
    microfrontends,
    retired,
    revision,
    ids,
    page: readActivePage(store),
    log: historyOf(store.directory),
  };
}

async function begin(machines: readonly Machine[]): Promise<readonly Machine[]> {
  await machines[0]?.release(shellBuild());
  await machines[0]?.release(remoteBuild('one'));
  await machines[0]?.run('mark-good mfe-store 1.0.0');
  return machines;
}

async function compare(names: readonly string[]): Promise<void> {
  const healthDirectory = createTempDirectory('health');
  const folder = await begin([createMachine(undefined, { healthDirectory })]);
  // Each run has a bucket of its own behind the address.
  const settings = { ...server.settings, url: `${server.settings.url}/run-${Math.random()}` };
  const bucket = await begin([1, 2].map(() => createMachine(settings, { healthDirectory })));
  const [expected, found] = [await perform(folder, names), await perform(bucket, names)];
  expect(found).toEqual(expected);
}

it.each([
  [['publish two', 'quarantine 2.0.0', 'lift 2.0.0', 'publish three', 'roll back to 1.0.0', 'gc']],
  [['hold four', 'publish two', 'freeze', 'publish three', 'retire', 'promote 3.0.0']],
])(
  '[MF-04] a bucket and two machines give the same registry as a folder after %j',
  async (names) => {
    await compare(names);
  },
  60_000,
);

it('[MF-04] a bucket gives the same registry as a folder after any sequence of commands', async () => {
  const sequences = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 3, maxLength: 7 });
  await fc.assert(fc.asyncProperty(sequences, compare), { numRuns: 6, seed: 4711, endOnFailure: true });
}, 180_000);
