import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip.tsx';

test('shows on focus, describes its element and hides on Escape', async () => {
  render(
    <Tooltip text="Credits of the store">
      <button type="button">XENY</button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'XENY', description: 'Credits of the store' })).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
