import { fireEvent, screen } from '@testing-library/react';
import { renderInFakeShell } from '../fake-shell/fake-shell.tsx';
import { LinkCard } from './link-card.tsx';

const card = { kind: 'Space', title: 'Pier', picture: null };
const show = (line?: string) =>
  renderInFakeShell(() => <LinkCard to="/details/5" {...card} line={line} />, { remote: 'mfe-chat' });

test('[CM-08] is one link that is named by kind, title and line, and stays in the document', async () => {
  const { path } = await show('by Ren');
  const link = screen.getByRole('link', { name: 'Space Pier by Ren' });
  expect(link.getAttribute('href')).toBe('/details/5');
  fireEvent.click(link);
  expect(path()).toBe('/details/5');
});

test('[CM-08] is named by kind and title without a line', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Space Pier' })).toBeTruthy();
});
