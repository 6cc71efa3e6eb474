import { act, screen } from '@testing-library/react';
import { apiError } from '@xana/api-client';
import { followUser } from '@xana/contracts/http/follow/follows';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { answerTo, renderInFakeShell } from '../fake-shell/fake-shell.tsx';
import { useAction } from './use-action.ts';
import { useErrorToast } from './use-error-toast.ts';
import { useOperation } from './use-operation.ts';

function Profile() {
  const { error } = useOperation(getUserProfile, { userId: 7 });
  return <p>{error?.code}</p>;
}
function Follow() {
  const { run, error } = useAction(followUser, { onError: useErrorToast() });
  return (
    <button type="button" onClick={() => void run({ userId: 7 })}>
      {error?.code ?? 'Follow'}
    </button>
  );
}
const failWith = (error: unknown) => () => {
  throw error;
};

test.each([
  ['USER_NOT_FOUND', apiError({ code: 'USER_NOT_FOUND', message: '' })],
  ['SERVER_BUSY', apiError({ code: 'SERVER_BUSY', message: '' })],
  ['SOMETHING_WRONG', apiError({ code: 'POST_NOT_FOUND', message: '' })],
  ['SOMETHING_WRONG', new Error('bug')],
])('returns %s from a read', async (code, error) => {
  const answers = [answerTo(getUserProfile, failWith(error))];
  await renderInFakeShell(Profile, { remote: 'mfe-profile', answers });
  expect(await screen.findByText(code)).toBeTruthy();
});

test('returns the error of an action and shows it in a toast', async () => {
  const answers = [answerTo(followUser, failWith(apiError({ code: 'FOLLOW_SELF', message: '' })))];
  const { asked } = await renderInFakeShell(Follow, { remote: 'mfe-profile', answers });
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button', { name: 'FOLLOW_SELF' })).toBeTruthy();
  expect(asked).toEqual([expect.stringMatching(/^toast: .*yourself/)]);
});
