import type { ReleaseRecord, ShellOffer } from '@xana/contracts/releases/release-record';
import type { RegistryState } from '../registry/registry-state.ts';
import { BASELINE_OFFER } from './baseline-offer.ts';

/** A release of a remote that a page may load. */
export interface LoadableRelease {
  record: ReleaseRecord;
  /** The last known good release, which the page loads when the active one fails. */
  isFallback: boolean;
}

/**
 * Everything that one page may load: the active shell, and for each remote the active release and its fallback. Any release of
 * one remote may run beside any release of another.
 */
export interface Composition {
  /** Null until the shell is published. */
  shell: ReleaseRecord | null;
  remotes: readonly LoadableRelease[];
}

/** What the checks read from the release store. */
export interface ReleaseReader {
  record(name: string, id: string): ReleaseRecord;
  /** The id of the release that a page with this registry falls back to. */
  pageFallback(state: RegistryState, name: string): string | null;
}

export function compositionOf(state: RegistryState, reader: ReleaseReader): Composition {
  const remotes: LoadableRelease[] = [];
  let shell: ReleaseRecord | null = null;
  for (const [name, { active }] of Object.entries(state.microfrontends)) {
    const record = reader.record(name, active);
    if (record.kind === 'shell') {
      shell = record;
      continue;
    }
    remotes.push({ record, isFallback: false });
    const fallback = reader.pageFallback(state, name);
    if (fallback) remotes.push({ record: reader.record(name, fallback), isFallback: true });
  }
  return { shell, remotes };
}

/** `mfe-store 1.2.0`, or `the last known good mfe-store 1.1.0`. */
export function describeRelease({ record: { name, version }, isFallback }: LoadableRelease): string {
  return isFallback ? `the last known good ${name} ${version}` : `${name} ${version}`;
}

/** What a release of the shell offers, with its name for messages: `shell 1.2.0`. */
export interface OfferedBy {
  shell: string;
  offer: ShellOffer;
}

export function offeredBy({ name, version, provides = BASELINE_OFFER }: ReleaseRecord): OfferedBy {
  return { shell: `${name} ${version}`, offer: provides };
}
