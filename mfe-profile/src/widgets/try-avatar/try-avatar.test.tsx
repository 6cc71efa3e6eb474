import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getTermsAcceptance } from '@xana/contracts/http/terms/terms';
import { singleUser, updateProfile } from '@xana/contracts/http/users/profiles';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildOwnProfile } from '@xana/test-kit/builders';
import { TryAvatar } from './try-avatar.tsx';

const MEMBER = buildMember({ id: 7, name: 'Mia' });
const PROFILE = buildOwnProfile({ name: 'Mia', username: 'mia' });
const ACCEPTED = { version: '1', acceptedAt: '2026-01-02T10:00:00.000Z', isSigned: true };
const sent: unknown[] = [];

const show = (options: { member?: typeof MEMBER } = { member: MEMBER }) =>
  renderInFakeShell(TryAvatar, {
    ...options,
    remote: 'mfe-profile',
    props: { avatarId: 7, name: 'Nova', image: 'http://localhost:4003/p/avatar/a7' },
    answers: [
      answerTo(getTermsAcceptance, () => ({ version: '1', accepted: ACCEPTED, message: null })),
      answerTo(singleUser, () => PROFILE),
      answerTo(updateProfile, (input) => {
        sent.push(input);
        return PROFILE;
      }),
    ],
  });

// The first import of the dialog takes longer than a query waits.
beforeAll(() => import('./try-avatar-dialog.tsx'), 60_000);

it('[SP-01] shows a member the own profile with an avatar, and changes nothing until they choose it', async () => {
  const shell = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Try on' }));
  const dialog = await screen.findByRole('dialog', { name: 'You as Nova' });
  await waitFor(() => expect(dialog.textContent).toContain('@mia'));
  expect(dialog.querySelectorAll('img[src*="avatar/a7"]')).toHaveLength(2);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Use as profile picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ avatarId: 7 }]);
  expect(shell.asked).toEqual(['toast: Your profile picture is Nova now']);
});

it('[PR-09] asks a visitor to log in first', async () => {
  const shell = await show({});
  fireEvent.click(screen.getByRole('button', { name: 'Try on' }));
  expect(shell.asked).toEqual(['login']);
});
