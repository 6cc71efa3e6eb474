import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

const { Compilation, sources } = webpack;

/** The file of a remote that a host loads first. */
export const ENTRY_FILE = 'remoteEntry.mjs';
/** What an entry imports as its bundler runtime (`federation-remote.ts`). */
export const RUNTIME_REQUEST = 'federation';
const CONSTANT = 'federationOfPage';
/** Hosts without the shell of this repository load it with an entry. */
const RUNTIME_FILE = 'federation-runtime.mjs';

/** The shell has one copy for all entries of a page (`shell/src/federation/entry-runtime.ts`). */
const DECLARATION = `const ${CONSTANT} = globalThis[Symbol.for("xana.federation")] ?? (await import("./${RUNTIME_FILE}")).default;`;

export const runtimeOfPage = { [RUNTIME_REQUEST]: `var ${CONSTANT}` };

/**
 * Takes the runtime of an entry from the shell. A page of another host has none: there the entry waits for the official one, a file
 * of its own release, which no page of the shell loads.
 */
export function findRuntime(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('page runtime', (compilation) => {
    compilation.hooks.processAssets.tap(
      { name: 'page runtime', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
      (assets) => {
        if (!assets[ENTRY_FILE]) return;
        compilation.updateAsset(ENTRY_FILE, (old) => new sources.ConcatSource(DECLARATION, '\n', old));
      },
    );
    // It is minified already.
    compilation.hooks.processAssets.tapPromise(
      { name: 'page runtime', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      async () => compilation.emitAsset(RUNTIME_FILE, new sources.RawSource(await officialRuntime())),
    );
  });
}

let bundled: Promise<string> | undefined;

/** The bundler runtime of the official package, which a build by the official plugin alone has in each entry. */
function officialRuntime(): Promise<string> {
  bundled ??= bundleRuntime();
  return bundled;
}

async function bundleRuntime(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime');
  const { outputFiles } = await build({
    stdin: {
      contents: "export { default } from '@module-federation/webpack-bundler-runtime';",
      resolveDir: dirname(file),
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    // Switches of the package: a remote loads no other remote, and nothing for Node.js.
    define: { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_REMOTE: 'true' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
