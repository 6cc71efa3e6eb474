import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { baseConfiguration } from './base.ts';
import { SHARED_MODULES } from './shared-modules.ts';

const { Compilation, sources } = webpack;

/** The build of the page itself: it names no remote and provides every shared module. */
export function shellConfiguration(directory: string): Configuration {
  return {
    ...baseConfiguration({ name: 'shell', directory }),
    entry: { main: './src/main.ts' },
    plugins: [
      nameEntryFile,
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: Object.fromEntries(
          Object.entries(SHARED_MODULES).map(([module, when]) => [
            module,
            { singleton: true, eager: when === 'early' },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/** Says which file the page begins with, for whoever publishes the build. */
function nameEntryFile(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('entry file', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'entry file', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      const [main] = compilation.entrypoints.get('main')?.getFiles() ?? [];
      compilation.emitAsset('entry.json', new sources.RawSource(JSON.stringify({ main })));
    });
  });
}
