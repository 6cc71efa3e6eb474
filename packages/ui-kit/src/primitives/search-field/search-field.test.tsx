import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const onSubmit = jest.fn();

function Example() {
  const [value, setValue] = useState('');
  return <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} onSubmit={onSubmit} />;
}

beforeEach(() => {
  onSubmit.mockClear();
  render(<Example />);
});

test('submits on Enter', async () => {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '東京{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('東京');
});

test('does not submit on the Enter that confirms IME input', () => {
  const field = screen.getByRole('searchbox');
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
});

test('clears on Escape and by its button and keeps the focus', async () => {
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'hall{Escape}');
  expect(field.value).toBe('');
  await userEvent.type(field, 'hall');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
