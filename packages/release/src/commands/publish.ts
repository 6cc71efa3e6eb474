import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ReleaseFile, ReleaseRecord } from '@xana/contracts/releases/release-record';
import { type Contributions, contributions as contributionsSchema } from '@xana/contracts/remotes/contributions';
import type { PageSettings } from '../page/page-settings.ts';
import { checkOperations } from '../preflight/check-operations.ts';
import { checkSecrets } from '../preflight/check-secrets.ts';
import { checkShared } from '../preflight/check-shared.ts';
import { isQuarantined, readRegistry } from '../registry/registry.ts';
import { releaseId, sha384 } from '../store/integrity.ts';
import { isPacked } from '../store/is-packed.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { switchRelease } from './switch-release.ts';

export interface Publication {
  name: string;
  version: string;
  kind: 'shell' | 'remote';
  /** A build's output. */
  buildDirectory: string;
  /** The file that the page loads first. */
  entry: string;
  /** Files that one import of each exposed module fetches. */
  modules: Record<string, string[]>;
  contributions: Contributions | null;
  /** Ids of the operations that the code calls, as the build lists them. */
  operations?: readonly string[] | undefined;
  /** Shared modules that the build would provide, as it lists them. */
  provided?: readonly string[] | undefined;
  actor: string;
  reason: string;
  /** Content that was published before stays what it is, active or not: starting again undoes no rollback. */
  leavesKnown?: boolean;
  /** Put into the store and shown to nobody until it is promoted. */
  isHeld?: boolean;
  /** The registry's revision that the decision was made on; the present one unless said. */
  expectedRevision?: number;
}

/** Left behind by builds and of no use to a page. */
const NOT_SHIPPED = /\.map$|\.json$|\.LICENSE\.txt$/;
/** What the servers find in a release: no folders, nothing that an address or an attribute would have to escape. */
const SERVED = /^[A-Za-z0-9_.-]+$/;
const SHIPPED = /\.mjs$|^base\.css$|\.woff2$/;

/**
 * Puts a build into the store as an immutable folder named by its content, and makes it the active release. Publishing
 * the same content again changes nothing.
 */
export function publish(
  store: ReleaseStore,
  settings: PageSettings,
  publication: Publication,
): { id: string; isNew: boolean } {
  const contributions = publication.contributions && contributionsSchema.parse(publication.contributions);
  const files = readBuild(publication.buildDirectory);
  const record = describe(publication, contributions, files);
  const problems = [
    ...judge(record),
    ...checkSecrets(files),
    ...(record.kind === 'remote' ? checkShared(publication.provided ?? [], files) : []),
  ];
  if (problems.length > 0) throw new Error(`${record.name} was not published:\n- ${problems.join('\n- ')}`);
  const { name, actor, reason, leavesKnown, isHeld, expectedRevision } = publication;
  const registry = readRegistry(store);
  if (isQuarantined(registry, name, record.id)) {
    if (leavesKnown) return { id: record.id, isNew: false };
    throw new Error(
      `${name}@${record.id} is quarantined and was not published. Change it, or lift the quarantine first.`,
    );
  }
  const isNew = !store.has(record.name, record.id);
  if (isNew) writeRelease(store, record, files);
  const { revision, parts } = registry;
  const active = parts[name]?.active;
  if (isHeld || active === record.id || (active && !isNew && leavesKnown)) return { id: record.id, isNew };
  const change = { verb: 'publish' as const, name, to: record.id, actor, reason };
  switchRelease(store, settings, change, expectedRevision ?? revision);
  return { id: record.id, isNew };
}

type BuiltFiles = ReadonlyMap<string, Buffer>;

function readBuild(directory: string): BuiltFiles {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .filter((name) => !NOT_SHIPPED.test(name))
    .sort();
  const strange = names.filter((name) => !SHIPPED.test(name));
  if (strange.length > 0)
    throw new Error(`A release holds modules and letters; this build also has ${strange.join(', ')}.`);
  return new Map(names.map((name) => [name, readFileSync(join(directory, name))]));
}

const compress = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

function describe(publication: Publication, contributions: Contributions | null, built: BuiltFiles): ReleaseRecord {
  const files = [...built].map(
    ([path, content]): ReleaseFile => ({
      path,
      bytes: content.length,
      compressedBytes: isPacked(path) ? content.length : compress(content).length,
      integrity: sha384(content),
    }),
  );
  const { name, version, kind, entry, modules } = publication;
  const operations = publication.operations && [...publication.operations].sort();
  return {
    formatVersion: 1,
    name,
    version,
    id: releaseId({ files, contributions, operations }),
    kind,
    entry,
    files,
    modules,
    contributions,
    ...(operations ? { operations } : {}),
  };
}

function judge({ name, files, entry, modules, contributions, operations }: ReleaseRecord): string[] {
  const sizes = new Map(files.map(({ path, compressedBytes }) => [path, compressedBytes]));
  const needed = new Set([entry, ...Object.values(modules).flat()]);
  const problems = [
    ...[...needed].filter((path) => !sizes.has(path)).map((path) => `there is no ${path} in the build`),
    ...[...sizes.keys()].filter((path) => !SERVED.test(path)).map((path) => `"${path}" is no name that is served`),
    ...checkOperations(operations ?? [], contributions?.grants ?? []),
  ];
  return contributions
    ? [...problems, ...judgeContributions(name, contributions, { sizes, entry, modules })]
    : problems;
}

interface Built {
  sizes: ReadonlyMap<string, number>;
  entry: string;
  modules: Record<string, string[]>;
}

function judgeContributions(
  name: string,
  { pages, slots, handlers, budget, events, ...rest }: Contributions,
  { sizes, entry, modules }: Built,
): string[] {
  const problems = rest.name === name ? [] : [`remote.config.ts is of ${rest.name}`];
  const foreign = Object.keys(events.publishes).filter((event) => !event.startsWith(`${name.replace('mfe-', '')}:`));
  problems.push(...foreign.map((event) => `${event} is not this remote's to publish`));
  for (const module of new Set([...pages, ...slots, ...handlers].map((each) => each.module))) {
    const paths = modules[module];
    const kilobytes =
      [...new Set([entry, ...(paths ?? [])])].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) / 1000;
    if (!paths) problems.push(`"${module}" is contributed and not built`);
    else if (kilobytes > budget.entryKilobytes) {
      problems.push(
        `"${module}" costs ${kilobytes.toFixed(1)} kB compressed; its budget is ${budget.entryKilobytes} kB`,
      );
    }
  }
  return problems;
}

function writeRelease(store: ReleaseStore, record: ReleaseRecord, files: BuiltFiles): void {
  const target = store.pathOf(record.name, record.id);
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  try {
    for (const [path, content] of files) {
      mkdirSync(join(part, path, '..'), { recursive: true });
      writeFileSync(join(part, path), content);
      if (isPacked(path)) continue;
      writeFileSync(join(part, `${path}.br`), compress(content));
      writeFileSync(join(part, `${path}.gz`), gzipSync(content, { level: 9 }));
    }
    writeFileSync(join(part, 'release.json'), JSON.stringify(record));
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw explain(error as NodeJS.ErrnoException);
  }
}

function explain(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ENOSPC') return error;
  return new Error('The disk of the releases is full; nothing was published. Make room and publish again.', {
    cause: error,
  });
}
