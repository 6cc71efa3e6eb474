import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

/** Set by `operation-loader.cjs` for each contract that a build holds; kept by webpack's cache. */
interface BuildInfo {
  xanaOperations?: string[];
}

/** Writes `operations.json`: the ids of all operations in a build, which its release record carries. */
export function listOperations(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('operations.json', (compilation) => {
    const ids = new Set<string>();
    compilation.hooks.finishModules.tap('operations.json', (modules) => {
      for (const { buildInfo } of modules) {
        for (const id of (buildInfo as BuildInfo | undefined)?.xanaOperations ?? []) ids.add(id);
      }
    });
    compilation.hooks.processAssets.tap(
      { name: 'operations.json', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => compilation.emitAsset('operations.json', new sources.RawSource(JSON.stringify([...ids].sort()))),
    );
  });
}
