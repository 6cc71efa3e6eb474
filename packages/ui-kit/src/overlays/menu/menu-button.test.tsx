import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from './menu.tsx';
import { MenuButton } from './menu-button.tsx';

const actions = [{ id: 'copy', name: 'Copy' }] as const;
const Example = ({ isMade }: { isMade?: boolean }) => (
  <MenuButton
    label="More"
    isMade={isMade}
    menu={(opening) => <ActionMenu {...opening} label="More" trigger="…" actions={actions} onAct={() => {}} />}
  />
);

test('makes the menu with the first click, opens it, and gives the focus back to its button', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

test('makes a menu closed, and keeps it', async () => {
  const { rerender } = render(<Example isMade />);
  expect(screen.queryByRole('menu')).toBeNull();
  const button = screen.getByRole('button', { name: 'More' });
  rerender(<Example isMade={false} />);
  expect(screen.getByRole('button', { name: 'More' })).toBe(button);
});
