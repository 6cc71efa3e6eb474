import { render, screen } from '@testing-library/react';
import { useFocusOnNewRows } from './use-focus-on-new-rows.ts';

function List({ rows, hasMore = true }: { rows: number; hasMore?: boolean }) {
  const focusOnNewRows = useFocusOnNewRows(rows);
  return (
    <div>
      {Array.from({ length: rows }, (_, index) => (
        <a key={index} href={`/${index + 1}`}>{`row ${index + 1}`}</a>
      ))}
      {hasMore && (
        <button type="button" {...focusOnNewRows}>
          Show more
        </button>
      )}
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

test.each([
  ['more rows follow', true],
  ['they are the last, and the button is gone', false],
])('moves the focus from the button to the first new row: %s', (_what, hasMore) => {
  const { rerender } = render(<List rows={2} />);
  screen.getByRole('button').focus();
  rerender(<List rows={4} hasMore={hasMore} />);
  expect(focused()).toBe('row 3');
  rerender(<List rows={6} hasMore={hasMore} />);
  expect(focused()).toBe('row 3');
});

test('leaves the focus where it is when the list shrinks, and when another element has it', () => {
  const { rerender } = render(<List rows={3} />);
  screen.getByRole('button').focus();
  rerender(<List rows={2} />);
  expect(focused()).toBe('Show more');
  screen.getByRole('link', { name: 'row 1' }).focus();
  rerender(<List rows={4} />);
  expect(focused()).toBe('row 1');
});
