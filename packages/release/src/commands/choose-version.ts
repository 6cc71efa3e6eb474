import { readRecords } from '../registry/read-records.ts';
import type { RegistryState } from '../registry/registry-state.ts';
import type { ReleaseStore } from '../store/release-store.ts';

interface Build {
  name: string;
  /** The version in its `package.json`. */
  version: string;
  id: string;
  /** A program publishes it after a change of the code, without a decision of a release manager. */
  isAutomatic: boolean;
}

/**
 * The version of a new release. A version names one content of a microfrontend. Automatic releases get the first characters of
 * their id as build metadata when the version is taken (`1.0.0+0123abcd`, Semantic Versioning 2.0.0 §10).
 *
 * @throws Error when a release manager publishes other content under a version that is taken
 */
export function chooseVersion(
  store: ReleaseStore,
  registry: RegistryState,
  { name, version, id, isAutomatic }: Build,
): string {
  const taken = readRecords(store, registry, name).records.find((record) => record.version === version);
  if (!taken || taken.id === id) return version;
  if (isAutomatic) return `${version}+${id.slice(0, 8)}`;
  throw new Error(
    `${name} ${version} was not published: release ${taken.id} with other content has this version. Raise "version" in ${name}/package.json.`,
  );
}
