import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { uiBundle } from './bundle-ui.ts';
import { ROOT } from './topology.ts';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>XANA release desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk/base.css">
<link rel="stylesheet" href="/desk/main.css">
<div id="root"></div>
<script type="module" src="/desk/main.js"></script>
</html>
`;

/** Bundles the release desk into a folder, which the release server serves. */
export async function buildDesk(outdir: string): Promise<string> {
  mkdirSync(outdir, { recursive: true });
  await build({
    ...uiBundle(join(ROOT, 'packages/release-desk/src/main.tsx'), outdir),
    minify: true,
    target: 'es2022',
    publicPath: '/desk',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(join(outdir, 'index.html'), PAGE);
  return outdir;
}
