import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type ReleaseRecord, releaseRecord } from '@xana/contracts/releases/release-record';
import { releaseId, sha384 } from './integrity.ts';
import { isPacked } from './is-packed.ts';

/**
 * The folder of all releases: `artifacts/<name>/<id>/`, the registry beside it, and the assembled pages. Quarantined releases
 * lie in `quarantined/`, where no server looks.
 */
export class ReleaseStore {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
    for (const part of ['artifacts', 'quarantined', 'registry', 'pages'])
      mkdirSync(join(directory, part), { recursive: true });
  }

  pathOf(name: string, id: string): string {
    return join(this.directory, 'artifacts', name, id);
  }

  has(name: string, id: string): boolean {
    return existsSync(join(this.pathOf(name, id), 'release.json'));
  }

  /** What was published as this release, quarantined or not. */
  record(name: string, id: string): ReleaseRecord {
    const folder = this.has(name, id) ? this.pathOf(name, id) : this.#quarantinePathOf(name, id);
    return releaseRecord.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  }

  /** Releases that servers may send. */
  idsOf(name: string): string[] {
    const folder = join(this.directory, 'artifacts', name);
    return existsSync(folder) ? readdirSync(folder).filter((id) => this.has(name, id)) : [];
  }

  /** Takes a release's files away from the servers; doing it twice does no harm. */
  stopServing(name: string, id: string): void {
    mkdirSync(join(this.directory, 'quarantined', name), { recursive: true });
    if (this.has(name, id)) renameSync(this.pathOf(name, id), this.#quarantinePathOf(name, id));
  }

  serveAgain(name: string, id: string): void {
    if (!this.has(name, id)) renameSync(this.#quarantinePathOf(name, id), this.pathOf(name, id));
  }

  #quarantinePathOf(name: string, id: string): string {
    return join(this.directory, 'quarantined', name, id);
  }

  /** @throws Error that names the first file which is not what was published */
  verify(record: ReleaseRecord): void {
    const fail = (what: string) =>
      new Error(`${record.name}@${record.version}: ${what} was changed after it was published.`);
    if (releaseId(record) !== record.id) throw fail('release.json');
    for (const { path, integrity } of record.files) {
      const file = join(this.pathOf(record.name, record.id), path);
      if (sha384(readFileSync(file)) !== integrity) throw fail(path);
      if (isPacked(path)) continue;
      if (sha384(brotliDecompressSync(readFileSync(`${file}.br`))) !== integrity) throw fail(`${path}.br`);
      if (sha384(gunzipSync(readFileSync(`${file}.gz`))) !== integrity) throw fail(`${path}.gz`);
    }
  }

  /** One writer at a time, whoever it is; the lock of a process that is gone is taken over. */
  exclusively<T>(work: () => T): T {
    const lock = join(this.directory, 'registry', 'writer');
    const giveUp = Date.now() + PATIENCE;
    while (!takeLock(lock)) {
      if (Date.now() > giveUp) throw new Error('Somebody else is releasing right now. Try again in a moment.');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
    try {
      return work();
    } finally {
      rmSync(lock, { force: true });
    }
  }
}

/** How long a writer waits for another one, in milliseconds. */
const PATIENCE = 15_000;

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    forgetDeadWriter(lock);
    return false;
  }
}

function forgetDeadWriter(lock: string): void {
  try {
    const writer = Number(readFileSync(lock, 'utf8'));
    // Written and named in two steps: a lock without a name is a moment old.
    if (writer > 0) process.kill(writer, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') return;
    // Of several who see the dead writer's lock, one moves it away.
    try {
      renameSync(lock, `${lock}.${process.pid}.dead`);
      rmSync(`${lock}.${process.pid}.dead`, { force: true });
    } catch {
      // Another one was quicker.
    }
  }
}
