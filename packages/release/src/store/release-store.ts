import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleaseRecord, releaseRecord } from '@xana/contracts/releases/release-record';
import { sha384 } from './integrity.ts';

/** The folder of all releases: `artifacts/<name>/<id>/`, the registry beside it, and the assembled pages. */
export class ReleaseStore {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
    for (const part of ['artifacts', 'registry', 'pages']) mkdirSync(join(directory, part), { recursive: true });
  }

  pathOf(name: string, id: string): string {
    return join(this.directory, 'artifacts', name, id);
  }

  has(name: string, id: string): boolean {
    return existsSync(join(this.pathOf(name, id), 'release.json'));
  }

  record(name: string, id: string): ReleaseRecord {
    return releaseRecord.parse(JSON.parse(readFileSync(join(this.pathOf(name, id), 'release.json'), 'utf8')));
  }

  idsOf(name: string): string[] {
    const folder = join(this.directory, 'artifacts', name);
    return existsSync(folder) ? readdirSync(folder).filter((id) => this.has(name, id)) : [];
  }

  /** @throws Error that names the first file which is not what was published */
  verify(record: ReleaseRecord): void {
    for (const { path, integrity } of record.files) {
      const content = readFileSync(join(this.pathOf(record.name, record.id), path));
      if (sha384(content) !== integrity)
        throw new Error(`${record.name}@${record.version}: ${path} was changed after it was published.`);
    }
  }

  /** One writer at a time, whoever it is; a writer that died is forgotten after ten seconds. */
  exclusively<T>(work: () => T): T {
    const lock = join(this.directory, 'registry', 'writing');
    const giveUp = Date.now() + 10_000;
    for (;;) {
      try {
        mkdirSync(lock);
        break;
      } catch {
        if (Date.now() > giveUp) rmSync(lock, { recursive: true, force: true });
        else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      }
    }
    try {
      return work();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
}
