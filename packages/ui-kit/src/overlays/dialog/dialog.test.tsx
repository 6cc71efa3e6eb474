import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { overlayStack } from '../overlay-stack/overlay-stack.ts';
import { Dialog, DialogActions } from './dialog.tsx';

function Example({ kind }: { kind: 'dialog' | 'confirm' }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && kind === 'dialog' && (
        <Dialog title="Wallet" closeLabel="Close" onClose={close}>
          <button type="button">Copy</button>
        </Dialog>
      )}
      {isOpen && kind === 'confirm' && (
        <ConfirmDialog
          title="Log out?"
          text="You can come back."
          confirmLabel="Log out"
          cancelLabel="Stay"
          isDangerous
          onConfirm={close}
          onCancel={close}
        />
      )}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });

test('closes on Escape and restores the focus', async () => {
  render(<Example kind="dialog" />);
  await userEvent.click(opener());
  expect(screen.getByRole('dialog', { name: 'Wallet' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('closes only the topmost dialog on Escape while nothing has the focus', async () => {
  const closeLower = jest.fn();
  const closeUpper = jest.fn();
  render(
    <>
      <Dialog title="Account" closeLabel="Close" onClose={closeLower}>
        Your account
      </Dialog>
      <Dialog title="Picture" closeLabel="Close" onClose={closeUpper}>
        Your picture
      </Dialog>
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 1]);
});

test('traps the focus', async () => {
  render(<Example kind="dialog" />);
  await userEvent.click(opener());
  const dialog = screen.getByRole('dialog');
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('prevents scrolling of the page while open', async () => {
  render(<Example kind="dialog" />);
  await userEvent.click(opener());
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.style.overflow).toBe('');
});

test('focuses the safe answer of a question, which Escape also gives', async () => {
  render(<Example kind="confirm" />);
  await userEvent.click(opener());
  expect(screen.getByRole('alertdialog', { name: 'Log out?' })).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('goes back by the button before the title, and stays open', async () => {
  const goBack = jest.fn();
  render(
    <Dialog
      title="Networks"
      closeLabel="Close"
      onClose={jest.fn()}
      back={{ label: 'Back to your wallet', onPress: goBack }}
    >
      <DialogActions>
        <button type="button">Switch</button>
      </DialogActions>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Networks' });
  const names = [...dialog.querySelectorAll('button')].map((button) => button.ariaLabel ?? button.textContent);
  expect(names).toEqual(['Back to your wallet', 'Close', 'Switch']);
  await userEvent.click(screen.getByRole('button', { name: 'Back to your wallet' }));
  expect(goBack).toHaveBeenCalledTimes(1);
});

test('is on the overlay stack with its opener while open and closes from there', async () => {
  render(<Example kind="dialog" />);
  await userEvent.click(opener());
  expect(overlayStack.current().map((overlay) => overlay.opener)).toEqual([screen.getByText('Open')]);
  act(() => overlayStack.closeDownTo(0));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(overlayStack.current()).toEqual([]);
});
