import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const TEXT_PAIRS = [
  ['text', 'canvas'],
  ['text', 'surface'],
  ['text', 'surface-raised'],
  ['text', 'surface-sunken'],
  ['text', 'accent-soft'],
  ['text-soft', 'canvas'],
  ['text-soft', 'surface'],
  ['text-soft', 'surface-raised'],
  ['text-soft', 'surface-sunken'],
  ['text-soft', 'accent-soft'],
  ['accent-text', 'canvas'],
  ['accent-text', 'surface'],
  ['accent-text', 'surface-raised'],
  ['accent-text', 'surface-sunken'],
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['danger-text', 'canvas'],
  ['danger-text', 'surface'],
  ['danger-text', 'surface-raised'],
  ['danger-text', 'danger-soft'],
  ['success', 'canvas'],
  ['success', 'surface'],
  ['success', 'surface-raised'],
  ['warning', 'canvas'],
  ['warning', 'surface'],
  ['warning', 'surface-raised'],
  ['on-picture', 'live'],
  ['on-picture', 'toast'],
] as const;

/** Edges of controls, the focus ring and marks without text. */
const EDGE_PAIRS = [
  ['line-strong', 'canvas'],
  ['line-strong', 'surface'],
  ['line-strong', 'surface-raised'],
  ['accent-text', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['success', 'surface-sunken'],
  ['warning', 'surface-sunken'],
  ['toast-success', 'toast'],
  ['toast-danger', 'toast'],
] as const;

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

function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
