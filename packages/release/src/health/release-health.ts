import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const count = z.number().check(z.int(), z.gte(0));

/** How many visitors reported that a release was mounted, that it failed, and that an error of its code was not caught. */
const releaseHealth = z.object({ mounted: count, failed: count, erred: z._default(count, 0) });

export type ReleaseHealth = z.output<typeof releaseHealth>;

const NOT_OBSERVED: ReleaseHealth = { mounted: 0, failed: 0, erred: 0 };

/** Observations are a hint: a missing or unreadable file means that nothing was observed. */
export function readHealth({ healthDirectory }: ReleaseStore, name: string, id: string): ReleaseHealth {
  try {
    return releaseHealth.parse(JSON.parse(readFileSync(fileOf(healthDirectory, name, id), 'utf8')));
  } catch {
    return NOT_OBSERVED;
  }
}

/** Adds observations. Two page servers that write at the same moment may lose some of them; the counts are approximate. */
export function addHealth(store: ReleaseStore, name: string, id: string, more: z.input<typeof releaseHealth>): void {
  const { mounted, failed, erred } = readHealth(store, name, id);
  const file = fileOf(store.healthDirectory, name, id);
  mkdirSync(dirname(file), { recursive: true });
  const sum = { mounted: mounted + more.mounted, failed: failed + more.failed, erred: erred + (more.erred ?? 0) };
  writeAtomically(file, JSON.stringify(sum));
}

const fileOf = (directory: string, name: string, id: string) => join(directory, name, `${id}.json`);
