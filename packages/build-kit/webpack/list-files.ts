import webpack, { type Compilation as BuildCompilation, type ChunkGroup, type Compiler, type Module } from 'webpack';
import { SHARED_NAMES } from './shared-modules.ts';

const { Compilation, sources } = webpack;

/** A module that the code consumes from the share scope, as the official plugin makes it. */
export interface ConsumeSharedModule extends Module {
  type: 'consume-shared-module';
  options: { shareKey: string; singleton: boolean };
}

export const isConsumed = (module: Module): module is ConsumeSharedModule => module.type === 'consume-shared-module';

/**
 * Writes `modules.json`, read when the build is published: for each exposed module the files that one import of it loads, and the names of
 * the shared modules that it needs, of which the page preloads those that are files of the shell.
 */
export function listFilesOf(compiler: Compiler, names: readonly string[]): void {
  writeModules(compiler, (compilation) =>
    names.map((name) => {
      const group = compilation.namedChunkGroups.get(name);
      return [name, group ? [...group.getFiles(), ...consumedBy(compilation, group)] : []];
    }),
  );
}

function consumedBy({ chunkGraph }: BuildCompilation, { chunks }: ChunkGroup): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.filter(isConsumed).map(({ options }) => options.shareKey))].sort();
}

/** Writes the `modules.json` of the shell: its entry, and the files of each shared module that it imports later. */
export function listSharedFiles(compiler: Compiler): void {
  writeModules(compiler, (compilation) => [
    ['main', compilation.entrypoints.get('main')?.getFiles() ?? []],
    ...SHARED_NAMES.flatMap((name): [string, string[]][] => {
      const group = compilation.chunkGroups.find(({ origins }) => origins.some(({ request }) => request === name));
      return group && !group.isInitial() ? [[name, group.getFiles()]] : [];
    }),
  ]);
}

function writeModules(compiler: Compiler, list: (compilation: BuildCompilation) => [string, string[]][]): void {
  compiler.hooks.thisCompilation.tap('modules.json', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'modules.json', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const modules = Object.fromEntries(list(compilation));
        compilation.emitAsset('modules.json', new sources.RawSource(JSON.stringify(modules)));
      },
    );
  });
}
