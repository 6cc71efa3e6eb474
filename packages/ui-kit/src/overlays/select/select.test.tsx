import '../test-css-escape.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

const periods = [
  { id: 'month', name: 'This month' },
  { id: 'year', name: 'This year' },
] as const;

test('shows the chosen option and selects another', async () => {
  const onChoose = jest.fn();
  render(<Select label="Period" choices={periods} chosen="month" onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: /This month.*Period|Period.*This month/ }));
  await userEvent.click(screen.getByRole('option', { name: 'This year' }));
  expect(onChoose).toHaveBeenCalledWith('year');
});
