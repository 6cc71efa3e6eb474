import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { ROOT, readTopology } from './topology.ts';

/** Journeys that publish, build or add remotes come last by name, so that one shard runs all of them. */
const SHARDS = 2;
const FIRST_PORT_OFFSET = Number(process.env.XANA_TEST_PORT_OFFSET ?? 20_000);
/** A shard may start a second site at the next offset, see `topology.ts`. */
const OFFSETS_OF_A_SHARD = 200;

/**
 * Runs all journeys in shards at the same time. Each shard has a site, a database and a release store of its own.
 *
 * @returns the highest exit status, null after a signal
 */
export async function runJourneys(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
): Promise<number | null> {
  await buildMicrofrontends(readTopology(), (text) => console.log(`  ${text}`));
  const running = Array.from({ length: SHARDS }, (_, index) => runShard(index + 1, command, parameters, options));
  const statuses = await Promise.all(running);
  return statuses.includes(null) ? null : Math.max(...statuses.map(Number));
}

function runShard(shard: number, command: string, parameters: readonly string[], options: SpawnOptions) {
  const child = spawn(command, [...parameters, `--shard=${shard}/${SHARDS}`], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...options.env,
      XANA_TEST_PORT_OFFSET: String(FIRST_PORT_OFFSET + (shard - 1) * OFFSETS_OF_A_SHARD),
      XANA_TEST_DATA: join(ROOT, '.local', `test-site-${shard}`),
      XANA_TEST_RESULTS: `results/shard-${shard}`,
    },
  });
  for (const stream of [child.stdout, child.stderr]) prefixLines(stream, `[${shard}] `);
  return new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status));
  });
}

function prefixLines(input: Readable | null, prefix: string): void {
  if (input) createInterface({ input }).on('line', (line) => console.log(`${prefix}${line}`));
}
