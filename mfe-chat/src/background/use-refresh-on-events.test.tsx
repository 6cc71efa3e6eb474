import { act, screen } from '@testing-library/react';
import { fetchUnreadChatsCount, getAllFriends } from '@xana/contracts/http/chat/conversations';
import { getMessageRequests } from '@xana/contracts/http/chat/message-requests';
import { useOperation } from '@xana/remote-kit';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { useState } from 'react';
import { messageOf } from '../screens/chat/test-messages.ts';
import { fakeSocket, member, noah } from '../screens/chat/test-people.ts';
import type { ChatSocket } from '../shared/live/create-live-chat.ts';
import { liveChat } from '../shared/live/live-chat.ts';
import { useRefreshOnEvents } from './use-refresh-on-events.ts';

function Lists() {
  useRefreshOnEvents(member.id);
  useOperation(getAllFriends, {});
  useOperation(getMessageRequests, {});
  useOperation(fetchUnreadChatsCount, {});
  return null;
}

async function show() {
  const requests: string[] = [];
  const list = (name: string) => {
    requests.push(name);
    return { count: 0, rows: [] };
  };
  await renderInFakeShell(Lists, {
    remote: 'mfe-chat',
    member,
    answers: [
      answerTo(getAllFriends, () => list('conversations')),
      answerTo(getMessageRequests, () => list('requests')),
      answerTo(fetchUnreadChatsCount, () => {
        requests.push('count');
        return 0;
      }),
    ],
  });
  const chat = fakeSocket();
  liveChat.attachChat(chat.socket as unknown as ChatSocket, member.id);
  /** @returns what was requested after events of the socket */
  const after = async (...events: [string, unknown][]) => {
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
    requests.length = 0;
    for (const [event, data] of events) await chat.emit(event, data);
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
    return [...requests].sort();
  };
  return { after };
}

/** The list of conversations, which the member leaves and opens again while the sockets stay. */
async function openChatPage(answerAfterMs: number) {
  let stored: string[] = [];
  const page = { open: () => {}, leave: () => {} };
  function Conversations() {
    const { data } = useOperation(getAllFriends, {});
    return <p>{data ? String(data.count) : 'loading'}</p>;
  }
  function Site() {
    useRefreshOnEvents(member.id);
    const [isOpen, setOpen] = useState(true);
    page.open = () => setOpen(true);
    page.leave = () => setOpen(false);
    return isOpen && <Conversations />;
  }
  await renderInFakeShell(Site, {
    remote: 'mfe-chat',
    member,
    answers: [
      {
        operation: getAllFriends,
        // What the platform has when the request arrives, in halfway.
        async answer() {
          await wait(answerAfterMs / 2);
          const { length } = stored;
          await wait(answerAfterMs / 2);
          return { count: length, rows: [] };
        },
      },
    ],
  });
  const chat = fakeSocket();
  liveChat.attachChat(chat.socket as unknown as ChatSocket, member.id);
  await pass(1_000);
  const receive = async (body: string) => {
    stored = [...stored, body];
    await chat.emit('message', messageOf(stored.length, body));
  };
  return { page, receive };
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

describe('useRefreshOnEvents', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    liveChat.detach();
  });
  const received = messageOf(1, 'Hi');
  const own = messageOf(2, 'Hello', { senderId: member.id, receiverId: noah.id });
  const readBy = (userId: number) => ({ conversationId: 1, userId, seq: 2, readAt: '2026-11-20T12:00:00.000Z' });

  it('[CH-04] fetches the lists and the count once for a burst of received messages and their reading', async () => {
    const { after } = await show();
    const events: [string, unknown][] = [
      ['message', received],
      ['message', { ...received, seq: 2, change: 2 }],
      ['read', readBy(member.id)],
    ];
    expect(await after(...events)).toEqual(['conversations', 'count', 'requests']);
  });

  it('[CH-04] fetches the conversations alone for an own message, and nothing when the other user reads it', async () => {
    const { after } = await show();
    expect(await after(['message', own], ['read', readBy(noah.id)])).toEqual(['conversations']);
    expect(await after(['read', readBy(noah.id)])).toEqual([]);
  });

  it.each([0, 40, 400])(
    '[CH-01] shows new messages after Back whenever the member left, with answers after %s ms',
    async (answerAfterMs) => {
      const { page, receive } = await openChatPage(answerAfterMs);
      let expected = 0;
      for (let leaveAfterMs = 0; leaveAfterMs <= 900; leaveAfterMs += 50) {
        await receive('First');
        await receive('Second');
        expected += 2;
        await pass(leaveAfterMs);
        await act(async () => page.leave());
        await pass(leaveAfterMs % 3 === 0 ? 10 : 300);
        await act(async () => page.open());
        await pass(1_500);
        expect([leaveAfterMs, screen.getByText(/^(\d+|loading)$/).textContent]).toEqual([
          leaveAfterMs,
          String(expected),
        ]);
      }
    },
  );
});
