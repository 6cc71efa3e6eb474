import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { type BuildMode, baseConfiguration, packageName } from './base.ts';
import { type ExposedModule, federationPlugin, shareRuntime } from './federation-remote.ts';
import { idsFromNames } from './ids-from-names.ts';
import { listFilesOf } from './list-files.ts';
import { listOperations } from './list-operations.ts';
import { listProvided } from './list-provided.ts';
import { listShared } from './list-shared.ts';
import { listUses } from './list-uses.ts';
import { readModuleRules } from './module-rules.ts';
import { findRuntime, runtimeOfPage } from './page-runtime.ts';
import { retryChunks } from './retry-chunks.ts';

/**
 * Names by position alone. The default orders letters by their frequency in the file, which still contains temporary hashes of
 * chunks; those depend on the folder of the checkout, and releases are named by their content. Workers get the source text of
 * the function, so it uses nothing around it.
 */
function nameAt(index: number): string {
  const first = 'etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ';
  const later = `${first}0516372984`;
  let name = first[index % first.length] ?? '';
  for (let rest = Math.floor(index / first.length); rest > 0; rest = Math.floor((rest - 1) / later.length)) {
    name += later[(rest - 1) % later.length];
  }
  return name;
}

/** It drops what an entry's run time never uses, which swc leaves in: a fifth of an entry. */
const minimizer = new TerserPlugin({
  extractComments: false,
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3 }, mangle: { nth_identifier: { get: nameAt } } },
});

/** Below webpack's 20 kB: the cards and rows that the pages of a remote share are about as large, and stay one file. */
const MIN_SHARED_SIZE = 18_000;

/** The whole build of a remote: what it exposes is what lies in `src/entry/`, one file per module. */
export function remoteConfiguration(directory: string, mode: BuildMode = 'production'): Configuration {
  const name = packageName(directory);
  const modules = exposedModules(directory);
  const base = baseConfiguration({ name, directory, mode, minimizer, minSharedSize: MIN_SHARED_SIZE });
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), ...readModuleRules(directory)] },
    cache: withRulesFile(base.cache, directory),
    entry: {},
    externals: runtimeOfPage,
    plugins: [
      idsFromNames,
      retryChunks,
      listOperations,
      listProvided,
      listUses,
      shareRuntime,
      findRuntime,
      federationPlugin(name, modules),
      listShared,
      (compiler: Compiler) =>
        listFilesOf(
          compiler,
          modules.map((module) => module.name),
        ),
    ],
  };
}

/** `src/entry/balances.tsx` is exposed as `./balances`. */
export function exposedModules(directory: string): ExposedModule[] {
  const entries = join(directory, 'src/entry');
  if (!existsSync(entries)) return [];
  return readdirSync(entries)
    .filter((file) => /^[a-z0-9-]+\.tsx?$/.test(file))
    .map((file) => ({ name: file.replace(/\.tsx?$/, ''), file: `./src/entry/${file}` }));
}

/** The rules of the remote decide what is compiled: the cache is void when they change. */
function withRulesFile(cache: Configuration['cache'], directory: string): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache;
  const { config = [], ...others } = cache.buildDependencies ?? {};
  const rules = join(directory, 'build');
  return {
    ...cache,
    buildDependencies: { ...others, config: existsSync(rules) ? [...config, `${rules}/`] : config },
  };
}
