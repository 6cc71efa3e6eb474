import type { Lifecycles } from '@xana/remote-kit';
import type { LoadModule, Source } from './release-loader.ts';

/** A loader that continues with the next source when one fails, as the runtime does with the plugin `next-source`. */
export function createTestLoader(loadOne: (entry: string) => Promise<Lifecycles>): LoadModule {
  return async (_remote, _module, first, next) => {
    let source: Source = first;
    for (;;) {
      try {
        return await loadOne(source.entry);
      } catch (error) {
        const following = next(error);
        if (!following) throw error;
        source = following;
      }
    }
  };
}
