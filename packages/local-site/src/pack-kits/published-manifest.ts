import { SHARED_NAMES } from '@xana/build-kit/webpack/shared-modules';
import { describePackage, type KitPackage, type Manifest } from './kit-packages.ts';

interface Publishing {
  version: string;
  /** The exact version of each dependency of the repository. */
  catalog: Readonly<Record<string, string>>;
  /** The fields of the repository's own package.json. */
  repository: { license: string; repository: { type: string; url: string }; engines: Record<string, string> };
}

export function publishedManifest({ folder, manifest }: KitPackage, publishing: Publishing): object {
  const { version, catalog, repository } = publishing;
  const resolved = resolveSpecs(manifest.dependencies ?? {}, publishing);
  const isPeer = (name: string) => SHARED_NAMES.some((shared) => shared === name) && !name.startsWith('@xana/');
  const dependencies = Object.entries(resolved);
  const peers = dependencies.filter(([name]) => isPeer(name)).map(([name]) => [name, `^${catalog[name]}`]);
  return withoutUndefined({
    name: manifest.name,
    version,
    description: describePackage(folder),
    type: 'module',
    ...repository,
    repository: { ...repository.repository, directory: `packages/${folder}` },
    exports: manifest.exports && publishedExports(manifest.exports),
    bin: manifest.bin && mapValues(manifest.bin, compiled),
    sideEffects: manifest.sideEffects,
    files: publishedFolders(manifest),
    dependencies: Object.fromEntries(dependencies.filter(([name]) => !isPeer(name))),
    // The page has one copy of these, which the team chooses for its tests.
    peerDependencies: peers.length > 0 ? Object.fromEntries(peers) : undefined,
    templateDependencies: manifest.templateDependencies && resolveSpecs(manifest.templateDependencies, publishing),
  });
}

/** The folders with what a package exports and runs. */
export function publishedFolders({ exports = {}, bin = {} }: Manifest): string[] {
  const targets = [...Object.values(exports), ...Object.values(bin)];
  return [...new Set(targets.flatMap((target) => target.split('/')[1] ?? []))].sort();
}

/** Exact versions in place of `workspace:*` and `catalog:`. @throws Error for a dependency that the catalog does not have */
function resolveSpecs(specs: Record<string, string>, { version, catalog }: Publishing): Record<string, string> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      const exact = spec.startsWith('workspace:') ? version : spec === 'catalog:' ? catalog[name] : undefined;
      if (!exact) throw new Error(`${name} must have "workspace:*" or "catalog:" as its version, not "${spec}".`);
      return [name, exact];
    }),
  );
}

const isSource = (target: string): boolean => /(?<!\.d)\.tsx?$/.test(target);
const compiled = (target: string): string => target.replace(/(?<!\.d)\.tsx?$/, '.js');

/** A source with its types; any other file as it is. */
const publishedExports = (exports: Record<string, string>): Record<string, unknown> =>
  mapValues(exports, (target) =>
    isSource(target) ? { types: target.replace(/\.tsx?$/, '.d.ts'), default: compiled(target) } : target,
  );

const mapValues = <Value, Mapped>(record: Record<string, Value>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const withoutUndefined = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
