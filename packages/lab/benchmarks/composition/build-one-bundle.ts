import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '@xana/build-kit/webpack/build';
import { listFilesOf, listSharedFiles } from '@xana/build-kit/webpack/list-files';
import { readModuleRules } from '@xana/build-kit/webpack/module-rules';
import { shellConfiguration } from '@xana/build-kit/webpack/shell';
import { microfrontendDirectory, ROOT } from '@xana/local-site/topology';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

export interface OneBundle {
  /** Its release, which names its files. */
  id: string;
  directory: string;
  /** The entry file. */
  entry: string;
  /** Files of each exposed module of each remote, by `mfe-spaces-home`. */
  modules: Record<string, string[]>;
}

/**
 * Builds the same source as one bundle: plain imports of the exposed modules replace the shell's loader,
 * with one chunk per module and without federation. Only for comparison.
 */
export async function buildOneBundle(remotes: readonly string[]): Promise<OneBundle> {
  const directory = join(ROOT, '.local/bench/one-bundle');
  const names = remotes.flatMap((remote) =>
    readdirSync(join(microfrontendDirectory(remote), 'src/entry')).map((file) => ({
      remote,
      module: file.replace('.tsx', ''),
    })),
  );
  const loader = writeLoader(names);
  const rules = remotes.flatMap((remote) => readModuleRules(microfrontendDirectory(remote)));
  const shell = shellConfiguration(microfrontendDirectory('shell'));
  const plugins = (shell.plugins ?? []).filter(
    (plugin) => !(plugin instanceof webpack.sharing.ProvideSharedPlugin) && plugin !== listSharedFiles,
  );
  const replaced = new webpack.NormalModuleReplacementPlugin(/release-loader\.ts$/, loader);
  const list = (compiler: Compiler) =>
    listFilesOf(compiler, ['main', ...names.map(({ remote, module }) => `${remote}-${module}`)]);
  await build([
    {
      ...shell,
      name: 'one-bundle',
      module: { rules: [...(shell.module?.rules ?? []), ...rules] },
      output: { ...shell.output, path: directory },
      plugins: [...plugins, replaced, list],
      cache: false,
    },
  ]);
  const modules = JSON.parse(readFileSync(join(directory, 'modules.json'), 'utf8')) as OneBundle['modules'];
  return { id: '0'.repeat(16), directory, entry: modules.main?.[0] ?? '', modules };
}

function writeLoader(names: readonly { remote: string; module: string }[]): string {
  const imports = names.map(({ remote, module }) => {
    const file = join(microfrontendDirectory(remote), 'src/entry', `${module}.tsx`);
    return `  '${remote}/${module}': () => import(/* webpackChunkName: "${remote}-${module}" */ '${file}'),`;
  });
  const folder = join(ROOT, '.local/bench');
  mkdirSync(folder, { recursive: true });
  const loader = join(folder, 'plain-loader.ts');
  writeFileSync(
    loader,
    `const modules = {\n${imports.join('\n')}\n};
export const createReleaseLoader = () => (remote, module) => modules[remote + '/' + module]();
export const sourcesOf = ({ active }) => ({ automatic: [{ release: active.id, entry: '' }], onRequest: [] });
`,
  );
  return loader;
}

/** `Balances` is a text of mfe-store on the home page. */
export const CHANGE = { from: 'Balances', to: 'Your balances' };

/** The next release of the bundle, with one text changed, as `publishChanged` changes a remote. */
export function changeBundle(bundle: OneBundle): OneBundle {
  const directory = join(ROOT, '.local/bench/changed-bundle');
  mkdirSync(directory, { recursive: true });
  for (const file of readdirSync(bundle.directory).filter((name) => name.endsWith('.mjs'))) {
    const content = readFileSync(join(bundle.directory, file), 'utf8');
    writeFileSync(join(directory, file), content.replaceAll(CHANGE.from, CHANGE.to));
  }
  return { ...bundle, id: '1'.repeat(16), directory };
}
