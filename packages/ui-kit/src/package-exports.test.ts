import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exports as packageExports } from '../package.json';

const entries = Object.entries(packageExports)
  .filter(([path]) => path !== './tokens.css')
  .map(([path, file]) => ({ name: path.slice(2), file: join(__dirname, '..', file) }));

/** Loaded on demand; all other entries must stay light enough for the first load. */
const OVERLAYS = ['combo-box', 'confirm-dialog', 'dialog', 'menu', 'popover', 'switch', 'tooltip'];

test.each(entries)('documents $name in the README', ({ name }) => {
  expect(readFileSync(join(__dirname, '../README.md'), 'utf8')).toContain(`\`${name}\``);
});

test('depends on react-aria-components in overlays only', () => {
  const heavy = entries.filter(({ file }) => packagesOf(file).has('react-aria-components'));
  expect(heavy.map(({ name }) => name)).toEqual(OVERLAYS);
});

test.each(entries)('imports only React and two libraries in $name', ({ file }) => {
  const allowed = ['react', 'react-aria-components', '@tanstack/react-virtual'];
  expect([...packagesOf(file)].filter((name) => !allowed.includes(name))).toEqual([]);
});

function packagesOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file) || file.endsWith('.css')) return found;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) .*from '(.+)';/gm)) {
    if (specifier.startsWith('.')) packagesOf(join(dirname(file), specifier), seen, found);
    else found.add(specifier);
  }
  return found;
}
