import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Module, RuntimeModule, WebpackPluginInstance } from 'webpack';
import { SHARED_NAMES } from './shared-modules.ts';

/**
 * The part of the Module Federation runtime that each entry would bundle. The shell has one copy for all entries of a page
 * (`shell/src/federation/entry-runtime.ts`).
 */
const BUNDLER_RUNTIME = /webpack-bundler-runtime\/(?:dist\/)?bundler(?:\.js)?$/;
const RUNTIME_REQUEST = 'federation';
export const runtimeOfShell = { [RUNTIME_REQUEST]: 'var globalThis[Symbol.for("xana.federation")]' };

export interface ExposedModule {
  name: string;
  file: string;
}

/** The official build of a remote: `remoteEntry.mjs` with the exposed modules, and `mf-manifest.json` for developer tools. */
export function federationPlugin(name: string, modules: readonly ExposedModule[]): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: name.replaceAll('-', '_'),
    filename: 'remoteEntry.mjs',
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

/** webpack's share scope, which the official runtime replaces a line later. */
const WebpackShareRuntimeModule = createRequire(import.meta.url)('webpack/lib/sharing/ShareRuntimeModule');
/** Errors for shared modules that the page does not provide; the official runtime reports these with its own message. */
const FALLBACK = /fallback: .*?throw new Error\("Can not get '[^']*'"\).*?\},\n/g;
const STARTUP_WARNING = /console\.warn\('\[Module Federation\][^']*'\);/;

/** Lets entries use the runtime of the shell, and leaves code out of them that can never run. */
export function shareRuntime(compiler: Compiler): void {
  compiler.hooks.normalModuleFactory.tap('share runtime', (factory) => {
    factory.hooks.beforeResolve.tap('share runtime', ({ dependencies }) => {
      for (const dependency of dependencies as { request?: string; userRequest?: string }[]) {
        if (BUNDLER_RUNTIME.test(dependency.request ?? ''))
          dependency.request = dependency.userRequest = RUNTIME_REQUEST;
      }
    });
  });
  compiler.hooks.thisCompilation.tap('share runtime', (compilation) => {
    compilation.hooks.beforeModuleIds.tap('share runtime', (modules: Iterable<Module>) => {
      for (const module of modules) {
        const id = fixedId(module.identifier());
        if (id) compilation.chunkGraph.setModuleId(module, id);
      }
    });
    compilation.hooks.runtimeModule.tap('share runtime', (module: RuntimeModule) => {
      if (module instanceof WebpackShareRuntimeModule) module.generate = () => '';
      const generate = module.generate.bind(module);
      if (module.name === 'consumes') module.generate = () => generate()?.replace(FALLBACK, '') ?? null;
      if (module.name === 'embed federation') module.generate = () => generate()?.replace(STARTUP_WARNING, '') ?? null;
    });
  });
}

/** Ids of modules whose identifiers contain the path of the checkout. Releases are named by their content. */
function fixedId(identifier: string): string | undefined {
  if (/(?:^|\|)data:text\/javascript/.test(identifier)) return 'runtime';
  if (identifier.startsWith('container entry')) return 'entry';
  return undefined;
}
