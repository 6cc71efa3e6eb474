import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBox } from './combo-box.tsx';

const props = {
  label: '3D space',
  emptyText: 'No data found',
  openLabel: 'Show all',
  choices: [
    { id: 'a', name: 'Velvet Observatory' },
    { id: 'b', name: 'Paper Lantern Bay' },
    { id: 'c', name: 'Velvet Garden', isDisabled: true, hint: 'has a page' },
  ],
};

test('filters the list, selects with Enter and explains disabled choices', async () => {
  const onChoose = jest.fn();
  render(<ComboBox {...props} chosen={null} onChoose={onChoose} />);
  await userEvent.type(screen.getByRole('combobox', { name: '3D space' }), 'velvet');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Velvet Observatory',
    'Velvet Gardenhas a page',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('a');
});

test('shows a text when nothing matches', async () => {
  render(<ComboBox {...props} chosen={null} onChoose={() => {}} />);
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(screen.getByText('No data found')).toBeTruthy();
});

test('associates the error with the field', () => {
  render(<ComboBox {...props} chosen={null} onChoose={() => {}} error="Choose a 3D space" />);
  expect(screen.getByRole('combobox').getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('Choose a 3D space')).toBeTruthy();
});
