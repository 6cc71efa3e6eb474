import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

/**
 * Browsers that know this comment compile every function of the entry in the background while it arrives, most of which run at once.
 * Otherwise the first screen waits while they are compiled one by one (https://v8.dev/blog/explicit-compile-hints).
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileAhead(compiler: Compiler): void {
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
