import type { DeveloperPage } from '@xana/contracts/releases/developer-page';
import type { PageRegistry, PageRemote } from '@xana/contracts/releases/page-registry';
import { type IgnoredEntry, readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import { type OverrideSource, readOverrideSource } from './read-manifest.ts';

/** One remote in the panel. */
export interface DeveloperRemote {
  name: string;
  /** Id of the active release. */
  id: string;
  version: string | null;
  /** The requested URL; null when the release is loaded. */
  override: string | null;
  /** URL of the entry. */
  entry: string;
  /** Why the manifest of the override could not be read. */
  failure: string | null;
}

interface OverrideOptions {
  page: DeveloperPage;
  registry: PageRegistry;
  /** Shows another registry; its releases are loaded through the Module Federation runtime as all others. */
  replace(registry: PageRegistry, ignored: readonly IgnoredEntry[]): void;
  /** Accepts an entry that the import map has no hash of. */
  trust(entry: string): void;
  read?: (url: string) => Promise<OverrideSource>;
}

/** Replaces the overridden remotes in the registry of the page, before any module is mounted. @returns all remotes */
export async function applyOverrides({
  page,
  registry,
  replace,
  trust,
  read = readOverrideSource,
}: OverrideOptions): Promise<DeveloperRemote[]> {
  const entries: unknown[] = [];
  const remotes: DeveloperRemote[] = [];
  for (const remote of registry.remotes) {
    const url = page.overrides.find(({ name }) => name === remote.name)?.url ?? null;
    const {
      id,
      version,
      entries: [entry = ''],
    } = remote.active;
    const listed = { name: remote.name, id, version, override: url, entry, failure: null };
    const source = url && (await readOwn(remote.name, url, read).catch((error: Error) => error.message));
    if (source && typeof source === 'object') {
      trust(source.entry);
      entries.push(overridden(remote, source));
      remotes.push({ ...listed, id: OVERRIDE_ID, version: source.version, entry: source.entry });
    } else {
      entries.push(remote);
      remotes.push(source ? { ...listed, version: null, failure: source } : listed);
    }
  }
  const changed = readPageRegistry({ ...registry, remotes: entries });
  replace(changed.registry, changed.ignored);
  return remotes;
}

/** An override of a mistyped name would show the contributions of another remote twice. */
async function readOwn(
  name: string,
  url: string,
  read: (url: string) => Promise<OverrideSource>,
): Promise<OverrideSource> {
  const source = await read(url);
  const { name: other = name } = source.contributions ?? {};
  if (other !== name) throw new Error(`it is the manifest of ${other}`);
  return source;
}

/** Names the override where others have the id of their release, also in logs and developer tools. */
const OVERRIDE_ID = 'override';

function overridden(remote: PageRemote, { entry, version, contributions }: OverrideSource): object {
  return {
    ...remote,
    // It keeps the kind of container: a developer builds a remote with the tool that its releases are built with.
    active: { ...remote.active, id: OVERRIDE_ID, version: version ?? OVERRIDE_ID, entries: [entry] },
    // An override never gets a grant that the release does not have.
    contributions: contributions ? { ...contributions, grants: remote.contributions.grants } : remote.contributions,
  };
}
