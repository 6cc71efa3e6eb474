import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { assertTrusted } from '@xana/release/assert-trusted';
import { completeInterrupted } from '@xana/release/complete-interrupted';
import { findRelease } from '@xana/release/find-release';
import { readPageSettings } from '@xana/release/page-settings';
import { checkAgainst, publish, storeOnly } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import { readRegistryCopy } from '@xana/release/registry-copy';
import { stateOf } from '@xana/release/registry-state';
import { ReleaseStore } from '@xana/release/release-store';
import { ConflictError } from '@xana/release/switch-release';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { checkCandidate } from './check-release/check-candidate.ts';
import { openLocalStore } from './local-store.ts';
import { type Publishing, readPublication, readStandalonePublication } from './publish-microfrontend.ts';
import { settingsFileOf } from './site.ts';
import { readTopology } from './topology.ts';

// `release publish` and `release check`; `bootstrap.mjs` runs the other verbs without the sources.
const topology = readTopology();
const settingsFile = process.env.PAGE_SETTINGS ?? settingsFileOf(topology);

try {
  const [verb, ...args] = process.argv.slice(2);
  await (verb === 'check' ? checkRelease(args) : publishFromSources(args));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Mounts a stored release, or the active one, on the page as it would be with it. */
async function checkRelease([name = '', wanted]: string[]): Promise<void> {
  const store = await openStore();
  const registry = readRegistry(store);
  const { active } = stateOf(registry, name);
  const id = wanted ? findRelease(store, registry, { name, wanted }) : active;
  console.log(await checkCandidate(store, readPageSettings(settingsFile), name, id));
}

async function openStore(): Promise<ReleaseStore> {
  const { RELEASE_STORE, HEALTH_DIRECTORY } = process.env;
  const store = RELEASE_STORE ? new ReleaseStore(RELEASE_STORE, HEALTH_DIRECTORY) : openLocalStore(topology);
  completeInterrupted(store);
  await assertTrusted(store);
  return store;
}

/** Builds one microfrontend if it changed and publishes it; the others stay unchanged. */
async function publishFromSources(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      hold: { type: 'boolean' },
      'skip-check': { type: 'boolean' },
      against: { type: 'string' },
      build: { type: 'string' },
      automatic: { type: 'boolean' },
      reason: { type: 'string' },
      expect: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const settings = readPageSettings(settingsFile);
  const remotes = Object.keys(values.build ? settings.origins : topology.remotes).filter((each) => each !== 'shell');
  const known = values.build ? remotes : ['shell', ...remotes];
  const [name = ''] = positionals;
  if (!known.includes(name)) throw new Error(`Unknown microfrontend "${name}". Available: ${known.join(', ')}.`);
  if (!values.reason) throw new Error('A reason is required for the history: --reason "…"');
  const expectedRevision = values.expect === undefined ? undefined : Number(values.expect);
  if (Number.isNaN(expectedRevision))
    throw new Error('--expect must be a revision number, as printed by `release status`.');
  const store = await openStore();
  const decidedOn = readRegistry(store);
  // With --json, standard output contains only JSON.
  const print = (text: string) => (values.json ? console.error(text) : console.log(text));
  if (!values.build) await buildMicrofrontends(topology, print, { names: [name] });
  const isUnchecked = values['skip-check'] ?? false;
  const publishing: Publishing = {
    name,
    actor: userInfo().username,
    reason: isUnchecked ? `${values.reason} (not checked in a browser)` : values.reason,
    isHeld: values.hold ?? false,
    isAutomatic: values.automatic ?? false,
    onlyIfNew: values.automatic ?? false,
    decidedOn,
    expectedRevision,
  };
  const publication = values.build
    ? readStandalonePublication(publishing, values.build)
    : await readPublication(publishing);
  if (values.against) {
    const problems = checkAgainst(readRegistryCopy(values.against), settings, publication);
    if (problems.length > 0) throw new Error(`${name} would not be released:\n- ${problems.join('\n- ')}`);
    return print(`${name} works with the releases of ${values.against}. Nothing was stored.`);
  }
  const { id, isNew, willActivate } = storeOnly(store, settings, publication);
  try {
    if (willActivate && !isUnchecked) print(await checkCandidate(store, settings, name, id));
    if (willActivate) publish(store, settings, publication);
  } catch (error) {
    // A rejected release does not take its version.
    if (isNew && !(error instanceof ConflictError)) store.remove(name, id);
    throw error;
  }
  if (values.json) return console.log(JSON.stringify({ name, id, isNew, isHeld: values.hold ?? false }, null, 2));
  const isActive = !values.hold && readRegistry(store).microfrontends[name]?.active === id;
  const state = isActive ? 'is active from the next page load on' : 'stays inactive until it is promoted';
  console.log(`${name} ${id} ${isNew ? 'was published and' : 'already existed and'} ${state}.`);
}
