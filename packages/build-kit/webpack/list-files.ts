import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

/** Writes `modules.json`: the files that one import of each exposed module loads, read when the build is published. */
export function listFilesOf(compiler: Compiler, names: readonly string[]): void {
  compiler.hooks.thisCompilation.tap('modules.json', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'modules.json', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const files = names.map((name) => [name, compilation.namedChunkGroups.get(name)?.getFiles() ?? []]);
        compilation.emitAsset('modules.json', new sources.RawSource(JSON.stringify(Object.fromEntries(files))));
      },
    );
  });
}
