import { act, screen, waitFor } from '@testing-library/react';
import { getAllFriends, markChatRead } from '@xana/contracts/http/chat/conversations';
import { useOperation, useRefresh } from '@xana/remote-kit';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { type ComponentType, useState } from 'react';
import { member, noah } from '../test-people.ts';
import { useMarkChatRead } from './use-mark-chat-read.ts';

const listOf = (lastMessage: string) => ({
  count: 1,
  rows: [
    {
      conversationId: 1,
      user: noah,
      lastMessage,
      lastMessageAt: '2026-11-20T12:00:00.000Z',
      unreadCount: 0,
      isMuted: false,
    },
  ],
});

const show = (component: ComponentType, onMarked: () => void, ...answers: ReturnType<typeof answerTo>[]) =>
  renderInFakeShell(component, {
    remote: 'mfe-chat',
    member,
    answers: [
      ...answers,
      answerTo(markChatRead, () => {
        onMarked();
        return { unreadCount: 0 };
      }),
    ],
  });

it('[CH-03] [CH-04] keeps what is new in the list when a message is marked as read while the list is being fetched', async () => {
  const waiting: ((list: ReturnType<typeof listOf>) => void)[] = [];
  let see = () => {};
  let refresh = () => {};
  let marked = 0;
  function List() {
    const [newestReceived, setNewest] = useState(0);
    const { data } = useOperation(getAllFriends, {});
    const refetch = useRefresh();
    refresh = () => void refetch(getAllFriends);
    see = () => setNewest((seq) => seq + 1);
    useMarkChatRead({ conversationId: 1, unreadCount: 0, isLoaded: true, newestReceived });
    return <p>{data?.rows[0]?.lastMessage}</p>;
  }
  await show(
    List,
    () => {
      marked += 1;
    },
    answerTo(getAllFriends, () => new Promise((resolve) => waiting.push(resolve)) as never),
  );
  await act(async () => waiting.shift()?.(listOf('Old')));
  expect(await screen.findByText('Old')).toBeTruthy();
  await act(async () => refresh());
  await act(async () => see());
  await waitFor(() => expect(marked).toBe(1));
  await waitFor(() => expect(waiting.length).toBeGreaterThan(1));
  await act(async () => {
    for (const answer of waiting) answer(listOf('New'));
  });
  expect(await screen.findByText('New')).toBeTruthy();
});

it('[CH-01] [CH-02] marks a conversation as read once its messages are loaded, so that they arrive as unread', async () => {
  let marked = 0;
  let load = () => {};
  function Opened() {
    const [isLoaded, setIsLoaded] = useState(false);
    load = () => setIsLoaded(true);
    useMarkChatRead({ conversationId: 1, unreadCount: 1, isLoaded, newestReceived: 0 });
    return null;
  }
  await show(Opened, () => {
    marked += 1;
  });
  expect(marked).toBe(0);
  await act(async () => load());
  await waitFor(() => expect(marked).toBe(1));
});

it('[CH-03] marks new messages that arrive together with one call, after the last of them', async () => {
  let newest = 0;
  let see = () => {};
  const marked: number[] = [];
  function Opened() {
    const [newestReceived, setNewest] = useState(0);
    see = () => {
      newest += 1;
      setNewest(newest);
    };
    useMarkChatRead({ conversationId: 1, unreadCount: 0, isLoaded: true, newestReceived });
    return null;
  }
  await show(
    Opened,
    () => marked.push(newest),
    answerTo(getAllFriends, () => listOf('New')),
  );
  for (let count = 0; count < 5; count += 1) await act(async () => see());
  await waitFor(() => expect(marked).toEqual([5]));
  await act(async () => see());
  await waitFor(() => expect(marked).toEqual([5, 6]));
});
