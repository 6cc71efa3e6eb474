import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { context } from 'esbuild';
import { UI_KIT, uiBundle } from './bundle-ui.ts';
import { ROOT } from './topology.ts';

/** `npm run gallery`: shows every ui-kit component in both themes and languages, rebuilt on each load. */
const PORT = Number(process.env.GALLERY_PORT ?? 4_700);
const outdir = join(ROOT, '.local/gallery');
const COLORS = ['#5b3df5', '#d946ef', '#0ea5a4', '#f97316', '#e11d48', '#2563eb'];

mkdirSync(outdir, { recursive: true });
const build = await context({
  ...uiBundle(join(UI_KIT, 'gallery/main.tsx'), outdir),
  define: { 'process.env.NODE_ENV': '"development"' },
});

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery</title><link rel="stylesheet" href="/base.css"><link rel="stylesheet" href="/main.css"><div id="root"></div><script type="module" src="/main.js"></script></html>`;
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const [, number] = /^\/picture\/(\d)$/.exec(path) ?? [];
  if (number) return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawPicture(Number(number)));
  const [, file, ending = ''] = /^\/([\w-]+\.(js|css|woff2))$/.exec(path) ?? [];
  if (file) return response.writeHead(200, { 'content-type': TYPES[ending] }).end(readFileSync(join(outdir, file)));
  await build.rebuild();
  return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
}).listen(PORT, 'localhost', () => console.log(`The gallery is at http://localhost:${PORT}`));

function drawPicture(number: number): string {
  const [from, to] = [COLORS[number % COLORS.length], COLORS[(number + 2) % COLORS.length]];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="320" height="180" fill="url(#a)"/><circle cx="220" cy="60" r="34" fill="#fff" opacity=".6"/><path d="M0 180 90 90l70 60 60-50 100 80Z" opacity=".35"/></svg>`;
}
