import { generateSnapshotFromManifest, type Manifest } from '@module-federation/sdk';
import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import { mapValues, providedModules } from '../federation/share-scope.ts';
import { readManifest } from './read-manifest.ts';

/** The global state of the official runtime, as far as developer tools read it. */
export interface FederationGlobal {
  /** Information about host and remotes by `<name>:<URL of the manifest>`. */
  moduleInfo?: Record<string, object | undefined>;
  __GLOBAL_PLUGIN__?: { loadRemoteSnapshot?(args: object): unknown }[];
}

interface DescribeOptions {
  tools: FederationGlobal;
  registry: PageRegistry;
  /** Versions of the modules that the shell shares, by name. */
  shared: Readonly<Record<string, readonly string[]>>;
  read?: (address: string) => Promise<string>;
}

/** Describes the page for developer tools, which define `__FEDERATION__` before the first script of the page. */
export async function describeForTools(registry: PageRegistry): Promise<void> {
  const shared = mapValues(await providedModules(), (versions) => Object.keys(versions));
  await describeRemotes({ tools: globalThis.__FEDERATION__, registry, shared });
}

/**
 * Describes the shell and its remotes for developer tools, from the official manifests of the active releases. The page loads
 * nothing that a manifest names, so only pages with developer tools read them.
 */
export async function describeRemotes({
  tools,
  registry,
  shared,
  read = readManifest,
}: DescribeOptions): Promise<void> {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  tools.moduleInfo ??= {};
  const described = await Promise.all(
    registry.remotes.map(async ({ name, active: { version, entries } }) => {
      const address = new URL('mf-manifest.json', entries[0]).href;
      remotesInfo[name] = { matchedVersion: address };
      try {
        const manifest: Manifest = JSON.parse(await read(address));
        const snapshot = { ...generateSnapshotFromManifest(manifest, { version: address }), buildVersion: version };
        return { name, address, snapshot };
      } catch (error) {
        console.warn(`[developer] ${name} has no readable manifest for developer tools:`, error);
        return null;
      }
    }),
  );
  for (const remote of described) {
    if (remote) tools.moduleInfo[`${remote.name}:${remote.address}`] = remote.snapshot;
  }
  tools.moduleInfo.shell = {
    version: '',
    buildVersion: String(registry.revision),
    globalName: 'shell',
    remoteEntry: '',
    remotesInfo,
    modules: [],
    shared: Object.entries(shared).flatMap(([sharedName, versions]) =>
      versions.map((version) => ({ sharedName, version, assets: EMPTY_ASSETS, usedExports: [] })),
    ),
  };
  // The extension shows what this hook of its plugin announces.
  for (const remote of described) {
    if (!remote) continue;
    const { name, address, snapshot } = remote;
    for (const plugin of tools.__GLOBAL_PLUGIN__ ?? []) {
      plugin.loadRemoteSnapshot?.({
        options: { name: 'shell', inBrowser: true },
        moduleInfo: { name, version: address },
        remoteSnapshot: snapshot,
        from: 'manifest',
      });
    }
  }
}

const EMPTY_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
