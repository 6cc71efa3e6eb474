import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

const STYLES = /import \* as (\w+) from '(\.[^']+\.module\.css)';\n/g;

/** Class names that a component reads from a CSS Module without such a class: TypeScript does not check them. */
function missingClasses(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const code = source.replaceAll(STYLES, '');
  return [...source.matchAll(STYLES)].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(join(ROOT, dirname(file), path), 'utf8');
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.([a-z]\\w*)`, 'g'))].map(([, used = '']) => used);
    return used.filter((each) => !new RegExp(`\\.${each}\\b`).test(css)).map((each) => `${file}: ${name}.${each}`);
  });
}

test('components use only classes that their style sheets declare', () => {
  const files = listRepositoryFiles().filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(missingClasses)).toEqual([]);
});
