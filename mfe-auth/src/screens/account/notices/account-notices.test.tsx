import { dismissAccountNotice, listAccountNotices } from '@xana/contracts/http/auth/account-notices';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { act } from 'react';
import { AccountNotices } from './account-notices.tsx';

const member = buildMember();
const NOTICE = { sessionId: 'b', app: null, browser: 'Chrome', system: 'macOS', walletName: null } as const;
const createdAt = new Date(Date.now() - 120_000).toISOString();
const rows = [
  { ...NOTICE, id: 'one', kind: 'login' as const, method: 'google' as const, createdAt },
  { ...NOTICE, id: 'two', kind: 'methodAdded' as const, method: 'email' as const, createdAt },
];

it('shows one notice after the other and dismisses each on the server', async () => {
  const dismissed: string[] = [];
  const { findByRole, getByRole, queryByRole } = await renderInFakeShell(AccountNotices, {
    remote: 'mfe-auth',
    member,
    answers: [
      answerTo(listAccountNotices, () => ({ count: 2, rows })),
      answerTo(dismissAccountNotice, ({ id }) => {
        dismissed.push(id);
        return {};
      }),
    ],
  });
  const text = (await findByRole('region', { name: 'Security notice' })).textContent;
  expect(text).toContain('New login: Chrome on macOS, with Google, 2 minutes ago. Was it you?');
  await act(async () => getByRole('button', { name: 'Yes, it was me' }).click());
  expect((await findByRole('region')).textContent).toContain('Email was added to your login methods');
  await act(async () => getByRole('button', { name: 'No, review' }).click());
  expect(queryByRole('region')).toBeNull();
  expect(dismissed).toEqual(['one', 'two']);
});

it('waits while a dialog is open, which it would cover', async () => {
  const { findByRole, queryByRole } = await renderInFakeShell(AccountNotices, {
    remote: 'mfe-auth',
    member,
    answers: [answerTo(listAccountNotices, () => ({ count: 1, rows: rows.slice(0, 1) }))],
  });
  await findByRole('region', { name: 'Security notice' });
  let close = () => {};
  act(() => {
    close = overlayStack.add({ close: () => undefined, opener: null });
  });
  expect(queryByRole('region')).toBeNull();
  act(() => close());
  expect(await findByRole('region', { name: 'Security notice' })).toBeTruthy();
});

it('shows nothing to a visitor', async () => {
  const { queryByRole } = await renderInFakeShell(AccountNotices, { remote: 'mfe-auth', answers: [] });
  expect(queryByRole('region')).toBeNull();
});
