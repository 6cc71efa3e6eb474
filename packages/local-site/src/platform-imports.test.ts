import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

const ROOT = join(__dirname, '../../..');
const ENTRY = 'packages/platform-api/src/main.ts';

/** The packages that a module and its static imports load, without those behind `import()`. */
function packagesLoadedBy({ inputs }: Metafile, entry: string): Set<string> {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external) packages.add(path);
      else visit(path);
    }
  };
  visit(entry);
  return packages;
}

it('starts the platform without the libraries of services that are not configured', async () => {
  const { metafile } = await build({
    entryPoints: [ENTRY],
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    outdir: 'unused',
    metafile: true,
  });
  const loaded = packagesLoadedBy(metafile, ENTRY);
  expect(loaded).toContain('fastify');
  expect(loaded).not.toContain('stripe');
  expect(loaded).not.toContain('web-push');
  expect([...loaded].filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
});
