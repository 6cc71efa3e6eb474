import { readFileSync } from 'node:fs';
import { type ReleaseRecord, releaseRecord } from '@xana/contracts/releases/release-record';
import * as z from 'zod/mini';
import { EMPTY_ACCESS } from '../access/access-list.ts';
import { pageFallback } from '../health/last-known-good.ts';
import type { ReleaseReader } from '../preflight/composition.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readRegistry } from './read-registry.ts';
import { registryState } from './registry-state.ts';

/** What preflight reads of a release store, without the files: a pull request is checked against the releases of production. */
const registryCopy = z.object({
  state: registryState,
  /** Of the active releases and their fallbacks. */
  records: z.array(releaseRecord),
  /** By microfrontend; null without one. */
  fallbacks: z.record(z.string(), z.nullable(z.string())),
});

export type RegistryCopy = z.output<typeof registryCopy>;

/** Who built a release, and from what, stays in the store. */
export function copyRegistry(store: ReleaseStore): RegistryCopy {
  const state = readRegistry(store);
  const all = Object.entries(state.microfrontends);
  const fallbacks = Object.fromEntries(all.map(([name]) => [name, pageFallback(store, state, name)]));
  const records = all.flatMap(([name, { active }]) =>
    [active, fallbacks[name]].flatMap((id) => (id ? [withoutSource(store.record(name, id))] : [])),
  );
  // The people of the store are not needed to check a build; the owners are.
  const access = { ...EMPTY_ACCESS, owners: state.access.owners };
  return { state: { ...state, access, proposals: [] }, records, fallbacks };
}

const withoutSource = ({ source: _, ...record }: ReleaseRecord): ReleaseRecord => record;

/** @throws Error when the file is not a copy of a registry */
export function readRegistryCopy(file: string): RegistryCopy {
  const { success, data } = registryCopy.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new Error(`${file} is not a copy of a registry: write one with \`release export\`.`);
  return data;
}

/** Reads the copy as if a further release were stored and had replaced the active one. */
export function readerOf({ state, records, fallbacks }: RegistryCopy, candidate: ReleaseRecord): ReleaseReader {
  return {
    record(name, id) {
      const found = [candidate, ...records].find((record) => record.name === name && record.id === id);
      if (!found) throw new Error(`The copy of the registry has no record of ${name}@${id}.`);
      return found;
    },
    pageFallback: (_, name) => (name === candidate.name ? state.microfrontends[name]?.active : fallbacks[name]) ?? null,
  };
}
