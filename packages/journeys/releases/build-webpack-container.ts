import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '@xana/build-kit/webpack/build';
import { remoteConfiguration } from '@xana/build-kit/webpack/remote';
import { SHARED_NAMES } from '@xana/build-kit/webpack/shared-modules';
import webpack from 'webpack';

/** Plugins that builds did not have then: the official container and its runtime, and the lists of what it uses. */
const LATER = ['ModuleFederationPlugin', 'shareRuntime', 'findRuntime', 'listShared', 'listUses'];

const nameOf = (plugin: unknown): string =>
  typeof plugin === 'function' ? plugin.name : ((plugin as object | null)?.constructor.name ?? '');

/**
 * Builds a remote as releases were built before decision 0030: with webpack's own container as an ES module.
 *
 * @returns for each exposed module the files that one import of it loads
 */
export async function buildWebpackContainer(directory: string, output: string): Promise<Record<string, string[]>> {
  const { externals: _runtimeOfPage, plugins = [], ...configuration } = remoteConfiguration(directory);
  const kept = plugins.filter((plugin) => !LATER.includes(nameOf(plugin)));
  if (plugins.length - kept.length !== LATER.length) throw new Error(`The build has not all of ${LATER.join(', ')}.`);
  const modules = readdirSync(join(directory, 'src/entry')).map((file) => file.replace(/\.tsx?$/, ''));
  const container = new webpack.container.ModuleFederationPlugin({
    name: basename(directory).replaceAll('-', '_'),
    filename: 'remoteEntry.mjs',
    library: { type: 'module' },
    exposes: Object.fromEntries(modules.map((name) => [`./${name}`, { import: `./src/entry/${name}`, name }])),
    shared: Object.fromEntries(
      SHARED_NAMES.map((shared) => [shared, { singleton: true, import: false, requiredVersion: false }]),
    ),
  });
  const plain = { ...configuration, cache: false, output: { ...configuration.output, path: output } } as const;
  await build([{ ...plain, plugins: [...kept, container] }]);
  return JSON.parse(readFileSync(join(output, 'modules.json'), 'utf8')) as Record<string, string[]>;
}
