import { copyFileSync, mkdtempSync, rmSync, watchFile } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CALLED_IN, checkMenuFiles, servedName } from './menu-files.ts';
import { local, readTopology } from './topology.ts';

const WATCH_INTERVAL_MS = 500;

/** `npm run preview-menu -- menu.json footer.en.html`: the site of this machine with files for header and footer, also when they are saved again. */
const files = process.argv.slice(2).map((file) => resolve(CALLED_IN, file));
if (files.length === 0) {
  console.error('Name the files: npm run preview-menu -- menu.json footer.en.html footer.ja.html');
  process.exit(2);
}
const code = checkMenuFiles(files);
if (code !== 0) process.exit(code);

const folder = mkdtempSync(join(tmpdir(), 'xana-menu-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const show = (file: string) => copyFileSync(file, join(folder, servedName(file)));
for (const file of files) {
  show(file);
  watchFile(file, { interval: WATCH_INTERVAL_MS }, () => {
    if (checkMenuFiles([file]) === 0) show(file);
  });
}

// The platform of the site serves them. Arguments are those of this command.
process.env.STATIC_FILES = folder;
process.argv.splice(2);
await import('./start.ts');
const site = local(readTopology().ports.site);
console.log(`
Header and footer: ${site}/explore, in Japanese: ${site}/explore?lang=ja
Reload the page after you have saved a file.`);
