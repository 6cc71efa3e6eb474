import { screen, within } from '@testing-library/react';
import { getSpaceNumbers } from '@xana/contracts/http/spaces/space-details';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { SpaceNumbersScreen } from './space-numbers-screen.tsx';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 27 - (count - 1 - index))).toISOString().slice(0, 10),
    visits: index === count - 1 ? 1_200 : 1,
    favourites: 0,
    followers: 0,
  }));

const show = (path: string, locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(SpaceNumbersScreen, {
    remote: 'mfe-spaces',
    path,
    locale,
    member: buildMember(),
    answers: [
      answerTo(getSpaceNumbers, ({ id, days }) => {
        if (id !== 9) throw apiError({ code: 'SPACE_NOT_FOUND', message: '' });
        return { id, name: 'Garden', days: daysOf(days), sources: [{ source: 'search' as const, visits: 12 }] };
      }),
    ],
  });

it('shows visits by day as bars with a summary and a table, and their sources', async () => {
  await show('/space-numbers/9');
  const visits = within(await screen.findByRole('region', { name: /^Visits/ }));
  expect(visits.getByRole('img').getAttribute('aria-label')).toBe(
    'Visits per day: 1,229 in 30 days, 1,200 at most, on November 27, 2026',
  );
  expect(visits.getAllByRole('row', { hidden: true })).toHaveLength(31);
  expect(screen.getByRole('row', { name: 'Search 12' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: /^Followers/ })).getByText('None in 30 days')).toBeTruthy();
  expect(document.title).toBe('Statistics for Garden · XANA');
});

it('shows 90 days', async () => {
  await show('/space-numbers/9');
  await press('90 days');
  expect((await screen.findByRole('button', { name: '90 days' })).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('img', { name: /^Visits per day: .* in 90 days/ })).toBeTruthy();
});

it.each(['/space-numbers/8', '/space-numbers/x'])('shows that %s is not a space of the member', async (path) => {
  await show(path, 'ja');
  expect(await screen.findByText('このスペースはあなたのものではないか、見つかりません')).toBeTruthy();
});
