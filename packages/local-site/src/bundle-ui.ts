import { join } from 'node:path';
import type { BuildOptions, PluginBuild } from 'esbuild';
import { ROOT } from './topology.ts';

export const UI_KIT = join(ROOT, 'packages/ui-kit');

/** Options to bundle a page of ui-kit components that belongs to no release: the gallery, the release desk. `base.css` has the tokens. */
export const uiBundle = (entry: string, outdir: string): BuildOptions => ({
  entryPoints: { main: entry, base: join(UI_KIT, 'gallery/base.css') },
  outdir,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.module.css': 'local-css', '.woff2': 'file' },
  plugins: [{ name: 'fonts', setup: resolveFonts }],
  logLevel: 'error',
});

/** In the site the fonts are files of the shell's release. */
function resolveFonts(plugin: PluginBuild) {
  plugin.onResolve({ filter: /^figtree-.*\.woff2$/ }, ({ path }) => ({
    path: join(UI_KIT, 'node_modules/@fontsource-variable/figtree/files', path.replace('.woff2', '-wght-normal.woff2')),
  }));
}
