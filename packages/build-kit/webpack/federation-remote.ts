import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';
import { ENTRY_FILE, RUNTIME_REQUEST } from './page-runtime.ts';
import { SHARED_NAMES } from './shared-modules.ts';

/** The module that starts an entry, as the plugin adds it with `virtualRuntimeEntry`. */
const STARTUP = 'data:text/javascript;charset=utf-8;base64,';
/** Its import of the runtime, by the path of this folder. */
const RUNTIME_IMPORT = /from '[^']*\/webpack-bundler-runtime\/[^']*'/;

export interface ExposedModule {
  name: string;
  file: string;
}

/** The official build of a remote: `remoteEntry.mjs` with the exposed modules, and `mf-manifest.json` for developer tools. */
export function federationPlugin(name: string, modules: readonly ExposedModule[]): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: name.replaceAll('-', '_'),
    filename: ENTRY_FILE,
    library: { type: 'module' },
    exposes: Object.fromEntries(
      modules.map((module) => [`./${module.name}`, { import: module.file, name: module.name }]),
    ),
    shared: Object.fromEntries(
      SHARED_NAMES.map((shared) => [shared, { singleton: true, import: false, requiredVersion: false }]),
    ),
    shareStrategy: 'loaded-first',
    manifest: true,
    // Contracts are a package of this repository, not an archive of types that is downloaded.
    dts: false,
    // A `data:` module in place of a file below node_modules/.federation, whose name depends on the folder.
    virtualRuntimeEntry: true,
  });
}

/** Lets entries use the runtime of the page. */
export function shareRuntime(compiler: Compiler): void {
  compiler.hooks.normalModuleFactory.tap('share runtime', (factory) => {
    factory.hooks.beforeResolve.tap('share runtime', (resolveData) => {
      if (resolveData.request.startsWith(STARTUP)) resolveData.request = importFromPage(resolveData.request);
    });
  });
  compiler.hooks.thisCompilation.tap('share runtime', (compilation) => {
    compilation.hooks.beforeModuleIds.tap('share runtime', (modules: Iterable<Module>) => {
      for (const module of modules) {
        // Its identifier contains the path of this folder, and releases are named by their content.
        if (module.identifier().startsWith('container entry')) compilation.chunkGraph.setModuleId(module, 'entry');
      }
    });
  });
}

function importFromPage(startup: string): string {
  const code = Buffer.from(startup.slice(STARTUP.length), 'base64').toString();
  if (!RUNTIME_IMPORT.test(code))
    throw new Error('The entry imports its runtime in another way: adapt federation-remote.ts.');
  return STARTUP + Buffer.from(code.replace(RUNTIME_IMPORT, `from '${RUNTIME_REQUEST}'`)).toString('base64');
}
