import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleService } from '@xana/local-site/bundle-service';
import { writeIdentitySettings } from '@xana/local-site/local-staff';
import { keyFolderOf, openLocalStore, trustVariables } from '@xana/local-site/local-store';
import { startService } from '@xana/local-site/service';
import { settingsFileOf, trialCommand } from '@xana/local-site/site';
import { local } from '@xana/local-site/topology';
import { readPageSettings } from '@xana/release/page-settings';
import { readRegistry } from '@xana/release/read-registry';
import { retire } from '@xana/release/retire';
import { serveArtifacts } from '@xana/release/serve-artifacts';
import { freePort } from '@xana/test-kit/free-port';
import { listen } from '../federation/publish-greeting.ts';
import { topology } from '../site/test-topology.ts';

/**
 * Does for a remote of another repository what release managers and operators do: an origin for its files, a key of its team, and a release
 * server that has both.
 *
 * @param folder for the page settings
 */
export async function admitRemote(name: string, folder: string) {
  const store = openLocalStore({ ...topology, remotes: { ...topology.remotes, [name]: 0 } });
  const artifacts = await listen(serveArtifacts(store, name));
  const settingsFile = join(folder, 'page-settings.json');
  const own = JSON.parse(readFileSync(settingsFileOf(topology), 'utf8')) as { origins: Record<string, string> };
  const origins = { ...own.origins, [name]: artifacts.origin };
  writeFileSync(settingsFile, JSON.stringify({ ...own, origins }));
  const port = await freePort();
  const url = local(port);
  const server = await startService({
    name: 'release server',
    script: await bundleService('releases'),
    environment: {
      RELEASE_SERVER_PORT: String(port),
      RELEASE_SERVER_ORIGIN: url,
      RELEASE_STORE: store.directory,
      RELEASE_KEY: keyFolderOf(topology),
      ...trustVariables(topology, 'other-repository'),
      RELEASE_IDENTITY: writeIdentitySettings(topology),
      PAGE_SETTINGS: settingsFile,
      TRIAL_COMMAND: JSON.stringify(trialCommand()),
    },
  });
  return {
    /** The release server. */
    url,
    store,
    active() {
      const id = readRegistry(store).microfrontends[name]?.active;
      return id ? store.record(name, id) : undefined;
    },
    /** Takes the remote out of the page. */
    async end() {
      await server.stop();
      if (readRegistry(store).microfrontends[name])
        retire(store, readPageSettings(settingsFile), { name, actor: 'journey', reason: 'the journey ends' });
      artifacts.server.close();
      artifacts.server.closeAllConnections();
    },
  };
}

/** The identity token of a CI run of a repository. */
export async function workflowToken(repository: string, audience: string): Promise<string> {
  const response = await fetch(`${local(topology.ports.identity)}/workflows/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ repository, audience }),
  });
  return ((await response.json()) as { value: string }).value;
}
