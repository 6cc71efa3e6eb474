import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoverCard } from './cover-card.tsx';

test('has one link, named by the title, and buttons that do not follow it', async () => {
  const onLink = jest.fn((event) => event.preventDefault());
  const onLike = jest.fn();
  render(
    <CoverCard
      title="Lobby"
      picture={null}
      sizes="20rem"
      badge="12"
      meta="3 visits"
      footer={
        <button type="button" onClick={onLike}>
          Like
        </button>
      }
      link={(children, className) => (
        <a href="/details/38" className={className} onClick={onLink}>
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Lobby' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  expect(onLike).toHaveBeenCalledTimes(1);
  expect(onLink).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link'));
  expect(onLink).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('article').contains(screen.getByRole('heading', { level: 3, name: 'Lobby' }))).toBe(true);
});
