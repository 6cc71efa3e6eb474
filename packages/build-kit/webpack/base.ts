import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, LoaderContext } from 'webpack';
import { IMPORT_CHUNK } from './retry-chunks.ts';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** `development`: readable code with source maps inside it, and React's own warnings. Only production builds are released. */
export type BuildMode = 'development' | 'production';

export interface BaseOptions {
  /** `shell` or `mfe-…`; the last name of its package. */
  name: string;
  directory: string;
  mode: BuildMode;
  minimizer: TerserPlugin;
  /** Of a file for code that several modules share, in bytes of source; smaller code is copied into each of them. Default: webpack's. */
  minSharedSize?: number;
}

/** Long English phrases are one file for all modules of a remote; otherwise each of them would contain its own copy. */
const PHRASES = { test: /src\/phrases\/phrases\.ts$/, minChunks: 2, minSize: 2_000 };

/** What the shell and all remotes are compiled with: swc, CSS Modules as adopted sheets, ES modules as output. */
export function baseConfiguration({ name, directory, mode, minimizer, minSharedSize }: BaseOptions): Configuration {
  const isDevelopment = mode === 'development';
  // A release is served under an id of its content, so further hashes would only add bytes to each entry.
  const fileName = isDevelopment ? '[name].[contenthash:8].mjs' : '[name].mjs';
  return {
    name,
    context: directory,
    mode,
    target: ['web', 'es2022'],
    // Releases hold no `.map` files, so a developer's build carries its maps itself. `eval` would need `unsafe-eval`.
    devtool: isDevelopment ? 'inline-cheap-module-source-map' : 'hidden-source-map',
    experiments: { outputModule: true, css: false },
    output: {
      path: outputDirectory(directory, mode),
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      uniqueName: name,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      importFunctionName: IMPORT_CHUNK,
      ...(isDevelopment ? { devtoolModuleFilenameTemplate: pathBeside(directory) } : {}),
      filename: fileName,
      chunkFilename: fileName,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [typescriptRule(), cssModuleRule(), operationRule()] },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // Also in development: a build lists the operations that it uses, and those of their whole files are not all allowed.
      usedExports: true,
      minimizer: [minimizer],
      splitChunks: { minSize: minSharedSize, cacheGroups: { phrases: PHRASES } },
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(directory, '.local/webpack-cache'),
      buildDependencies: { config: [`${here}/`] },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** Development builds leave `dist` to the builds that are released. */
export const outputDirectory = (directory: string, mode: BuildMode): string =>
  join(directory, mode === 'production' ? 'dist' : '.local/development');

/** `webpack:///mfe-store/src/screens/store.tsx`: editors map it to the file, wherever the repository lies. */
const pathBeside =
  (directory: string) =>
  ({ absoluteResourcePath }: { absoluteResourcePath: string }): string =>
    `webpack:///${relative(dirname(directory), absoluteResourcePath)}`;

function typescriptRule() {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: false } },
        },
        minify: false,
        sourceMaps: true,
      },
    },
  };
}

function operationRule() {
  const file = /\/(?:packages|@xana)\/contracts\/src\/http\/.*\.[jt]s$/;
  return { test: file, use: [{ loader: join(here, 'operation-loader.cjs') }] };
}

function cssModuleRule() {
  return {
    test: /\.module\.css$/,
    sideEffects: true,
    type: 'javascript/auto' as const,
    use: [
      { loader: join(here, 'adopt-stylesheet-loader.cjs') },
      {
        loader: require.resolve('css-loader'),
        options: {
          exportType: 'string',
          modules: { namedExport: true, exportLocalsConvention: 'as-is', getLocalIdent: classNameByContent },
          sourceMap: false,
        },
      },
      { loader: join(here, 'layer-loader.cjs'), options: { layerOf: owningPackage } },
    ],
  };
}

/**
 * `button_primary_k3x9a1`: readable, and different as soon as the file differs, so that two releases of one remote that
 * live side by side in a page do not dress each other.
 */
function classNameByContent(context: LoaderContext<unknown>, _pattern: string, local: string): string {
  const file = context.resourcePath;
  const digest = createHash('sha256').update(readFileSync(file)).update(owningPackage(file)).digest('hex').slice(0, 6);
  const stem = file.split('/').at(-1)?.replace('.module.css', '') ?? '';
  return `${stem}_${local}_${digest}`;
}

function owningPackage(file: string): string {
  let directory = dirname(file);
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory);
  return packageName(directory);
}

/** The last name of the package in a folder: `ui-kit`, `shell`, `mfe-store`. */
export function packageName(directory: string): string {
  const { name } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { name: string };
  return name.split('/').at(-1) ?? name;
}
