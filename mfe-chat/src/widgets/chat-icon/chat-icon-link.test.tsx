import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fetchUnreadChatsCount } from '@xana/contracts/http/chat/conversations';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { member } from '../../screens/chat/test-people.ts';
import { ChatIconLink } from './chat-icon-link.tsx';

const show = (count: number, more = {}) =>
  renderInFakeShell(ChatIconLink, {
    remote: 'mfe-chat',
    member,
    answers: [answerTo(fetchUnreadChatsCount, () => count)],
    ...more,
  });

describe('[HD-08] [HD-09] ChatIconLink', () => {
  it.each([
    [1, '1', 'Chat, 1 unread message'],
    [9, '9', 'Chat, 9 unread messages'],
    [10, '9', 'Chat, 10 unread messages'],
    [250, '9', 'Chat, 250 unread messages'],
  ])('shows %d unread messages as %s and announces the exact number', async (count, badge, name) => {
    await show(count);
    expect((await screen.findByRole('link', { name })).textContent).toBe(badge);
  });

  it('shows no badge when all messages are read', async () => {
    await show(0);
    expect(screen.getByRole('link', { name: 'Chat' }).textContent).toBe('');
  });

  it('announces the number in Japanese', async () => {
    await show(3, { locale: 'ja' });
    expect(await screen.findByRole('link', { name: 'チャット、未読3件' })).toBeTruthy();
  });

  it('links a member to the chat', async () => {
    const shell = await show(0);
    fireEvent.click(screen.getByRole('link', { name: 'Chat' }));
    expect(shell.path()).toBe('/chat');
  });

  it('asks a visitor to log in', async () => {
    const shell = await show(5, { member: undefined });
    fireEvent.click(screen.getByRole('button', { name: 'Chat' }));
    expect(shell.asked).toEqual(['login']);
  });

  it('[CH-04] reports a failure only to the console', async () => {
    const console_ = jest.spyOn(console, 'error').mockImplementation(() => {});
    const shell = await show(0, { answers: [] });
    expect(screen.getByRole('link', { name: 'Chat' })).toBeTruthy();
    expect(shell.failures).toEqual([]);
    await waitFor(() =>
      expect(console_).toHaveBeenCalledWith('The unread count could not be read.', expect.anything()),
    );
    console_.mockRestore();
  });
});
