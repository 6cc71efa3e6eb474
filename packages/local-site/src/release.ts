import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { completeInterrupted } from '@xana/release/complete-interrupted';
import { readPageSettings } from '@xana/release/page-settings';
import { readRegistry } from '@xana/release/read-registry';
import { ReleaseStore } from '@xana/release/release-store';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { openLocalStore } from './local-store.ts';
import { publishMicrofrontend } from './publish-microfrontend.ts';
import { settingsFileOf } from './site.ts';
import { readTopology } from './topology.ts';

// `release publish`; `bootstrap.mjs` runs the other verbs without the sources.
const topology = readTopology();
const settingsFile = process.env.PAGE_SETTINGS ?? settingsFileOf(topology);

try {
  await publishFromSources(process.argv.slice(3));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Builds one microfrontend if it changed and publishes it; the others stay unchanged. */
async function publishFromSources(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      hold: { type: 'boolean' },
      automatic: { type: 'boolean' },
      reason: { type: 'string' },
      actor: { type: 'string' },
      expect: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const known = ['shell', ...Object.keys(topology.remotes)];
  const [name = ''] = positionals;
  if (!known.includes(name)) throw new Error(`Unknown microfrontend "${name}". Available: ${known.join(', ')}.`);
  if (!values.reason) throw new Error('A reason is required for the history: --reason "…"');
  const expectedRevision = values.expect === undefined ? undefined : Number(values.expect);
  if (Number.isNaN(expectedRevision))
    throw new Error('--expect must be a revision number, as printed by `release status`.');
  const store = process.env.RELEASE_STORE
    ? new ReleaseStore(process.env.RELEASE_STORE, process.env.HEALTH_DIRECTORY)
    : openLocalStore(topology);
  completeInterrupted(store);
  const decidedOn = readRegistry(store);
  // With --json, standard output contains only JSON.
  await buildMicrofrontends(topology, (text) => (values.json ? console.error(text) : console.log(text)), {
    names: [name],
  });
  const { id, isNew } = await publishMicrofrontend({
    store,
    settings: readPageSettings(settingsFile),
    name,
    actor: values.actor ?? userInfo().username,
    reason: values.reason,
    isHeld: values.hold,
    isAutomatic: values.automatic ?? false,
    onlyIfNew: values.automatic ?? false,
    decidedOn,
    expectedRevision,
  });
  if (values.json) return console.log(JSON.stringify({ name, id, isNew, isHeld: values.hold ?? false }, null, 2));
  const isActive = !values.hold && readRegistry(store).microfrontends[name]?.active === id;
  const state = isActive ? 'is active from the next page load on' : 'stays inactive until it is promoted';
  console.log(`${name} ${id} ${isNew ? 'was published and' : 'already existed and'} ${state}.`);
}
