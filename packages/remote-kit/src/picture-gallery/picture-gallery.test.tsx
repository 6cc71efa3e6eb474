import { fireEvent, screen } from '@testing-library/react';
import { renderInFakeShell } from '../fake-shell/fake-shell.tsx';
import { PictureGallery } from './picture-gallery.tsx';

const pictures = [
  { url: 'https://media.test/p/upload/1', alt: 'A pier in the rain' },
  { url: 'https://media.test/p/upload/2', alt: '' },
];
const show = () =>
  renderInFakeShell(() => <PictureGallery pictures={pictures} layout="post" />, {
    remote: 'mfe-profile',
  });

test('[PR-06] names each picture by its description, and states when it has none', async () => {
  await show();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Open picture 1: A pier in the rain',
    'Open picture 2: Picture without description',
  ]);
});

test('[PR-06] shows a picture as large as the screen, and the others with the arrow keys', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^Open picture 1/ }));
  expect(await screen.findByRole('dialog', { name: 'Picture' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A pier in the rain' }).getAttribute('src')).toBe(
    `${pictures[0]?.url}?w=1920`,
  );
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(screen.getByRole('img', { name: 'Picture without description' })).toBeTruthy();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(screen.getByRole('img', { name: 'A pier in the rain' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
