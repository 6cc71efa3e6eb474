import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin as RspackPlugin } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as WebpackPlugin } from '@module-federation/enhanced/webpack';
import { federation as vitePlugin } from '@module-federation/vite';
import { type RspackOptions, rspack } from '@rspack/core';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';

/** What other teams build remotes with: the official plugins, without the build kit of this repository. */
export const TOOLS = ['webpack', 'rspack', 'vite'] as const;
export type Tool = (typeof TOOLS)[number];

const source = join(import.meta.dirname, 'greeting');
const consumed = { singleton: true, import: false, requiredVersion: '^19.0.0' } as const;

const federationOptions = (name: string) => ({
  name: name.replaceAll('-', '_'),
  filename: 'remoteEntry.mjs',
  exposes: { './greeting': './greeting.mjs' },
  shared: { react: consumed, 'react-dom/client': consumed },
  manifest: true,
  dts: false,
});

const moduleOptions = (name: string) => ({ ...federationOptions(name), library: { type: 'module' } });

/** ES modules with relative addresses, in one folder. */
const outputOptions = (name: string, output: string) => ({
  mode: 'production' as const,
  context: source,
  entry: {},
  target: ['web', 'es2022'] as ['web', 'es2022'],
  output: {
    path: output,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    publicPath: 'auto',
    filename: '[name].mjs',
    chunkFilename: '[name].mjs',
    uniqueName: name,
  } as const,
  infrastructureLogging: { level: 'error' as const },
});

const BUILDS: Record<Tool, (name: string, output: string) => Promise<unknown>> = {
  webpack: (name, output) =>
    run(
      webpack({
        ...outputOptions(name, output),
        experiments: { outputModule: true },
        plugins: [new WebpackPlugin(moduleOptions(name))],
      }),
    ),
  rspack: (name, output) =>
    run(
      rspack({
        ...(outputOptions(name, output) as RspackOptions),
        plugins: [new RspackPlugin(moduleOptions(name))],
      }),
    ),
  vite: (name, output) =>
    buildWithVite({
      configFile: false,
      root: source,
      base: './',
      logLevel: 'error',
      plugins: [vitePlugin(federationOptions(name))],
      build: {
        outDir: output,
        emptyOutDir: true,
        assetsDir: '',
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: {}, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
      },
    }),
};

/** What `webpack()` and `rspack()` return. */
interface Bundler {
  run(
    done: (error: Error | null, stats?: { hasErrors(): boolean; toString(preset: 'errors-only'): string }) => void,
  ): void;
}

const run = (bundler: Bundler | null) =>
  new Promise<void>((resolve, reject) => {
    bundler?.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

interface Manifest {
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

/** Builds a remote that exposes `./greeting`, and writes what a publication states about it into the same folder. */
export async function buildGreeting(tool: Tool, name: string, output: string, contributions: Contributions) {
  await BUILDS[tool](name, output);
  const { exposes } = JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8')) as Manifest;
  const lists = {
    modules: Object.fromEntries(exposes.map((exposed) => [exposed.name, exposed.assets.js.sync])),
    uses: { react: ['createElement', 'useState'], 'react-dom/client': ['createRoot'] },
    operations: [],
    remote: { version: '1.0.0', contributions },
  };
  for (const [list, content] of Object.entries(lists))
    writeFileSync(join(output, `${list}.json`), JSON.stringify(content));
}
