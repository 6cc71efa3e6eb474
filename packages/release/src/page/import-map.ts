import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import { addressOf, PREFIXES } from './addresses.ts';

/** The hash of every module of every release that this page may load, under every prefix. */
export function importMap(
  releases: readonly ReleaseRecord[],
  origins: Record<string, string>,
): { integrity: Record<string, string> } {
  const integrity: Record<string, string> = {};
  for (const release of releases) {
    const origin = origins[release.name] ?? '';
    for (const prefix of PREFIXES) {
      for (const file of release.files.filter(({ path }) => path.endsWith('.mjs'))) {
        integrity[addressOf(origin, release, file.path, prefix)] = file.integrity;
      }
    }
  }
  return { integrity };
}
