import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { type BuildMode, baseConfiguration } from './base.ts';
import { dropDisplayNames } from './drop-display-names.ts';
import { listSharedFiles } from './list-files.ts';
import { listOffer } from './list-offer.ts';
import { retryChunks } from './retry-chunks.ts';
import { SHARED_MODULES } from './shared-modules.ts';

const { DefinePlugin, sharing } = webpack;

/** terser drops more unused code than swc does; swc then inlines and renames better: 700 bytes less than swc alone. */
const minimizer = new TerserPlugin({
  minify: [TerserPlugin.terserMinify, TerserPlugin.swcMinify],
  extractComments: false,
  terserOptions: [
    { module: true, ecma: 2020, compress: { passes: 3 }, mangle: false },
    { module: true, compress: { passes: 3 } },
  ],
});

/** The package states only for some of its modules that they have no side effects. */
const federationRule = { test: /@module-federation\/[^/]+\/dist\//, sideEffects: false };
const privateFederationRule = {
  test: /@module-federation\/runtime-core\/dist\/global\.js$/,
  loader: join(import.meta.dirname, 'private-federation-loader.cjs'),
};
/** swc marks calls such as `React.forwardRef` as free of side effects, so that terser drops components that nothing imports. */
const routerRule = {
  test: /react-router\/dist\/production/,
  loader: createRequire(import.meta.url).resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
/** Documented switches of the official runtime. */
const FEDERATION_FEATURES = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true };

/** The build of the page itself: it names no remote and provides every shared module. */
export function shellConfiguration(directory: string, mode: BuildMode = 'production'): Configuration {
  const base = baseConfiguration({ name: 'shell', directory, mode, minimizer });
  const isProduction = mode === 'production';
  return {
    ...base,
    resolve: isProduction ? { ...base.resolve, alias: { 'react-router$': productionRouter(directory) } } : base.resolve,
    module: {
      rules: [...(base.module?.rules ?? []), federationRule, privateFederationRule, routerRule],
    },
    entry: { main: './src/main.ts' },
    plugins: [
      listSharedFiles,
      retryChunks,
      listOffer(directory, ['webpack', 'federation', 'standalone']),
      isProduction && dropDisplayNames,
      isProduction && compileAhead,
      new DefinePlugin(FEDERATION_FEATURES),
      // It provides and does not consume: its own imports are plain ones of the very modules that it provides.
      new sharing.ProvideSharedPlugin({
        provides: Object.fromEntries(
          Object.entries(SHARED_MODULES).map(([module, when]) => [
            module,
            { shareKey: module, eager: when === 'early' },
          ]),
        ),
      }),
    ],
  };
}

/** Its package.json names the build for development alone, whatever the mode. */
function productionRouter(directory: string): string {
  const routerDom = createRequire(join(directory, 'package.json')).resolve('react-router-dom');
  return join(dirname(createRequire(routerDom).resolve('react-router')), '../production/index.mjs');
}

const { Compilation, sources } = webpack;

/**
 * Browsers that know this comment compile every function of the entry in the background while it arrives, most of which run at once.
 * Otherwise the first screen waits while they are compiled one by one (https://v8.dev/blog/explicit-compile-hints).
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

function compileAhead(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('compile ahead', (compilation) => {
    compilation.hooks.processAssets.tap(
      // After the minimizer, which removes comments.
      { name: 'compile ahead', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
      () => {
        for (const file of compilation.entrypoints.get('main')?.getFiles() ?? []) {
          if (file.endsWith('.mjs')) compilation.updateAsset(file, (old) => new sources.ConcatSource(HINT, old));
        }
      },
    );
  });
}
