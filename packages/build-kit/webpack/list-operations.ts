import webpack, { type Compiler, type Module } from 'webpack';

const { Compilation, sources } = webpack;

/** Set by `operation-loader.cjs` for the module of each operation, id by export name; kept by webpack's cache. */
interface BuildInfo {
  xanaOperations?: Record<string, string>;
}

/**
 * Writes `operations.json`: the ids of the operations that a build uses, which its release record carries.
 * Without tree shaking (development) all operations of a contract file count as used.
 */
export function listOperations(compiler: Compiler): void {
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
