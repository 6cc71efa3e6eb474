import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { isConsumed } from './list-files.ts';

const { Compilation, sources } = webpack;

const MANIFEST = 'mf-manifest.json';
const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Completes `mf-manifest.json`: the official plugin lists only shared modules whose version it knows, so none with
 * `requiredVersion: false`. Without files and version, because the build contains none of them (Rspack lists them in the same way).
 */
export function listShared(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(MANIFEST, (compilation) => {
    // After the official plugin, which writes it when assets are transferred.
    compilation.hooks.processAssets.tap({ name: MANIFEST, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
      const asset = compilation.getAsset(MANIFEST);
      if (!asset) return;
      const manifest = JSON.parse(String(asset.source.source())) as { name: string };
      const consumed = [...compilation.modules]
        .filter(isConsumed)
        .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0);
      const shared = consumed
        .map(({ options: { shareKey: name, singleton }, context }) => ({
          id: `${manifest.name}:${name}`,
          name,
          version: '',
          singleton,
          requiredVersion: rangeOf(name, context ?? compiler.context),
          assets: NO_ASSETS,
        }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify({ ...manifest, shared }, null, 2)));
    });
  });
}

/**
 * The versions that the code was built for, by the major alone: an update of React that changes no file of a remote must not change
 * the id of its release.
 */
function rangeOf(name: string, folder: string): string {
  const version = installedVersion(name, folder);
  return version ? `^${version.split('.')[0]}.0.0` : '*';
}

function installedVersion(name: string, folder: string): string | undefined {
  try {
    let directory = dirname(createRequire(join(folder, 'index.js')).resolve(name));
    while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory);
    return (JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version?: string }).version;
  } catch {
    return undefined;
  }
}
