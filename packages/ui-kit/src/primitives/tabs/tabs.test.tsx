import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Tabs } from './tabs.tsx';

function Example({ all = 'Everything' }: { all?: ReactNode }) {
  const [chosen, setChosen] = useState<'all' | 'xeny' | 'packs'>('all');
  const tabs = [
    { id: 'all', name: 'All', content: all },
    { id: 'xeny', name: 'XENY', content: 'Credits' },
    { id: 'packs', name: 'Packs', content: 'Packs' },
  ] as const;
  return <Tabs label="Store" tabs={tabs} chosen={chosen} onChoose={setChosen} />;
}

test('moves between tabs with arrow keys and shows one panel', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('Everything');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'XENY' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'XENY' }).textContent).toBe('Credits');
});

const chosenName = () => screen.getByRole('tab', { selected: true }).textContent;

test('goes round with the arrow keys, to the ends with Home and End, and leaves keys with a modifier to the browser', async () => {
  render(<Example />);
  await userEvent.tab();
  const names = [];
  for (const key of ['{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}', '{Alt>}{ArrowRight}{/Alt}', 'a']) {
    await userEvent.keyboard(key);
    names.push(chosenName());
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  }
  expect(names).toEqual(['Packs', 'All', 'Packs', 'All', 'All', 'All']);
});

test('moves from the tab that has the focus, also when it is not the chosen one', async () => {
  render(<Example />);
  act(() => screen.getByRole('tab', { name: 'Packs' }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosenName()).toBe('XENY');
});

test('the Tab key goes from the list to the content, or to the panel when nothing in it can be reached', async () => {
  render(<Example all={<a href="/store">Store</a>} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await userEvent.click(screen.getByRole('tab', { name: 'XENY' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'XENY' }));
});

test('the panel follows its content', async () => {
  const { rerender } = render(<Example />);
  expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
  rerender(<Example all={<button type="button">Buy</button>} />);
  await waitFor(() => expect(screen.getByRole('tabpanel').hasAttribute('tabindex')).toBe(false));
});
