import '../test-css-escape.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Example() {
  const [chosen, setChosen] = useState<'all' | 'xeny'>('all');
  const tabs = [
    { id: 'all', name: 'All', content: 'Everything' },
    { id: 'xeny', name: 'XENY', content: 'Credits' },
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
