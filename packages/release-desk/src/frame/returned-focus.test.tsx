import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@xana/ui-kit/dialog';
import { useState } from 'react';
import { useReturnedFocus } from './returned-focus.ts';

/** A list whose rows open a dialog. */
function List({ rows, revision }: { rows: readonly string[]; revision: number }) {
  const [asked, setAsked] = useState<string>();
  return (
    <main>
      <section aria-label="Releases">
        {rows.map((row) => (
          <button key={`${row} ${revision}`} type="button" onClick={() => setAsked(row)}>
            Actions for {row}
          </button>
        ))}
      </section>
      {asked && <Question onClose={() => setAsked(undefined)} />}
    </main>
  );
}

function Question({ onClose }: { onClose(): void }) {
  useReturnedFocus();
  return (
    <Dialog title="Quarantine?" closeLabel="Close" onClose={onClose}>
      <input aria-label="Reason" />
    </Dialog>
  );
}

const frame = () => act(async () => void (await new Promise(requestAnimationFrame)));

async function openFirst() {
  const view = render(<List rows={['2.0.0', '1.0.0']} revision={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for 2.0.0' }));
  await userEvent.click(screen.getByLabelText('Reason'));
  return view;
}

const focused = () => document.activeElement;

test.each([
  ['while the dialog is open', true],
  ['after the dialog closed', false],
])('[MF-04] gives the focus back to the same action when the rows are made again %s', async (_when, isBefore) => {
  const { rerender } = await openFirst();
  if (isBefore) rerender(<List rows={['2.0.0', '1.0.0']} revision={2} />);
  await userEvent.keyboard('{Escape}');
  await frame();
  await frame();
  if (!isBefore) rerender(<List rows={['2.0.0', '1.0.0']} revision={2} />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Actions for 2.0.0' })));
});

test('[MF-04] gives the focus back to an action whose row moves afterwards', async () => {
  const { rerender } = await openFirst();
  await userEvent.keyboard('{Escape}');
  await frame();
  rerender(<List rows={['1.0.0', '2.0.0']} revision={1} />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Actions for 2.0.0' })));
});

test('[MF-04] leaves the focus in the same part of the page when the row is gone', async () => {
  const { rerender } = await openFirst();
  rerender(<List rows={['1.0.0']} revision={1} />);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('region', { name: 'Releases' })));
});

test('leaves the focus where the user moved it', async () => {
  const { rerender } = await openFirst();
  await userEvent.keyboard('{Escape}');
  await frame();
  await frame();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for 1.0.0' }));
  await userEvent.keyboard('{Escape}');
  act(() => screen.getByRole('button', { name: 'Actions for 1.0.0' }).focus());
  rerender(<List rows={['2.0.0', '1.0.0']} revision={1} />);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Actions for 1.0.0' }));
});
