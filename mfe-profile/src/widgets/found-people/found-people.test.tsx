import { fireEvent, screen } from '@testing-library/react';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildHit, buildSearchAnswer } from '@xana/test-kit/search-builders';
import { FoundPeople } from './found-people.tsx';

const AKI = buildHit('profile', { id: 5, name: 'Aki', user_name: 'aki', description: 'Builds quiet gardens.' });

test('[PR-03] shows who was found with the match in their bio, and asks a visitor who follows to log in', async () => {
  const sizes: unknown[] = [];
  const { asked } = await renderInFakeShell(FoundPeople, {
    remote: 'mfe-profile',
    props: { query: 'garden', limit: 4 },
    answers: [
      answerTo(searchAll, ({ type, pageSize }) => {
        sizes.push([type, pageSize]);
        return buildSearchAnswer([AKI]);
      }),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Aki' })).toBeTruthy();
  expect(document.querySelector('mark')?.textContent).toBe('garden');
  expect(sizes).toEqual([['profile', 4]]);
  fireEvent.click(screen.getByRole('button', { name: 'Follow Aki' }));
  expect(asked).toEqual(['login']);
});
