import '../jsdom-gaps.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from './action-menu.tsx';
import { ChoiceMenu } from './choice-menu.tsx';

const themes = [
  { id: 'light', name: 'Light' },
  { id: 'dark', name: 'Dark' },
] as const;

test('[LY-04] shows which theme is chosen and chooses another by keyboard', async () => {
  const onChoose = jest.fn();
  render(<ChoiceMenu label="Theme" trigger="◐" choices={themes} chosen="light" onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('dark');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Theme' })));
});

test('an action menu does what is chosen and closes', async () => {
  const onAct = jest.fn();
  render(<ActionMenu label="More" trigger="…" actions={[{ id: 'remove', name: 'Remove' }]} onAct={onAct} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(onAct).toHaveBeenCalledWith('remove');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu that was open at first gives the focus back to its button', async () => {
  render(<ChoiceMenu label="Language" trigger="…" choices={themes} chosen="light" onChoose={() => {}} isOpenAtFirst />);
  expect(await screen.findByRole('menu')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language' })));
});
