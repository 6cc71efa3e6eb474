import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type RunningLoad, startLoad } from '../faults/load-behind-proxy.ts';
import { startTestPlatform, type TestPlatform, wait } from '../faults/test-platform.ts';
import { type DockerCall, startFakeDocker } from './fake-docker.ts';
import { openShell, readSection } from './how-to-script.ts';
import { checkOutPlatform, findPreviousCommit } from './previous-platform.ts';

const PAGE = 'upgrade.md';
/** Earlier releases drain for half a second. */
const HEALTH_INTERVAL_MS = 100;
const INSTANCES = ['platform-1', 'platform-2'];

/** Images by name: the script of the platform in each; undefined is the current one. */
type Images = Map<string, string | undefined>;

/** `docker tag`, `docker compose build` and `docker compose up`, as far as the page uses them. */
const dockerOf =
  (platform: TestPlatform, images: Images, runs: (string | undefined)[]) =>
  async ({ parameters }: DockerCall): Promise<string> => {
    const [command = '', verb = ''] = parameters;
    const last = parameters.at(-1) ?? '';
    if (command === 'tag') images.set(last, images.get(verb));
    else if (verb === 'build') images.set('xana-platform', undefined);
    else if (verb === 'up' && INSTANCES.includes(last)) {
      const instance = INSTANCES.indexOf(last);
      await platform.end(instance);
      runs[instance] = images.get('xana-platform');
      await platform.start(instance);
      // The proxy sees it ready before the next one goes.
      await wait(5 * HEALTH_INTERVAL_MS);
    } else throw new Error(`Unknown command: docker ${parameters.join(' ')}`);
    return '';
  };

async function countMigrations(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::integer as count from applied_migrations');
  await client.end();
  return rows[0].count;
}

test('upgrades from the platform before the last migration and goes back, without a lost request', async () => {
  test.setTimeout(600_000);
  const commit = findPreviousCommit();
  test.skip(!commit, 'the git history does not reach the commit before the last migration: git fetch --unshallow');
  const previous = checkOutPlatform(String(commit));
  const runs: (string | undefined)[] = [previous.script, previous.script];
  const platform = await startTestPlatform('postgres', {
    instances: INSTANCES.length,
    environment: { CALLS_PER_MINUTE: '1000000000' },
    scriptOf: (instance) => runs[instance],
  });
  const images: Images = new Map([['xana-platform', previous.script]]);
  const docker = await startFakeDocker(dockerOf(platform, images, runs));
  let load: RunningLoad | undefined;
  try {
    await platform.startRedis();
    for (const instance of INSTANCES.keys()) await platform.start(instance);
    const { token } = await platform.join();
    load = startLoad(platform, token, { clients: 8, healthIntervalMs: HEALTH_INTERVAL_MS, failures: 1 });
    const url = String(platform.postgres?.url);
    const shell = openShell({ ...platform.environmentOf(0), PATH: `${docker.folder}:${process.env.PATH}` });
    const follow = async (heading: string, values: Record<string, string> = {}) =>
      shell.run(readSection(PAGE, heading, values).join(''));

    expect(await follow('What will change', { RUNNING: previous.commit })).toMatch(/\.sql\n[\s\S]*No contraction/);
    const before = await countMigrations(url);
    await follow('Replace the first instance');
    expect(runs).toEqual([undefined, previous.script]);
    expect(await countMigrations(url)).toBeGreaterThan(before);
    await follow('Replace the others');
    expect(runs).toEqual([undefined, undefined]);
    expect(await follow('Check')).toMatch(/migrations +ok/);
    await follow('Go back');
    expect(runs).toEqual([previous.script, previous.script]);
    expect(await load.stop()).toEqual([]);
    expect(load.asked()).toBeGreaterThan(500);
    console.log(`  ${load.asked()} requests, none lost; previous platform: ${previous.commit.slice(0, 8)}`);
  } finally {
    await load?.stop();
    docker.stop();
    await platform.stop();
    previous.remove();
  }
});
