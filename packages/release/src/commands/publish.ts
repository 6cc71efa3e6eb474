import type { ReleaseFile, ReleaseRecord, ReleaseSource, ShellOffer } from '@xana/contracts/releases/release-record';
import { type Contributions, contributions as contributionsSchema } from '@xana/contracts/remotes/contributions';
import type { AccessList } from '../access/access-list.ts';
import { describeAdmins } from '../access/authorize.ts';
import { releaseReader } from '../health/last-known-good.ts';
import { splitByOrigin } from '../page/assemble-page.ts';
import type { PageSettings } from '../page/page-settings.ts';
import { checkBuildLists } from '../preflight/check-build-lists.ts';
import { checkOwnership } from '../preflight/check-ownership.ts';
import { checkRecord } from '../preflight/check-record.ts';
import { checkSecrets } from '../preflight/check-secrets.ts';
import { checkShared } from '../preflight/check-shared.ts';
import { checkStandalone } from '../preflight/check-standalone.ts';
import { checkStyles } from '../preflight/check-styles.ts';
import { checkActive, checkSwitch } from '../preflight/check-switch.ts';
import { containerKind } from '../preflight/container-kind.ts';
import { completeInterrupted } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type RegistryCopy, readerOf } from '../registry/registry-copy.ts';
import { type Author, applyChange, frozenOf, isQuarantined, type RegistryState } from '../registry/registry-state.ts';
import { readLog, wasActive } from '../registry/release-log.ts';
import { explainFullDisk } from '../store/disk-full.ts';
import { releaseId, sha384 } from '../store/integrity.ts';
import type { BuiltFiles, CompressedBuild, ReleaseStore } from '../store/release-store.ts';
import { assertCanVouch, vouchForRelease } from '../trust/vouch-for-release.ts';
import { chooseVersion } from './choose-version.ts';
import { authorOf } from './command.ts';
import { readBuild, readFiles } from './read-build.ts';
import { type Basis, ConflictError, PreflightError, switchRelease } from './switch-release.ts';

export interface Publication extends Author {
  name: string;
  version: string;
  kind: 'shell' | 'remote';
  /** The output folder of a build. */
  buildDirectory: string;
  /** The file that the page loads first. */
  entry: string;
  /** For each exposed module the files that one import of it loads. */
  modules: Record<string, string[]>;
  contributions: Contributions | null;
  /** Ids of the operations that the code calls, listed by the build. */
  operations?: readonly string[] | undefined;
  /** What the shell offers to remotes, listed by the build. */
  provides?: ShellOffer | undefined;
  /** The exports of shared modules that the code uses, listed by the build. */
  uses?: Record<string, string[]> | undefined;
  /** Shared modules that the build would provide, listed by the build. */
  provided?: readonly string[] | undefined;
  /** Where the build comes from. */
  source?: Omit<ReleaseSource, 'hasSourceMaps'>;
  /** The text of the attestation that `source.attestation` was read from. */
  attestation?: string | undefined;
  /** Does not activate content that was active before, so that a restart of the site does not undo a rollback. */
  onlyIfNew?: boolean;
  /** Stores the release without activating it. */
  isHeld?: boolean;
  /** A development build of this machine: it carries source maps, so it has no budget and is compressed quickly. */
  isDevelopment?: boolean;
  /** A program publishes it without a decision of a release manager: `npm start`, a deployment. It yields to a concurrent change, and a retired remote stays retired. */
  isAutomatic?: boolean;
  /** The registry before the build. Fails if the microfrontend changed since then. Default: the registry when it publishes. */
  decidedOn?: RegistryState | undefined;
  /** Fails if the registry has another revision. Default: any. */
  expectedRevision?: number | undefined;
}

/**
 * Stores a build as an immutable folder named after its content and makes it the active release. Publishing the same content
 * again changes nothing.
 *
 * @throws Error with every problem that preflight found
 */
export function publish(store: ReleaseStore, settings: PageSettings, publication: Publication): StoredRelease {
  completeInterrupted(store);
  const registry = readRegistry(store);
  const stored = storeRelease(store, registry, publication);
  if (shouldActivate(store, registry, publication, stored)) {
    activate(store, settings, publication, stored, basisOf(publication, registry));
  }
  return stored;
}

