import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ListRow, RowDetails } from '../list-row/list-row.tsx';
import { PersonCard } from './person-card.tsx';

const onLink = jest.fn((event) => event.preventDefault());
const onFollow = jest.fn();
const link = (children: ReactNode, className: string) => (
  <a href="/profile?user=1" className={className} onClick={onLink}>
    {children}
  </a>
);
const follow = (
  <button type="button" onClick={onFollow}>
    Follow
  </button>
);

beforeEach(() => jest.clearAllMocks());

test.each([
  [
    'a person card',
    <PersonCard key="card" name="Mika" avatar={null} color="#000000" meta="12" link={link} action={follow} />,
  ],
  ['a list row', <ListRow key="row" title="Mika" meta="12" link={link} end={follow} />],
])('%s has one link, named by the name, and a button that does not follow it', async (_, card) => {
  render(card);
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(onFollow).toHaveBeenCalledTimes(1);
  expect(onLink).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Mika' }));
  expect(onLink).toHaveBeenCalledTimes(1);
});

test('a row lists the details of its metadata, without an empty one', () => {
  const { container } = render(
    <ListRow title="Mika" meta={<RowDetails details={['@mika', undefined, '12 followers']} />} />,
  );
  const details = [...container.querySelectorAll('.detail')].map(({ textContent }) => textContent);
  expect(details).toEqual(['@mika', '12 followers']);
});
