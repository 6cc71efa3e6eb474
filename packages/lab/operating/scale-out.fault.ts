import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { startLoad } from '../faults/load-behind-proxy.ts';
import { startTestPlatform, type TestPlatform, until, wait } from '../faults/test-platform.ts';
import { startFakeDocker } from './fake-docker.ts';
import { openShell, readSection } from './how-to-script.ts';
import { startLocalProxy } from './local-proxy.ts';

const PAGE = 'run-at-scale.md';
const INSTANCES = ['platform-1', 'platform-2', 'platform-3'];
const CLIENTS = 8;
const LOAD_MS = 3_000;
/** nginx asks an instance that failed again after two seconds. */
const FAIL_TIMEOUT_MS = 2_500;

/** Ports of the four hosts of an instance, which follow one another. */
const portsOf = (platform: TestPlatform, instance: number): number[] => {
  const first = Number(new URL(String(platform.api[instance])).port);
  return [0, 1, 2, 3].map((host) => first + host);
};

test('adds and removes an instance behind nginx without a lost request', async () => {
  const hasNginx = spawnSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v nginx envsubst']).status === 0;
  test.skip(!hasNginx, 'nginx or envsubst is missing: apt-get install nginx-light gettext-base');
  const environment = { CALLS_PER_MINUTE: '1000000000', TRUSTED_PROXIES: '127.0.0.1' };
  const platform = await startTestPlatform('postgres', { instances: INSTANCES.length, environment });
  const addresses = Object.fromEntries(INSTANCES.map((name, instance) => [name, portsOf(platform, instance)]));
  const proxy = await startLocalProxy('platform-1 platform-2', addresses);
  const docker = await startFakeDocker(async ({ parameters }) => {
    const line = parameters.join(' ');
    const [, name = '', instances = ''] =
      /^compose exec -T -e INSTANCES=()(.+) proxy \/bin\/sh \/srv\/proxy\.sh reload$/.exec(line) ??
      /^compose (?:stop|--profile scale up -d --no-deps --wait) (platform-\d)$/.exec(line) ??
      [];
    const instance = INSTANCES.indexOf(name);
    if (instances) proxy.reload(instances);
    else if (instance >= 0 && line.includes(' up ')) await platform.start(instance);
    else if (instance >= 0) await platform.end(instance);
    else throw new Error(`Unknown command: docker ${line}`);
    return '';
  });
  const shell = openShell({ PATH: `${docker.folder}:${process.env.PATH}` });
  const ready = () => fetch(`${proxy.origin}/ready`).then(({ status }) => status);
  try {
    await platform.startRedis();
    await Promise.all([platform.start(0), platform.start(1)]);
    await until(async () => (await ready().catch(() => 0)) === 200);
    const { token } = await platform.join();
    const follow = async (heading: string) => {
      const load = startLoad(platform, token, { clients: CLIENTS, origin: proxy.origin });
      await wait(LOAD_MS);
      await shell.run(readSection(PAGE, heading, {}).join(''));
      await wait(LOAD_MS);
      expect(await load.stop()).toEqual([]);
      console.log(`  ${heading}: ${load.asked()} requests, none lost`);
    };
    await follow('Add an instance');
    const portOf = (instance: number) => portsOf(platform, instance)[0];
    expect(proxy.ports()).toEqual([0, 1, 2].map(portOf));
    // Only the third one is left to answer. nginx tries two instances, and skips those that failed the next time.
    await Promise.all([platform.end(0), platform.end(1)]);
    await until(async () => (await ready()) === 200, FAIL_TIMEOUT_MS);
    await Promise.all([platform.start(0), platform.start(1)]);
    await wait(FAIL_TIMEOUT_MS);
    await follow('Remove an instance');
    expect(proxy.ports()).toEqual([0, 1].map(portOf));
    await expect(fetch(`${platform.api[2]}/ready`)).rejects.toThrow();
  } finally {
    docker.stop();
    await proxy.stop();
    await platform.stop();
  }
});
