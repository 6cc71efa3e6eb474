import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

/** What `import()` of a chunk is compiled to: `output.importFunctionName`. */
export const IMPORT_CHUNK = 'importChunk';

/**
 * A browser remembers by its address that a module could not be fetched, so a chunk that fails is fetched again under the
 * next prefix of the same release (`/r0/`, `/r1/`, `/r2/`).
 */
const FUNCTION = `const ${IMPORT_CHUNK}=(path,from=import.meta.url)=>import(new URL(path,from).href).catch(error=>{const next=from.replace(/\\/r([01])\\//,(_,tried)=>"/r"+(+tried+1)+"/");if(next===from)throw error;return ${IMPORT_CHUNK}(path,next)});`;

/** Puts the function into each file that fetches chunks. */
export function retryChunks(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('retry chunks', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'retry chunks', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
      (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.mjs') || !String(source.source()).includes(`${IMPORT_CHUNK}(`)) continue;
          compilation.updateAsset(name, (old) => new sources.ConcatSource(FUNCTION, '\n', old));
        }
      },
    );
  });
}
