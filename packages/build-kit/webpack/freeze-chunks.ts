import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

const MODULES = '__webpack_esm_modules__';

/**
 * A chunk exports its modules in an object. Code that imports the chunk before its owner could replace them, and would run
 * with what the owner was handed: the object is frozen when the chunk is evaluated.
 */
export function freezeChunks(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('freeze chunks', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'freeze chunks', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
      (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.mjs') || !String(source.source()).includes(`export const ${MODULES} `)) continue;
          compilation.updateAsset(name, (old) => new sources.ConcatSource(old, `\nObject.freeze(${MODULES});`));
        }
      },
    );
  });
}
