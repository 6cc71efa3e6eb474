import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Metadata, MetadataKind, type Targets } from '@tufjs/models';
import { BaseFetcher, Updater } from 'tuf-js';
import { DownloadHTTPError } from 'tuf-js/dist/error.js';
import type { ReleaseStore } from '../store/release-store.ts';
import { recordPath } from './describe-file.ts';
import { type Json, metadataFolderOf, RENEWAL_MS } from './metadata-files.ts';
import { rememberedRootOf, type Trust } from './root-chain.ts';
import { LOG_PATH, PAGE_PATH, pageListPath, STATE_PATH } from './sign-registry.ts';
import type { Trusted, TrustedRegistry } from './trusted.ts';

/** The metadata of the store is not signed by the keys of the root, is older than what this machine has seen, or has expired. */
export class UntrustedStoreError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The metadata of the release store was refused: ${reason}. See packages/handbook/how-to/trust-a-release-store.md.`,
      { cause },
    );
  }
}

/**
 * Verifies what the release managers signed by the client workflow of The Update Framework, and remembers it, so that an older copy is
 * refused from now on.
 *
 * @throws UntrustedStoreError
 */
export async function readTrustedRegistry(
  store: Pick<ReleaseStore, 'directory'>,
  trust: Trust,
): Promise<TrustedRegistry> {
  return (await verify(store, trust)).registry;
}

/**
 * As `readTrustedRegistry`, with the lists of the teams.
 *
 * @param wanted default: all teams; nothing of the others is vouched for
 * @throws UntrustedStoreError
 */
export async function readTrusted(
  store: Pick<ReleaseStore, 'directory'>,
  trust: Trust,
  wanted?: readonly string[],
): Promise<Trusted> {
  const { updater, targets, registry } = await verify(store, trust);
  const releases = new Map<string, string>();
  const notes: string[] = [];
  const { meta } = readSnapshotOf(trust).signed;
  const teams = Object.keys(targets.signed.delegations?.roles ?? {});
  for (const team of teams.filter((each) => wanted?.includes(each) ?? true)) {
    if (meta[`${team}.json`]) await addReleases(updater, trust, team, releases, notes);
    else notes.push(`${team} has signed no release yet.`);
  }
  return { ...registry, releases, notes };
}

async function verify(store: Pick<ReleaseStore, 'directory'>, trust: Trust) {
  try {
    const updater = createUpdater(store.directory, trust);
    await updater.refresh();
    const targets = readRemembered(trust, 'targets');
    return { updater, targets, registry: { ...describe(targets), expiresAt: readExpiry(trust) } };
  } catch (error) {
    throw new UntrustedStoreError(error);
  }
}

function createUpdater(storeDirectory: string, trust: Trust): Updater {
  mkdirSync(trust.directory, { recursive: true });
  const remembered = rememberedRootOf(trust);
  if (!existsSync(remembered)) writeFileSync(remembered, readFileSync(trust.root));
  const folder = metadataFolderOf(storeDirectory);
  return new Updater({
    metadataDir: trust.directory,
    metadataBaseUrl: 'store://metadata',
    fetcher: new StoreFetcher(folder),
  });
}

/** The updater writes what it has verified to the folder. */
const readRemembered = ({ directory }: Trust, role: string): Metadata<Targets> =>
  Metadata.fromJSON(MetadataKind.Targets, readJson(join(directory, `${role}.json`)));

const readSnapshotOf = ({ directory }: Trust) =>
  Metadata.fromJSON(MetadataKind.Snapshot, readJson(join(directory, 'snapshot.json')));

const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json;

const readExpiry = ({ directory }: Trust): number =>
  Date.parse(Metadata.fromJSON(MetadataKind.Timestamp, readJson(join(directory, 'timestamp.json'))).signed.expires);

/** The list of one team. Without a signed one, nothing of that team is vouched for; the others are not affected. */
async function addReleases(
  updater: Updater,
  trust: Trust,
  team: string,
  releases: Map<string, string>,
  notes: string[],
): Promise<void> {
  try {
    // Asking for any file of the team verifies its list.
    await updater.getTargetInfo(recordPath(team, '0'));
  } catch (error) {
    notes.push(`The list of ${team} was refused: ${(error as Error).message}.`);
    return;
  }
  const { targets, expires } = readRemembered(trust, team).signed;
  if (Date.parse(expires) - Date.now() < RENEWAL_MS)
    notes.push(`The list of ${team} expires on ${expires.slice(0, 10)}: release keys sign ${team}`);
  for (const [path, { hashes }] of Object.entries(targets)) releases.set(path, hashes.sha256 ?? '');
}

function describe({ signed: { targets } }: Metadata<Targets>): Omit<TrustedRegistry, 'expiresAt'> {
  const hashOf = (path: string): string => targets[path]?.hashes.sha256 ?? '';
  const folder = targets[PAGE_PATH]?.custom.folder;
  return {
    revision: Number(targets[STATE_PATH]?.custom.revision ?? 0),
    state: hashOf(STATE_PATH),
    log: hashOf(LOG_PATH),
    page: typeof folder === 'string' ? { folder, list: hashOf(pageListPath(folder)) } : null,
  };
}

/** Reads metadata from a folder instead of a server. */
class StoreFetcher extends BaseFetcher {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override async fetch(url: string) {
    const file = join(this.#folder, basename(new URL(url).pathname));
    if (!existsSync(file)) throw new DownloadHTTPError(`${basename(file)} is missing`, 404);
    return Readable.toWeb(createReadStream(file)) as ReadableStream as ReturnType<BaseFetcher['fetch']> extends Promise<
      infer Body
    >
      ? Body
      : never;
  }
}