/** Stores a build without activating it, so that it can be tried first. @returns also whether `publish` would activate it */
export function storeOnly(store: ReleaseStore, publication: Publication): StoredRelease & { willActivate: boolean } {
  completeInterrupted(store);
  const registry = readRegistry(store);
  const stored = storeRelease(store, registry, publication);
  return { ...stored, willActivate: shouldActivate(store, registry, publication, stored) };
}

/**
 * Publishes several builds of one commit. Preflight checks the page with all of them before the first one becomes active, because
 * each may need the others.
 *
 * @throws Error with every problem that preflight found
 */
export function publishTogether(
  store: ReleaseStore,
  settings: PageSettings,
  publications: readonly Publication[],
): void {
  completeInterrupted(store);
  const registry = readRegistry(store);
  const activated = publications
    .map((publication) => ({ publication, stored: storeRelease(store, registry, publication) }))
    .filter(({ publication, stored }) => shouldActivate(store, registry, publication, stored));
  const after = activated.reduce(
    (state, { publication, stored }) => applyChange(state, changeOf(publication, stored)),
    registry,
  );
  const problems = checkActive({ before: registry, after: splitByOrigin(after, settings).shown }, releaseReader(store));
  if (problems.length > 0) {
    for (const { publication, stored } of activated) if (stored.isNew) store.remove(publication.name, stored.id);
    throw new PreflightError(`Nothing was released:\n- ${problems.join('\n- ')}`);
  }
  for (const { publication, stored } of activated) {
    activate(store, settings, publication, stored, { ...basisOf(publication, registry), isChecked: true });
  }
}

interface StoredRelease {
  id: string;
  isNew: boolean;
}

/**
 * Checks a build with the releases of another store, of which only a copy of the registry is there. Nothing is stored.
 *
 * @returns every problem as a sentence
 */
export function checkAgainst(copy: RegistryCopy, settings: PageSettings, publication: Publication): string[] {
  const { record, problems } = examine(copy.state, publication);
  const { name } = publication;
  const after = applyChange(copy.state, changeOf(publication, record));
  const { shown, absent } = splitByOrigin(after, settings);
  return [
    ...problems,
    ...(absent.includes(name) ? [`the page settings have no origin for ${name}`] : []),
    ...checkSwitch({ name, before: copy.state, after: shown }, readerOf(copy, record)),
  ];
}

/** The record of a build, and every problem of the release itself. */
function examine({ access }: RegistryState, publication: Publication) {
  const contributions = publication.contributions && contributionsSchema.parse(publication.contributions);
  const build = readBuild(publication);
  const { files } = build;
  // A development build keeps the code of webpack's run time that registers modules, unused.
  const searched: BuiltFiles = publication.isDevelopment ? new Map() : files;
  const record = createRecord(publication, contributions, build);
  const problems = [
    ...checkRecord(record, { hasBudget: !publication.isDevelopment }),
    ...checkSecrets(files),
    ...(contributions ? checkOwners(access, contributions) : []),
    ...(publication.isDevelopment ? [] : checkLists(record, files)),
    ...(record.kind === 'remote'
      ? [...checkShared(publication.provided ?? [], searched), ...checkStyles(record.name, files)]
      : []),
  ];
  return { build, record, problems };
}

/** What differs from the owners, and who can change them. A copy of a registry has no people. */
function checkOwners(access: AccessList, contributions: Contributions): string[] {
  const problems = checkOwnership(contributions, access.owners);
  if (problems.length === 0 || access.members.length === 0) return problems;
  return [...problems, `${describeAdmins(access, contributions.name)} can change the owners: release own`];
}

function checkLists({ container, uses = {}, operations = [] }: ReleaseRecord, files: BuiltFiles): string[] {
  if (container === 'federation') return checkBuildLists({ uses, operations }, files);
  // Containers of webpack alone write neither as data.
  return container === 'standalone' ? checkStandalone({ uses, operations }, files) : [];
}

