import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type BuildMode, baseConfiguration } from './base.ts';
import { SHARED_MODULES } from './shared-modules.ts';

/** The build of the page itself: it names no remote and provides every shared module. */
export function shellConfiguration(directory: string, mode: BuildMode = 'production'): Configuration {
  return {
    ...baseConfiguration({ name: 'shell', directory, mode }),
    entry: { main: './src/main.ts' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: Object.fromEntries(
          Object.entries(SHARED_MODULES).map(([module, when]) => [module, { singleton: true, eager: when === 'early' }]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
