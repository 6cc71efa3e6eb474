import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Rail } from './rail.tsx';

const onRetry = jest.fn();
const texts = {
  empty: 'Nothing yet',
  error: 'Could not be loaded',
  tryAgain: 'Try again',
  loading: 'Loading',
  previous: 'Previous',
  next: 'Next',
};

function renderRail(props: Partial<ComponentProps<typeof Rail>>) {
  const cards = ['Lobby', 'Garden'].map((name) => (
    <a key={name} href={`/${name}`}>
      {name}
    </a>
  ));
  return render(
    <Rail title="Hot" state="ready" texts={texts} onRetry={onRetry} cardWidth="wide" {...props}>
      {props.children ?? cards}
    </Rail>,
  );
}

test('renders the cards on the screen and one more until the page is in use', () => {
  const cards = Array.from({ length: 20 }, (_, index) => <a key={index} href={`/${index}`}>{`Space ${index}`}</a>);
  renderRail({ children: cards });
  // 1366 px are five cards of 240 px and a part of a sixth.
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  fireEvent.pointerMove(document.body);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});

test('renders a region named by its title with a list of cards', () => {
  renderRail({});
  expect(screen.getByRole('region', { name: 'Hot' }).getAttribute('aria-busy')).toBe('false');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('announces loading once without list and arrows', () => {
  renderRail({ state: 'loading' });
  expect(screen.getByRole('region', { name: 'Hot' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading']);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the empty text at the height of the cards', () => {
  const { container } = renderRail({ state: 'empty' });
  expect(screen.getByText('Nothing yet')).not.toBeNull();
  expect(container.querySelectorAll('.kept .cell')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('offers a retry after an error', async () => {
  renderRail({ state: 'error' });
  expect(screen.getByText('Could not be loaded')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('shows arrows only if the cards overflow, and disables them at the ends', () => {
  const { container } = renderRail({});
  expect(screen.queryByRole('button')).toBeNull();
  const row = container.querySelector('ul') as HTMLUListElement;
  Object.defineProperties(row, { scrollWidth: { value: 1_000 }, clientWidth: { value: 400 } });
  row.scrollBy = jest.fn();
  fireEvent.scroll(row);
  const previous = screen.getByRole('button', { name: 'Previous: Hot' });
  const next = screen.getByRole('button', { name: 'Next: Hot' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  expect(next.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(next);
  expect(row.scrollBy).toHaveBeenCalledWith({ left: 340 });
  row.scrollLeft = 600;
  fireEvent.scroll(row);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(previous.getAttribute('aria-disabled')).toBe('false');
});