/** @throws Error with every problem of the release itself */
function storeRelease(store: ReleaseStore, registry: RegistryState, publication: Publication): StoredRelease {
  const { build, record, problems } = examine(registry, publication);
  if (problems.length > 0) throw new Error(`${record.name} was not published:\n- ${problems.join('\n- ')}`);
  const { name, onlyIfNew, isAutomatic = false, isDevelopment = false } = publication;
  if (isQuarantined(registry, name, record.id)) {
    if (onlyIfNew) return { id: record.id, isNew: false };
    throw new Error(
      `${name}@${record.id} is quarantined and was not published. Change the code or lift the quarantine.`,
    );
  }
  const isNew = !store.has(name, record.id);
  assertCanVouch(store, name);
  if (isNew) {
    const version = chooseVersion(store, registry, { ...record, isAutomatic: isAutomatic || isDevelopment });
    const sourceMaps = readFiles(publication.buildDirectory, (path) => path.endsWith('.mjs.map'));
    const source = publication.source && { ...publication.source, hasSourceMaps: sourceMaps.size > 0 };
    explainFullDisk(() => {
      store.writeSourceMaps(name, record.id, sourceMaps);
      store.write(
        { ...record, version, ...(source ? { source } : {}) },
        { ...build, attestation: publication.attestation },
      );
    });
  }
  explainFullDisk(() => vouchForRelease(store, name, record.id));
  return { id: record.id, isNew };
}

function shouldActivate(
  store: ReleaseStore,
  registry: RegistryState,
  publication: Publication,
  { id, isNew }: StoredRelease,
): boolean {
  const { name, isHeld, onlyIfNew, isAutomatic } = publication;
  const active = registry.microfrontends[name]?.active;
  const isRetired = registry.retired[name] !== undefined;
  if (isHeld || active === id || isQuarantined(registry, name, id)) return false;
  if (isAutomatic && (isRetired || frozenOf(registry, name))) return false;
  return isNew || !(active || isRetired) || !onlyIfNew || isHalfDone(store, name, id);
}

/** Whether the release was stored to become active, and its publication ended before it did. */
function isHalfDone(store: ReleaseStore, name: string, id: string): boolean {
  return !wasActive(readLog(store), name, id) && !store.record(name, id).isHeld;
}

const changeOf = (publication: Publication, { id }: Pick<StoredRelease, 'id'>) =>
  ({ verb: 'publish', name: publication.name, to: id, ...authorOf(publication) }) as const;

const basisOf = ({ decidedOn, expectedRevision }: Publication, registry: RegistryState): Basis => ({
  decidedOn: decidedOn ?? registry,
  expectedRevision,
});

function activate(
  store: ReleaseStore,
  settings: PageSettings,
  publication: Publication,
  stored: StoredRelease,
  basis: Basis,
): void {
  try {
    switchRelease(store, settings, changeOf(publication, stored), basis);
  } catch (error) {
    // A rejected release does not take its version.
    if (stored.isNew && error instanceof PreflightError) store.remove(publication.name, stored.id);
    if (!(publication.isAutomatic && error instanceof ConflictError)) throw error;
    console.warn(error.message);
  }
}

function createRecord(
  publication: Publication,
  contributions: Contributions | null,
  { files: built, copies }: CompressedBuild,
): ReleaseRecord {
  const files = [...built].map(
    ([path, content]): ReleaseFile => ({
      path,
      bytes: content.length,
      compressedBytes: (copies.get(path) ?? content).length,
      integrity: sha384(content),
    }),
  );
  const { name, version, kind, entry, modules, provides, uses, isDevelopment, isHeld } = publication;
  const operations = publication.operations && [...publication.operations].sort();
  const container = containerKind(built);
  const content = {
    files,
    contributions,
    ...(operations ? { operations } : {}),
    ...(container ? { container } : {}),
    ...(provides ? { provides } : {}),
    ...(uses ? { uses } : {}),
  };
  const notes = { ...(isDevelopment ? { isDevelopment } : {}), ...(isHeld ? { isHeld } : {}) };
  return { formatVersion: 1, name, version, id: releaseId(content), kind, entry, modules, ...content, ...notes };
}
