import { act, fireEvent, screen } from '@testing-library/react';
import { renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { useState } from 'react';
import type { PendingMessage } from '../../../shared/outbox/pending-message.ts';
import type { MessageActs } from '../message/message-acts.ts';
import { messageOf } from '../test-messages.ts';
import { member, noah } from '../test-people.ts';
import type { HistoryView } from './create-history.ts';
import { MessageList } from './message-list.tsx';

const view = (messages: HistoryView['messages']): HistoryView => ({
  status: 'ready',
  messages,
  hasEarlier: false,
  hasLater: false,
  earlier: 'idle',
});
const acts = { find: (seq: number) => (seq === 1 ? messageOf(1, 'Which one?') : undefined) } as MessageActs;
const picture = { url: 'https://media.test/p/1', alt: 'A lantern', width: 4, height: 3 };
const sending: PendingMessage = {
  clientId: 'client-2',
  senderId: member.id,
  receiverId: noah.id,
  body: 'This one',
  pictures: [picture],
  replyTo: 1,
  createdAt: '2026-11-20T12:00:30.000Z',
  failure: null,
};
const confirmed = messageOf(2, 'This one', {
  senderId: member.id,
  receiverId: noah.id,
  pictures: [picture],
  replyTo: { seq: 1, senderId: noah.id, body: 'Which one?' },
});

interface Shown {
  messages: HistoryView['messages'];
  pending: readonly PendingMessage[];
}

async function show(first: Shown) {
  let change: (next: Shown) => void = () => {};
  function List() {
    const [{ messages, pending }, set] = useState(first);
    change = set;
    return <MessageList view={view(messages)} pending={pending} user={noah} divider={null} found={null} acts={acts} />;
  }
  const shell = await renderInFakeShell(List, { remote: 'mfe-chat', member });
  return { ...shell, change: (next: Shown) => act(async () => change(next)) };
}

describe('MessageList', () => {
  it('[CH-02] keeps the row of a message, and the picture that was opened from it, when the message is confirmed', async () => {
    const { change } = await show({ messages: [messageOf(1, 'Which one?')], pending: [sending] });
    const row = screen.getByText('Sending…').closest('li');
    fireEvent.click(screen.getByRole('button', { name: /^Open picture 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Picture' });
    await change({ messages: [messageOf(1, 'Which one?'), confirmed], pending: [sending] });
    expect(screen.getByText('Sent').closest('li')).toBe(row);
    expect(screen.getByRole('dialog', { name: 'Picture' })).toBe(dialog);
    await change({ messages: [messageOf(1, 'Which one?'), confirmed], pending: [] });
    expect(screen.getByRole('dialog', { name: 'Picture' })).toBe(dialog);
  });

  it('[CH-02] shows the quote of an answer that is being sent', async () => {
    await show({ messages: [messageOf(1, 'Which one?')], pending: [sending] });
    expect(screen.getByRole('button', { name: 'Reply to Noah' }).textContent).toContain('Which one?');
  });

  it('[CH-06] shows messages of both members with the same client id', async () => {
    await show({ messages: [messageOf(1, 'Theirs', { clientId: sending.clientId })], pending: [sending] });
    expect(screen.getByText('Theirs')).toBeTruthy();
    expect(screen.getByText('This one')).toBeTruthy();
  });
});
