import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Versions that were tested together. The build depends on what they generate (`federation-remote.ts`) and where the runtime keeps its state
 * (`private-federation-loader.cjs`). */
const TESTED = {
  webpack: '5.110.3',
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/runtime-core': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
};
const USERS = { webpack: 'packages/build-kit', '@module-federation/enhanced': 'packages/build-kit' };

/** The package.json of an installed package, as its user in the workspace finds it. */
function installedVersion(name: string): string {
  const user = join(root, (USERS as Record<string, string>)[name] ?? 'shell', 'package.json');
  let directory = dirname(createRequire(user).resolve(name));
  for (;;) {
    const found = readManifest(join(directory, 'package.json'));
    if (found?.name === name && found.version) return found.version;
    directory = dirname(directory);
  }
}

function readManifest(file: string): { name?: string; version?: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
  } catch {
    return undefined;
  }
}

/** @throws Error that names each package with another version than the tested one */
function checkVersions(installed: Record<string, string>): void {
  const moved = Object.entries(TESTED).filter(([name, version]) => installed[name] !== version);
  if (moved.length === 0) return;
  const changes = moved.map(([name, version]) => `${name} ${version} → ${installed[name]}`).join(', ');
  throw new Error(
    `${changes}: webpack and @module-federation packages are updated together. Build all microfrontends, run the journeys ` +
      'first-load, hostile/realm and releases, then change the list in federation-versions.test.ts.',
  );
}

describe('versions of webpack and Module Federation', () => {
  it('are those that were tested together', () => {
    expect(() =>
      checkVersions(Object.fromEntries(Object.keys(TESTED).map((name) => [name, installedVersion(name)]))),
    ).not.toThrow();
  });

  it('are reported by name when one moves without the others', () => {
    expect(() => checkVersions({ ...TESTED, webpack: '5.111.0' })).toThrow(
      'webpack 5.110.3 → 5.111.0: webpack and @module',
    );
    expect(() => checkVersions({ ...TESTED, '@module-federation/enhanced': '2.10.0' })).toThrow(
      'enhanced 2.9.2 → 2.10.0',
    );
  });
});
