import { render, screen } from '@testing-library/react';
import { VirtualList } from './virtual-list.tsx';

/** jsdom lays nothing out. */
beforeAll(() => Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 64 }));

test('renders only visible rows of ten thousand, each with its position', () => {
  const items = Array.from({ length: 10_000 }, (_, id) => ({ id }));
  render(
    <VirtualList label="People" items={items} keyOf={({ id }) => id} rowHeight={64}>
      {({ id }) => <a href={`#${id}`}>Person {id}</a>}
    </VirtualList>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(60);
  expect(rows[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000');
  expect(screen.getByRole('list').style.height).toBe('640000px');
});
