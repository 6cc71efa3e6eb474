import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPageSettings } from '@xana/release/page-settings';
import { ReleaseStore } from '@xana/release/release-store';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { publishMicrofrontend } from './publish-microfrontend.ts';
import { settingsFileOf } from './site.ts';
import { ROOT, readTopology } from './topology.ts';

const topology = readTopology();
/** The releases of this machine, or the ones that the environment names. */
const storeDirectory = process.env.RELEASE_STORE ?? join(topology.dataDirectory, 'releases');
const settingsFile = process.env.PAGE_SETTINGS ?? settingsFileOf(topology);

try {
  if (process.argv[2] === 'publish') await publishFromHere(process.argv.slice(3));
  else process.exitCode = runReleaseCommand(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Builds one part if it changed and publishes it; the others are neither built nor touched. */
async function publishFromHere(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      hold: { type: 'boolean' },
      reason: { type: 'string' },
      actor: { type: 'string' },
      expect: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const known = ['shell', ...Object.keys(topology.remotes)];
  const [name = ''] = positionals;
  if (!known.includes(name)) throw new Error(`Which part? There are: ${known.join(', ')}.`);
  if (!values.reason) throw new Error('Say why, for those who read the history: --reason "…"');
  const expectedRevision = values.expect === undefined ? undefined : Number(values.expect);
  if (Number.isNaN(expectedRevision)) throw new Error('--expect takes the number of a revision, as status shows it.');
  // Progress is no part of what a program reads.
  await buildMicrofrontends(topology, (text) => (values.json ? console.error(text) : console.log(text)), {
    names: [name],
  });
  const { id, isNew } = await publishMicrofrontend({
    store: new ReleaseStore(storeDirectory),
    settings: readPageSettings(settingsFile),
    name,
    actor: values.actor ?? userInfo().username,
    reason: values.reason,
    isHeld: values.hold,
    expectedRevision,
  });
  if (values.json) return console.log(JSON.stringify({ name, id, isNew, isHeld: values.hold ?? false }, null, 2));
  const shown = values.hold ? 'is kept back until it is promoted' : 'is what every page load gets from now on';
  console.log(`${name} ${id} ${isNew ? 'was published and' : 'was there already and'} ${shown}.`);
}

/** Everything else needs no sources. @returns the exit code */
function runReleaseCommand(words: string[]): number {
  const loader = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;
  const command = ['--import', loader, join(ROOT, 'packages/release/src/cli.ts'), ...words];
  const { status } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, RELEASE_STORE: storeDirectory, PAGE_SETTINGS: settingsFile },
  });
  return status ?? 1;
}
