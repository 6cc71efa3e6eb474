import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base.ts';
import { SHARED_NAMES } from './shared-modules.ts';

/** The whole build of a remote: what it exposes is what lies in `src/entry/`, one file per module. */
export function remoteConfiguration(directory: string): Configuration {
  const name = basename(directory);
  const configuration = baseConfiguration({ name, directory });
  return {
    ...configuration,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.mjs',
        library: { type: 'module' },
        exposes: exposedModules(directory),
        shared: Object.fromEntries(
          SHARED_NAMES.map((module) => [module, { singleton: true, import: false, strictVersion: false }]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/** `src/entry/balances.tsx` is exposed as `./balances`. */
function exposedModules(directory: string): Record<string, string> {
  const entries = join(directory, 'src/entry');
  if (!existsSync(entries)) return {};
  return Object.fromEntries(
    readdirSync(entries)
      .filter((file) => /^[a-z0-9-]+\.tsx?$/.test(file))
      .map((file) => [`./${file.replace(/\.tsx?$/, '')}`, `./src/entry/${file}`]),
  );
}
