import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const entries = readdirSync(__dirname)
  .filter((name) => /^[a-z-]+\.ts$/.test(name))
  .map((name) => name.slice(0, -3));

/** Loaded when they are needed; all the others must stay light enough for the first screen. */
const OVERLAYS = ['combo-box', 'confirm-dialog', 'dialog', 'menu', 'popover', 'select', 'switch', 'tabs', 'tooltip'];

test.each(entries)('%s stands in the README', (entry) => {
  expect(readFileSync(join(__dirname, '../README.md'), 'utf8')).toContain(`\`${entry}\``);
});

test('only overlays weigh what react-aria-components weighs', () => {
  const heavy = entries.filter((entry) => packagesOf(join(__dirname, `${entry}.ts`)).has('react-aria-components'));
  expect(heavy).toEqual(OVERLAYS);
});

test.each(entries)('%s imports nothing but React and two libraries', (entry) => {
  const allowed = ['react', 'react-aria-components', '@tanstack/react-virtual'];
  expect([...packagesOf(join(__dirname, `${entry}.ts`))].filter((name) => !allowed.includes(name))).toEqual([]);
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
