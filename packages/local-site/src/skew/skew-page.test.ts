import type { SkewCell } from './skew-cell.ts';
import { skewPage, skewTable } from './skew-page.ts';

const NAMES = ['mfe-chat', 'mfe-store'];
const CELLS: SkewCell[] = [
  { name: 'mfe-chat', previous: 'remote', outcome: 'works', note: '' },
  { name: 'mfe-chat', previous: 'shell', outcome: 'refused', note: 'it needs the slot\nheader.chat' },
  { name: 'mfe-store', previous: 'remote', outcome: 'fails', note: 'balances did not mount' },
];

it('[MF-06] tells a pair that preflight refuses from one that fails and from one that was not run', () => {
  expect(skewTable(NAMES, CELLS).split('\n').slice(2)).toEqual([
    '| mfe-chat | ✓ works | ⊘ refused |',
    '| mfe-store | ✗ fails | not run |',
  ]);
});

it('lists the reasons of the pairs that do not work, and the commits', () => {
  const page = skewPage(NAMES, CELLS, [
    { name: 'mfe-chat', commit: 'c0ffee00c0ffee00', file: 'chat.json', isSame: false },
  ]);
  expect(page).toContain('Of 3 pairs **1 work**. Refused: 1. Failed: 1.');
  expect(page).toContain('- mfe-chat, previous shell: refused. it needs the slot header.chat');
  expect(page).toContain('- mfe-store, previous remote: fails. balances did not mount');
  expect(page).toContain('mfe-chat `c0ffee00`');
});
