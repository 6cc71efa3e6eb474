import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './test-contrast.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Each text with what it stands on. */
const TEXT_PAIRS = pairsOf({
  text: ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'accent-soft'],
  'text-soft': ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'accent-soft'],
  'accent-text': ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'accent-soft'],
  'on-accent': ['accent', 'accent-hover'],
  'on-danger': ['danger'],
  'danger-text': ['canvas', 'surface', 'surface-raised', 'danger-soft'],
  success: ['canvas', 'surface', 'surface-raised'],
  warning: ['canvas', 'surface', 'surface-raised'],
  'on-picture': ['live', 'toast'],
});

/** Edges of controls, the focus ring and marks without text. */
const EDGE_PAIRS = pairsOf({
  'line-strong': ['canvas', 'surface', 'surface-raised'],
  'accent-text': ['canvas'],
  accent: ['surface', 'canvas'],
  success: ['surface-sunken'],
  warning: ['surface-sunken'],
  'toast-success': ['toast'],
  'toast-danger': ['toast'],
});

describe.each(['light', 'dark'])('[LY-04] the %s theme', (theme) => {
  const colors = colorsOf(theme);

  test.each(TEXT_PAIRS)('has a contrast of 4.5:1 for %s on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGE_PAIRS)('has a contrast of 3:1 for %s on %s', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('[LY-04] defines the same colours in the dark and the light theme', () => {
  const names = (block: string) => [...block.matchAll(/--([a-z-]+):/g)].map(([, name]) => name);
  expect(names(blockOf('dark'))).toEqual(names(blockOf('light').slice(blockOf('light').indexOf('color-scheme'))));
});

test('keeps tokens and reset, which every page contains, small', () => {
  const reset = readFileSync(join(__dirname, 'reset.css'), 'utf8');
  expect((css + reset).replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ').length).toBeLessThan(6_000);
});

function blockOf(theme: string): string {
  const [, light = '', dark = ''] = /:root \{(.*?)\n {2}\}.*?data-theme="dark"\] \{(.*?)\n {2}\}/s.exec(css) ?? [];
  return theme === 'dark' ? dark : light;
}

function colorsOf(theme: string): Record<string, string | undefined> {
  const read = (block: string) => [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, n, c]) => [n, c]);
  return Object.fromEntries([...read(blockOf('light')), ...(theme === 'dark' ? read(blockOf('dark')) : [])]);
}

function pairsOf(grounds: Record<string, readonly string[]>): [string, string][] {
  return Object.entries(grounds).flatMap(([front, all]) => all.map((ground): [string, string] => [front, ground]));
}
