import { act, fireEvent } from '@testing-library/react';
import { deleteAccount } from '@xana/contracts/http/settings/account';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const member = buildMember({ userProfile: { username: 'mia', isPopUpShow: false } });

async function show(answer: () => { deletionAt: string }) {
  const onStale = jest.fn();
  const shown = await renderInFakeShell(() => <DeleteAccountDialog onClose={() => {}} onStale={onStale} />, {
    remote: 'mfe-auth',
    answers: [answerTo(deleteAccount, answer)],
    member,
  });
  return { ...shown, onStale };
}

it('[SG-05] deletes only after the username was typed, in any letter case and with or without @', async () => {
  const answer = jest.fn(() => ({ deletionAt: '2026-12-07T10:00:00.000Z' }));
  const { getByRole, getByLabelText, getByText } = await show(answer);
  const button = getByRole('button', { name: 'Delete account' });
  const field = getByLabelText('Type your username to confirm: mia');
  for (const typed of ['', 'mi', 'someone']) {
    fireEvent.change(field, { target: { value: typed } });
    await act(async () => button.click());
    expect(getByText('This is not your username: mia')).toBeTruthy();
    expect(document.activeElement).toBe(field);
  }
  expect(answer).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '@Mia ' } });
  await act(async () => button.click());
  expect(answer).toHaveBeenCalledTimes(1);
});

it('[SG-05] asks for a proof of the login when it is too old', async () => {
  const { getByRole, getByLabelText, onStale } = await show(() => {
    throw apiError({ code: 'REAUTHENTICATION_REQUIRED', message: 'Log in again.' });
  });
  fireEvent.change(getByLabelText(/Type your username/), { target: { value: 'mia' } });
  await act(async () => getByRole('button', { name: 'Delete account' }).click());
  expect(onStale).toHaveBeenCalledTimes(1);
});
