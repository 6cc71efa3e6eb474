import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch.tsx';

test('is named by its text and toggles with the space key', async () => {
  const onChange = jest.fn();
  render(
    <Switch isOn={false} onChange={onChange}>
      Notices
    </Switch>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Notices' }));
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(true);
});
