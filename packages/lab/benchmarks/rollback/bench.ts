import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import { staffTokenOf } from '@xana/journeys/site/staff-token';
import { bundleReleaseCommand } from '@xana/local-site/release-command';
import { local, ROOT } from '@xana/local-site/topology';
import { callServer } from '@xana/release/call-server';
import { promote, rollBack } from '@xana/release/roll-back';
import { STAFF } from '@xana/sandbox/staff';
import { startSiteOfTwoReleases } from '../two-releases.ts';
import { type Result, writeReport } from './write-report.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
const rounds = Number(values.rounds);
const NAME = 'mfe-store';
/** Short against the requirement; shorter pauses take the processor from the command. */
const POLL_INTERVAL_MS = 10;
const START_TIMEOUT_MS = 30_000;
const runFile = promisify(execFile);

const site = await startSiteOfTwoReleases('rollback', NAME);
const { topology, store, settings, environment: env } = site;
try {
  const bundle = await bundleReleaseCommand();
  const npm = ['npm', 'run', '--silent', 'release', '--'];
  const programs: Record<string, [string, ...string[]]> = {
    'through npm: `npm run release -- …`': npm as [string, ...string[]],
    'the script that npm runs: `node packages/local-site/bootstrap.mjs release …`': [
      process.execPath,
      join(ROOT, 'packages/local-site/bootstrap.mjs'),
      'release',
    ],
    'the bundled file: `node packages/release/dist/release.cjs …`': [process.execPath, bundle],
  };
  const results: Result[] = [];
  for (const [title, [program, ...first]] of Object.entries(programs)) {
    results.push({
      title,
      starts: await timeOf(() => runFile(program, [...first, '--help'], { cwd: ROOT, env })),
      seen: await measureSwitches((verb, to) => {
        const args = [verb, NAME, '--to', to, '--reason', 'measured'];
        return runFile(program, [...first, ...args], { cwd: ROOT, env });
      }),
    });
    console.log(`  ${title}`);
  }
  const request = { name: NAME, actor: 'bench', reason: 'measured' };
  results.push({
    title: 'inside the command, without a process',
    starts: [],
    seen: await measureSwitches(async (verb, to) =>
      (verb === 'rollback' ? rollBack : promote)(store, settings, { ...request, to }),
    ),
  });
  const server = {
    url: local(topology.ports.releases),
    token: await staffTokenOf(local(topology.ports.identity), STAFF.manager),
  };
  results.push({
    title: 'the call of the release desk: `POST /api/commands/…`',
    starts: [],
    seen: await measureSwitches((verb, to) =>
      callServer(server, { verb, args: [NAME], options: { to, reason: 'measured' } }),
    ),
  });
  const bareNode = await timeOf(async () => execFileSync(process.execPath, ['-e', '0']));
  writeReport({ rounds, results, bareNode });

  /** Rolls back and promotes in turn. @returns for each, milliseconds from its start to the first page that names the release */
  async function measureSwitches(switchTo: (verb: 'rollback' | 'promote', to: string) => Promise<unknown>) {
    const seen: number[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const to = index % 2 === 0 ? site.first : site.second;
      const start = performance.now();
      const switching = switchTo(index % 2 === 0 ? 'rollback' : 'promote', to);
      await Promise.all([untilServed(to).then(() => seen.push(performance.now() - start)), switching]);
    }
    return seen;
  }
} finally {
  await site.stop();
}

/** Loads the page, without a cache, until its registry names the release. */
async function untilServed(id: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const response = await fetch(local(topology.ports.site), { headers: { 'accept-encoding': 'br' } });
    const [, json = ''] = /id="xana-registry">(.*?)<\/script>/s.exec(await response.text()) ?? [];
    const { registry } = readPageRegistry(JSON.parse(json));
    if (registry.remotes.find(({ name }) => name === NAME)?.active.id === id) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(`The page did not show ${NAME} ${id} within ${START_TIMEOUT_MS} ms.`);
}

async function timeOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}
