import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseRecord, releaseRecord } from '@xana/contracts/releases/release-record';
import { assertVouchedFor, type Trusted } from '../trust/trusted.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { syncDirectory, syncFile } from './atomic-file.ts';
import { findChangedFiles } from './check-artifact.ts';
import { type Compression, gzip } from './compression.ts';
import { type HeldLock, withLock } from './lock.ts';
import { type ReleaseKeys, readReleaseKeys } from './signing.ts';

const ATTESTATION = 'attestation.json';

/** The files of a build by path. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** A build that is ready to be served. */
export interface CompressedBuild {
  files: BuiltFiles;
  /** The brotli copies by path. */
  copies: BuiltFiles;
  compression: Compression;
  /** The attestation of the build, which is stored beside the record. */
  attestation?: string | undefined;
}

/**
 * The folder of all releases: `artifacts/<name>/<id>/`, `registry/` and the assembled `pages/`. Quarantined releases lie in
 * `quarantined/`, which no server reads.
 */
export class ReleaseStore {
  readonly directory: string;
  readonly keys: ReleaseKeys;
  /** What `assertTrusted` verified; absent where it was not called, and in stores without metadata. */
  trusted: Trusted | undefined;
  /** Where the store of record is; absent: the folder is. */
  upstream: Upstream | undefined;
  #lock: HeldLock | undefined;

  /** What visitors report about releases. Page servers may see the rest of the store read-only. */
  readonly healthDirectory: string;

  /** @param keys default: the keys that the environment names */
  constructor(
    directory: string,
    healthDirectory: string = join(directory, 'health'),
    keys: ReleaseKeys = readReleaseKeys(process.env, directory),
  ) {
    this.directory = directory;
    this.healthDirectory = healthDirectory;
    this.keys = keys;
    for (const folder of ['artifacts', 'quarantined', 'registry', 'pages'])
      mkdirSync(join(directory, folder), { recursive: true });
  }

  pathOf(name: string, id: string): string {
    return join(this.directory, 'artifacts', name, id);
  }

  has(name: string, id: string): boolean {
    return existsSync(join(this.pathOf(name, id), 'release.json'));
  }

  /** The record of a release, quarantined or not. */
  record(name: string, id: string): ReleaseRecord {
    return releaseRecord.parse(JSON.parse(readFileSync(this.#recordFileOf(name, id), 'utf8')));
  }

  /** The attestation of the build, as it was uploaded. @returns undefined when the release has none */
  attestation({ name, id, source }: ReleaseRecord): string | undefined {
    if (!source?.attestation) return undefined;
    return readFileSync(join(this.#recordFileOf(name, id), '..', ATTESTATION), 'utf8');
  }

  hasRecord(name: string, id: string): boolean {
    return existsSync(this.#recordFileOf(name, id));
  }

  #recordFileOf(name: string, id: string): string {
    return join(this.has(name, id) ? this.pathOf(name, id) : this.#quarantinePathOf(name, id), 'release.json');
  }

  /** Ids of the releases that the servers send: all but quarantined ones. A folder `<id>.part` is left over from a killed writer. */
  idsOf(name: string): string[] {
    const folder = join(this.directory, 'artifacts', name);
    return existsSync(folder)
      ? readdirSync(folder).filter((id) => /^[0-9a-f]{16}$/.test(id) && this.has(name, id))
      : [];
  }

  /** Moves a release out of the servers' reach. Idempotent. */
  quarantine(name: string, id: string): void {
    mkdirSync(join(this.directory, 'quarantined', name), { recursive: true });
    if (this.has(name, id)) renameSync(this.pathOf(name, id), this.#quarantinePathOf(name, id));
  }

  /** Undoes `quarantine`. Idempotent. */
  restore(name: string, id: string): void {
    if (!this.has(name, id)) renameSync(this.#quarantinePathOf(name, id), this.pathOf(name, id));
  }

  /** Source maps contain the sources: they lie in `source-maps/`, which no server reads, for the analysis of errors. */
  writeSourceMaps(name: string, id: string, maps: BuiltFiles): void {
    const folder = this.sourceMapsOf(name, id);
    try {
      if (maps.size > 0) mkdirSync(folder, { recursive: true });
      for (const [path, content] of maps) writeFileSync(join(folder, path), content);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  sourceMapsOf(name: string, id: string): string {
    return join(this.directory, 'source-maps', name, id);
  }

  /** Deletes the files of a release. The rename first lets no server see half of them. */
  remove(name: string, id: string): void {
    const temporary = `${this.pathOf(name, id)}.part`;
    rmSync(temporary, { recursive: true, force: true });
    if (this.has(name, id)) renameSync(this.pathOf(name, id), temporary);
    for (const folder of [temporary, this.sourceMapsOf(name, id)]) rmSync(folder, { recursive: true, force: true });
    for (const folder of [this.healthDirectory, join(this.directory, 'trials')])
      for (const file of [`${id}.json`, `${id}.series.json`]) rmSync(join(folder, name, file), { force: true });
  }

  #quarantinePathOf(name: string, id: string): string {
    return join(this.directory, 'quarantined', name, id);
  }

  /** Writes a release into a temporary folder and renames it: a release is there completely or not at all. */
  write(record: ReleaseRecord, { files, copies, compression, attestation }: CompressedBuild): void {
    const target = this.pathOf(record.name, record.id);
    const temporary = `${target}.${randomUUID()}.part`;
    try {
      for (const [path, content] of files) {
        mkdirSync(join(temporary, path, '..'), { recursive: true });
        writeFileSync(join(temporary, path), content);
        const copy = copies.get(path);
        if (!copy) continue;
        writeFileSync(join(temporary, `${path}.br`), copy);
        writeFileSync(join(temporary, `${path}.gz`), gzip(content, compression));
      }
      if (attestation) writeFileSync(join(temporary, ATTESTATION), attestation);
      writeFileSync(join(temporary, 'release.json'), JSON.stringify(record));
      for (const file of readdirSync(temporary)) syncFile(join(temporary, file));
      renameSync(temporary, target);
      syncDirectory(join(target, '..'));
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      // Another process published the same content meanwhile.
      if (this.has(record.name, record.id)) return;
      throw error;
    }
  }

  /** @throws Error when a verified list of its team does not contain the record as it is */
  assertVouchedFor(record: ReleaseRecord): void {
    if (this.trusted) assertVouchedFor(this.trusted, record, readFileSync(this.#recordFileOf(record.name, record.id)));
  }

  /** @throws Error when the team does not vouch for it, or with the first file that is missing or whose content does not match its hash */
  verify(record: ReleaseRecord): void {
    this.assertVouchedFor(record);
    const [changed] = findChangedFiles(this.pathOf(record.name, record.id), record);
    if (changed)
      throw new Error(
        `${record.name}@${record.version}: ${changed} was changed after it was published, or is missing.`,
      );
  }

  /** Runs `work` as the only writer of the registry and the pages. */
  withLock<T>(work: () => T): T {
    return withLock(join(this.directory, 'registry'), (lock) => {
      this.#lock = lock;
      try {
        return work();
      } finally {
        this.#lock = undefined;
      }
    });
  }

  /** @throws Error when this process does not hold the lock, or lost it */
  assertLocked(): void {
    if (!this.#lock) throw new Error('The registry is changed without the lock of the store.');
    this.#lock.assertHeld();
  }
}
