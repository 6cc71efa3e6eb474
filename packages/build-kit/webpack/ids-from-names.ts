import type { Compiler } from 'webpack';

/** The id of a chunk that has a name is that name: the entry then needs no table that leads from ids to names of files. */
export function idsFromNames(compiler: Compiler): void {
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
