import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

const periods = [
  { id: 'month', name: 'This month' },
  { id: 'year', name: 'This year' },
] as const;

test.each([false, true])(
  'shows the chosen option and selects another, named by its label (hidden: %s)',
  async (isLabelHidden) => {
    const onChoose = jest.fn();
    render(
      <Select label="Period" isLabelHidden={isLabelHidden} choices={periods} chosen="month" onChoose={onChoose} />,
    );
    const select = screen.getByRole('combobox', { name: 'Period' });
    expect((screen.getByRole('option', { selected: true }) as HTMLOptionElement).text).toBe('This month');
    await userEvent.selectOptions(select, 'This year');
    expect(onChoose).toHaveBeenCalledWith('year');
  },
);
