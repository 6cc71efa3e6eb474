import { findRelease } from '@xana/release/find-release';
import { readPageSettings } from '@xana/release/page-settings';
import { readRegistry } from '@xana/release/read-registry';
import { stateOf } from '@xana/release/registry-state';
import { checkCandidate } from './check-release/check-candidate.ts';
import { openStore, settingsFile } from './open-store.ts';
import { packBuild, printDigest, publishFromSources } from './publish-from-sources.ts';

// The verbs of `release` that need the sources or a browser; `bootstrap.mjs` runs the others.
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  check: checkRelease,
  digest: printDigest,
  pack: packBuild,
  publish: publishFromSources,
};

try {
  const [verb = '', ...args] = process.argv.slice(2);
  await COMMANDS[verb]?.(args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Mounts a stored release, or the active one, on the page as it would be with it. */
async function checkRelease([name = '', wanted]: string[]): Promise<void> {
  const store = await openStore();
  const registry = readRegistry(store);
  // A release that is stored and was never active can be tried, too.
  const id = wanted ? findRelease(store, registry, { name, wanted }) : stateOf(registry, name).active;
  console.log(await checkCandidate(store, readPageSettings(settingsFile), name, id));
}
