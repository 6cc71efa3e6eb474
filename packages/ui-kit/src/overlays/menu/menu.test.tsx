import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu, ChoiceMenu } from './menu.tsx';

const themes = [
  { id: 'light', name: 'Light' },
  { id: 'dark', name: 'Dark' },
] as const;

test('[LY-04] shows the chosen theme and selects another by keyboard', async () => {
  const onChoose = jest.fn();
  render(<ChoiceMenu label="Theme" trigger="◐" choices={themes} chosen="light" onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('dark');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Theme' })));
});

test('runs the chosen action and closes', async () => {
  const onAct = jest.fn();
  render(<ActionMenu label="More" trigger="…" actions={[{ id: 'remove', name: 'Remove' }]} onAct={onAct} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(onAct).toHaveBeenCalledWith('remove');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('[CH-03] lets the action move the focus to a field, and what is typed next goes there', async () => {
  const isInert: boolean[] = [];
  render(
    <>
      <ActionMenu
        label="More"
        trigger="…"
        actions={[
          { id: 'edit', name: 'Edit' },
          { id: 'delete', name: 'Delete' },
        ]}
        onAct={() => {
          const field = screen.getByRole('textbox', { hidden: true });
          isInert.push(field.closest('[inert], [aria-hidden="true"]') !== null);
          field.focus();
        }}
      />
      <input aria-label="Text" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await new Promise(requestAnimationFrame);
  await userEvent.keyboard('d');
  expect([isInert, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([[false], 'd']);
});

test.each([
  ['', false],
  [', also while something else on the page still fades', true],
])('restores the focus to its button after opening on mount%s', async (_, fades) => {
  const props = { label: 'Language', trigger: '…', choices: themes, chosen: 'light' as const, onChoose: () => {} };
  const dispatch = (name: string) =>
    document.body.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { propertyName: 'opacity' }));
  if (fades) {
    dispatch('transitionrun');
    // As a key press on a plain button makes it.
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  }
  render(<ChoiceMenu {...props} isOpenAtFirst />);
  const menu = await screen.findByRole('menu');
  // What lies behind the list is inert and cannot keep the focus until the fading ends.
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  if (fades) dispatch('transitionend');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language' })));
});
