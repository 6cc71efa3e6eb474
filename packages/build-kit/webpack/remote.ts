import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration, type Module } from 'webpack';
import { type BuildMode, baseConfiguration, packageName } from './base.ts';
import { type ExposedModule, federationPlugin, shareRuntime } from './federation-remote.ts';
import { listFilesOf } from './list-files.ts';
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

/** The id of a chunk that has a name is that name: the entry then needs no table that leads from ids to names of files. */
function idsFromNames(compiler: Compiler): void {
  compiler.hooks.compilation.tap('ids from names', (compilation) => {
    compilation.hooks.beforeChunkIds.tap('ids from names', (chunks) => {
      for (const chunk of chunks) {
        if (!chunk.name || chunk.id !== null) continue;
        chunk.id = chunk.name;
        chunk.ids = [chunk.name];
      }
    });
  });
}

const { Compilation, sources } = webpack;

/** `provide module (default) react@19.3.1|/…` */
const PROVIDED = /^provide module \([^)]*\) (@?[^@]+)@/;

/** Writes `provided.json`: the shared modules that a build would bring along. Publishing refuses a remote that has any. */
function listProvided(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('provided.json', (compilation) => {
    let names: string[] = [];
    compilation.hooks.finishModules.tap('provided.json', (modules) => {
      names = [...modules].flatMap((module) => PROVIDED.exec(module.identifier())?.[1] ?? []);
    });
    compilation.hooks.processAssets.tap({ name: 'provided.json', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
      compilation.emitAsset('provided.json', new sources.RawSource(JSON.stringify([...new Set(names)].sort()))),
    );
  });
}

/** Set by `operation-loader.cjs` for the module of each operation, id by export name; kept by webpack's cache. */
interface BuildInfo {
  xanaOperations?: Record<string, string>;
}

/** Writes `operations.json`: the ids of the operations that a build uses, which its release record carries. */
function listOperations(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('operations.json', (compilation) => {
    const ids = new Set<string>();
    // Before modules are concatenated: from then on the inner ones are no longer listed.
    compilation.hooks.afterOptimizeDependencies.tap('operations.json', (modules) => {
      for (const module of modules) {
        const { xanaOperations = {} } = (module.buildInfo ?? {}) as BuildInfo;
        for (const [name, id] of Object.entries(xanaOperations)) if (isUsed(module, name)) ids.add(id);
      }
    });
    const isUsed = (module: Module, name: string): boolean => {
      const used = compilation.moduleGraph.getExportsInfo(module).getUsedExports(undefined);
      return typeof used === 'boolean' || used === null ? used !== false : used.has(name);
    };
    compilation.hooks.processAssets.tap(
      { name: 'operations.json', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => compilation.emitAsset('operations.json', new sources.RawSource(JSON.stringify([...ids].sort()))),
    );
  });
}
