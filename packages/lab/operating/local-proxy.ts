import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@xana/local-site/topology';
import { orGone, until } from '../faults/test-platform.ts';
import { mainConfiguration } from '../topology/nginx.ts';

const FOLDER = join(ROOT, 'packages/deployment/nginx');
const PORT = 28_160 + Number(process.env.XANA_FAULT_PORT_OFFSET ?? 0);
const HOSTS = 4;

interface LocalProxy {
  /** Of the API. */
  origin: string;
  /** Ports of the instances that it sends requests to. */
  ports(): number[];
  /** Runs `proxy.sh reload`, as in the container. */
  reload(instances: string): void;
  stop(): Promise<void>;
}

/**
 * The container `proxy` of `docker-compose.yml` on this machine: its script and its template, with nginx. Names and ports of containers are
 * replaced before nginx reads the files.
 *
 * @param addresses the ports of each instance, in the order of the hosts
 */
export async function startLocalProxy(
  instances: string,
  addresses: Record<string, readonly number[]>,
): Promise<LocalProxy> {
  const directory = mkdtempSync(join(tmpdir(), 'xana-proxy-'));
  chmodSync(directory, 0o755);
  for (const name of ['servers', 'temporary', 'bin']) mkdirSync(join(directory, name));
  writeFileSync(join(directory, 'nginx.conf'), mainConfiguration(directory, 'servers'));
  writeFileSync(join(directory, 'bin/nginx'), localNginx(directory, addresses), { mode: 0o755 });
  const environment = {
    ...process.env,
    PATH: `${join(directory, 'bin')}:${process.env.PATH}`,
    TEMPLATE: join(FOLDER, 'platform.conf.template'),
    CONFIGURATION: join(directory, 'servers'),
  };
  const script = join(FOLDER, 'proxy.sh');
  const running = spawn('sh', [script], { env: { ...environment, INSTANCES: instances }, stdio: 'ignore' });
  const ended = once(running, 'exit');
  const log = () => readFileSync(join(directory, 'error.log'), 'utf8');
  await Promise.race([
    untilListening(),
    ended.then(([status]) => {
      throw new Error(`nginx ended with ${status}:\n${log()}`);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${PORT}`,
    ports() {
      const file = readFileSync(join(directory, 'servers/api.conf'), 'utf8');
      const [, upstream = ''] = /upstream api \{([^}]*)\}/.exec(file) ?? [];
      return [...upstream.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));
    },
    reload(names) {
      const env = { ...environment, INSTANCES: names };
      const { status, stderr } = spawnSync('sh', [script, 'reload'], { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${stderr}${log()}`);
    },
    async stop() {
      running.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Without an instance the answer is 502. */
const untilListening = () =>
  until(async () => {
    const answer = await orGone(fetch(`http://127.0.0.1:${PORT}/ready`));
    return answer !== undefined;
  });

/** nginx with the addresses of this machine in its files. */
function localNginx(directory: string, addresses: Record<string, readonly number[]>): string {
  const replaced = Array.from({ length: HOSTS }, (_, host) => [
    `s/listen ${4_000 + host};/listen ${PORT + host};/`,
    ...Object.entries(addresses).map(([name, ports]) => `s/${name}:${4_000 + host}/127.0.0.1:${ports[host]}/`),
  ]).flat();
  return `#!/bin/sh
sed -i ${replaced.map((change) => `-e '${change}'`).join(' ')} ${directory}/servers/*.conf
PATH=/usr/sbin:$PATH
for folder in $(echo "$PATH" | tr : ' '); do
  [ "$folder" = ${directory}/bin ] || [ ! -x "$folder/nginx" ] || exec "$folder/nginx" -e ${directory}/error.log -p ${directory} -c ${directory}/nginx.conf "$@"
done
`;
}
