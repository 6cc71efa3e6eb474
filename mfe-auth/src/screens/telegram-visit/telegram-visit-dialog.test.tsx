import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { act } from 'react';
import { TelegramVisitDialog } from './telegram-visit-dialog.tsx';

const member: SessionUser = {
  id: 7,
  name: 'Yui',
  avatar: null,
  profileIconColor: '#5b3df5',
  email: null,
  userProfile: { username: 'yui', isPopUpShow: false },
  userWallet: { address: '' },
};

it('[LG-09] waits while another dialog is open, and opens after it', async () => {
  const close = overlayStack.add({ close: () => undefined, opener: null });
  const { queryByRole, findByRole } = await renderInFakeShell(TelegramVisitDialog, {
    remote: 'mfe-auth',
    member,
    answers: [],
  });
  expect(queryByRole('alertdialog')).toBeNull();
  act(() => close());
  expect(await findByRole('alertdialog', { name: 'You are logged in with Telegram' })).toBeTruthy();
});
