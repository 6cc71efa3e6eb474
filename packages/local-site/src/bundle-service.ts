import { join } from 'node:path';
import { build } from 'esbuild';
import { isCurrent, writeBundle } from '../bundle-file.mjs';
import { inlineTextFiles } from '../inline-text-files.mjs';
import { ROOT } from './topology.ts';

/** The processes of a deployment: what each is bundled from and into, in the same package. */
const SERVICES = {
  platform: { entry: 'packages/platform-api/src/main.ts', bundle: 'packages/platform-api/dist/main.mjs' },
  pages: { entry: 'packages/release/src/main.ts', bundle: 'packages/release/dist/pages.mjs' },
  releases: { entry: 'packages/release/src/api/main.ts', bundle: 'packages/release/dist/releases.mjs' },
};

/** Packages with compiled or WebAssembly files, which stay where they are installed, and an optional one that is not installed. */
const NOT_BUNDLED = ['sharp', '@electric-sql/pglite', 'pg-native'];

/** CommonJS packages in the bundle load modules of Node this way. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a service if its sources changed. As one file it starts in half the time, and no loader compiles its sources.
 *
 * @returns the script, relative to the repository
 */
export async function bundleService(name: keyof typeof SERVICES): Promise<string> {
  const { entry, bundle } = SERVICES[name];
  const file = join(ROOT, bundle);
  if (isCurrent(file)) return bundle;
  const texts = new Set<string>();
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: NOT_BUNDLED,
    banner: { js: REQUIRE },
    plugins: [inlineTextFiles(texts)],
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const modules = Object.keys(metafile.inputs).filter((input) => !input.includes(':'));
  writeBundle(file, { text: outputFiles[0]?.text ?? '', inputs: [...modules, ...texts] });
  return bundle;
}

/** All of them, for a deployment and before the first start. */
export const bundleServices = () =>
  Promise.all((Object.keys(SERVICES) as (keyof typeof SERVICES)[]).map(bundleService));
