import { fireEvent, screen } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { Answer } from './answer.tsx';

type Query = { data: string | undefined; error: { code: string } | null };

async function show(query: Query) {
  const refetch = jest.fn();
  await renderInFakeShell(
    () => (
      <Answer
        of={{ ...query, refetch }}
        failedText="The name could not be loaded"
        skeleton={<p>Loading</p>}
        whenFailed={({ code }) => (code === 'NOT_FOUND' ? <p>Nobody</p> : undefined)}
      >
        {(name) => <p>Hello {name}</p>}
      </Answer>
    ),
    { remote: 'mfe-chat' },
  );
  return refetch;
}

it('shows the skeleton until the first answer, then the content', async () => {
  await show({ data: undefined, error: null });
  expect(screen.getByText('Loading')).toBeTruthy();
  await show({ data: 'Mia', error: null });
  expect(screen.getByText('Hello Mia')).toBeTruthy();
});

it('shows a failed first read with a way to try again', async () => {
  const refetch = await show({ data: undefined, error: { code: 'SERVER_BUSY' } });
  expect(screen.getByText('The name could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('keeps the content when a later read fails', async () => {
  await show({ data: 'Mia', error: { code: 'SERVER_BUSY' } });
  expect(screen.getByText('Hello Mia')).toBeTruthy();
});

it('shows an error that is an answer of its own in its own way', async () => {
  await show({ data: undefined, error: { code: 'NOT_FOUND' } });
  expect(screen.getByText('Nobody')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows an empty text as an answer', async () => {
  await show({ data: '', error: null });
  expect(screen.getByText('Hello')).toBeTruthy();
});
