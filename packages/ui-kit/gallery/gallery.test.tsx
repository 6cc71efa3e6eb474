import { render, screen } from '@testing-library/react';
import { exports as packageExports } from '../package.json';
import { Gallery } from './gallery.tsx';
import { SAMPLES } from './samples.tsx';

/** Entries that render nothing. */
const WITHOUT_SAMPLE = ['reset.css', 'tokens.css', 'overlay-stack', 'page-in-use', 'picture-widths'];
const entries = Object.keys(packageExports)
  .map((path) => path.slice(2))
  .filter((name) => !WITHOUT_SAMPLE.includes(name));

test('contains a sample of every exported component', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(entries.sort());
});

test.each(['light', 'dark'])('renders every sample in both languages and the %s theme', (theme) => {
  for (const language of ['en', 'ja']) {
    const { unmount } = render(<Gallery query={new URLSearchParams({ theme, language })} />);
    for (const name of entries) expect(screen.getByRole('region', { name })).toBeTruthy();
    expect([document.documentElement.dataset.theme, document.documentElement.lang]).toEqual([theme, language]);
    unmount();
  }
});
