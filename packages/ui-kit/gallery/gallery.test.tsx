import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import '../src/overlays/jsdom-gaps.ts';
import { Gallery } from './gallery.tsx';
import { PIECES } from './pieces.tsx';

/** Knows what is open; there is nothing to see. */
const UNSEEN = 'overlay-stack';
const entries = readdirSync(join(__dirname, '../src'))
  .filter((name) => /^[a-z-]+\.ts$/.test(name) && !name.includes('.test'))
  .map((name) => name.slice(0, -3))
  .filter((name) => name !== UNSEEN);

test('the gallery has a sample of every public piece', () => {
  expect(Object.keys(PIECES).sort()).toEqual(entries.sort());
});

test.each(['light', 'dark'])('it shows all of them in both languages, in the %s theme', (theme) => {
  for (const language of ['en', 'ja']) {
    const { unmount } = render(<Gallery query={new URLSearchParams({ theme, language })} />);
    for (const name of entries) expect(screen.getByRole('region', { name })).toBeTruthy();
    expect([document.documentElement.dataset.theme, document.documentElement.lang]).toEqual([theme, language]);
    unmount();
  }
});
