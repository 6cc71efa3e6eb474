import webpack, {
  type Compilation as BuildCompilation,
  type Compiler,
  type Dependency,
  type ModuleGraphConnection,
} from 'webpack';
import { SHARED_NAMES } from './shared-modules.ts';

const { Compilation, sources } = webpack;

/**
 * Writes `uses.json`: for each shared module that the code of a remote imports, the exports that it uses. Its release record
 * carries the list, and preflight compares it with what a shell offers.
 */
export function listUses(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('uses.json', (compilation) => {
    const uses = new Map<string, Set<string>>();
    compilation.hooks.afterChunks.tap('uses.json', () => {
      for (const { connection, names } of importsOf(compilation)) {
        const request = sharedRequestOf(connection.dependency);
        if (request) uses.set(request, new Set([...(uses.get(request) ?? []), ...names]));
      }
    });
    compilation.hooks.processAssets.tap({ name: 'uses.json', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      const names = [...uses.keys()].sort();
      const sorted = Object.fromEntries(names.map((name) => [name, [...(uses.get(name) ?? [])].sort()]));
      compilation.emitAsset('uses.json', new sources.RawSource(JSON.stringify(sorted)));
    });
  });
}

interface Import {
  connection: ModuleGraphConnection;
  /** The exports that it uses; none when the module is imported as a whole, or only evaluated. */
  names: string[];
}

/** All imports of the modules in the chunks of a build. Called in `afterChunks`: unused modules are gone, and none are concatenated yet. */
export function importsOf(compilation: BuildCompilation): Import[] {
  const { moduleGraph, chunkGraph } = compilation;
  return [...compilation.modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => [...moduleGraph.getOutgoingConnections(module)])
    .filter((connection) => connection.isTargetActive(undefined))
    .map((connection) => ({ connection, names: namesOf(compilation, connection.dependency) }));
}

function namesOf(compilation: BuildCompilation, dependency: Dependency | null): string[] {
  const references = dependency ? compilation.getDependencyReferencedExports(dependency, undefined) : [];
  return references.flatMap((reference) => (Array.isArray(reference) ? reference : reference.name).slice(0, 1));
}

/** The shared module that a dependency imports. */
export function sharedRequestOf(dependency: Dependency | null): string | undefined {
  const { request } = (dependency ?? {}) as { request?: string };
  return SHARED_NAMES.find((name) => name === request);
}
