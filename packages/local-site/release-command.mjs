// Bundles the release command: as one file it starts in a tenth of the time that its TypeScript sources need through tsx.
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { isCurrent, root, writeBundle } from './bundle-file.mjs';
import { inlineTextFiles } from './inline-text-files.mjs';

const BUNDLE = join(root, 'packages/release/dist/release.cjs');
const HEAD = '#!/usr/bin/env node';

/**
 * Bundles the release command if its sources changed.
 *
 * @returns {Promise<string>} the file to run; it needs no other file
 */
export async function bundleReleaseCommand() {
  if (isCurrent(BUNDLE)) return BUNDLE;
  // Not imported above: the packages may not be installed yet.
  const { build } = await import('esbuild');
  const inputs = new Set();
  const text = await bundle(build, join(root, 'packages/release/src/cli.ts'), inputs);
  writeBundle(BUNDLE, { text: `${HEAD}\n${text}`, inputs, mode: 0o755 });
  return BUNDLE;
}

/** The text of one file with everything that a module imports. Adds the names of the bundled files to `inputs`. */
async function bundle(build, entry, inputs) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    platform: 'node',
    // Node starts a CommonJS file some milliseconds faster than an ES module.
    format: 'cjs',
    target: 'node20',
    legalComments: 'none',
    plugins: [compileOnDemand(build, inputs), inlineTextFiles(inputs), inlineOperations(build, inputs)],
    write: false,
    metafile: true,
  });
  for (const file of Object.keys(metafile.inputs)) if (!file.includes(':')) inputs.add(file);
  return outputFiles[0]?.text ?? '';
}

/**
 * Keeps a module that is imported with `import()`, and all that it imports, as a text that is compiled then. In the graph of the entry it
 * would cost each start: its libraries are evaluated, and no unused export of a shared library can be left out.
 */
const compileOnDemand = (build, inputs) => ({
  name: 'compile-on-demand',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: join(resolveDir, path), namespace: 'on-demand' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'on-demand' }, async ({ path }) => {
      const text = JSON.stringify(await bundle(build, path, inputs));
      return { contents: `new Function('module', 'exports', 'require', ${text})(module, exports, require);` };
    });
  },
});

/**
 * Replaces the operations of the contracts with what the command reads of them. Evaluating the schemas of all contracts takes about as
 * long as the rest of the command's start. Adds the names of their files to `inputs`.
 */
const inlineOperations = (build, inputs) => ({
  name: 'inline-operations',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/contracts\/src\/http\/all-operations\.ts$/ }, async ({ path }) => {
      const { outputFiles, metafile } = await build({
        entryPoints: [path],
        absWorkingDir: root,
        bundle: true,
        platform: 'node',
        format: 'iife',
        globalName: 'contracts',
        write: false,
        metafile: true,
      });
      for (const file of Object.keys(metafile.inputs)) inputs.add(file);
      const { allOperations } = runInThisContext(`(() => { ${outputFiles[0]?.text ?? ''} return contracts; })()`);
      const fields = Object.entries(allOperations).map(([id, { host, method, authorization, path }]) => [
        id,
        { host, method, authorization, path },
      ]);
      return { contents: `export const allOperations = ${JSON.stringify(Object.fromEntries(fields))};`, loader: 'js' };
    });
  },
});
