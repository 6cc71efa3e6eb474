import type { BuiltFiles } from '../store/release-store.ts';

/** What official Module Federation builds of all tools write for developer tools. Pages load nothing that it names. */
export const MANIFEST = 'mf-manifest.json';
/** In the entries that use the runtime of the shell (`build-kit/webpack/page-runtime.ts`). */
const RUNTIME_OF_SHELL = 'xana.federation';

/**
 * How the entry of a build was made: `federation` uses the runtime of the shell, `standalone` brings its own (another tool).
 *
 * @returns undefined for webpack's own container, which writes no manifest
 */
export function containerKind(files: BuiltFiles): 'federation' | 'standalone' | undefined {
  if (!files.has(MANIFEST)) return undefined;
  return [...files.values()].some((content) => content.includes(RUNTIME_OF_SHELL)) ? 'federation' : 'standalone';
}
