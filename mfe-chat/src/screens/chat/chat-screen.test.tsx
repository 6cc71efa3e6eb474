import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editChatMsg } from '@xana/contracts/http/chat/edit-chat-msg';
import { getAllFriends } from '@xana/contracts/http/chat/get-all-friends';
import { getChatChanges } from '@xana/contracts/http/chat/get-chat-changes';
import { getConversation } from '@xana/contracts/http/chat/get-conversation';
import { getFriendsChat } from '@xana/contracts/http/chat/get-friends-chat';
import { markChatRead } from '@xana/contracts/http/chat/mark-chat-read';
import type { Message } from '@xana/contracts/http/chat/message';
import { sendMessage } from '@xana/contracts/http/chat/send-message';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { act } from 'react';
import { phrases } from '../../phrases/phrases.ts';
import type { ChatSocket, PresenceSocket } from '../../shared/live/create-live-chat.ts';
import { liveChat } from '../../shared/live/live-chat.ts';
import { clearPending } from '../../shared/outbox/outbox.ts';
import { ChatScreen } from './chat-screen.tsx';

const member = {
  id: 7,
  name: 'Mia',
  avatar: null,
  profileIconColor: '#5b3df5',
  email: null,
  userProfile: { username: 'mia', isPopUpShow: false },
  userWallet: { address: '0x00000000000000000000000000000000000000aa' },
};
const noah = { id: 8, name: 'Noah', avatar: null, profileIconColor: '#0b7a4b' };

/** The messages of one conversation, as the platform stores them. */
let messages: Message[] = [];
let marked = 0;

const write = (senderId: number, body: string, more: Partial<Message> = {}): Message => {
  const seq = messages.length + 1;
  const message: Message = {
    id: `1-${seq}`,
    clientId: `client-${seq}`,
    conversationId: 1,
    senderId,
    receiverId: senderId === 7 ? 8 : 7,
    body,
    replyTo: null,
    likes: [],
    seq,
    change: seq,
    createdAt: new Date().toISOString(),
    editedAt: null,
    deletedAt: null,
    readAt: null,
    ...more,
  };
  messages.push(message);
  return message;
};

/** A socket of which the test is the server. */
function fakeSocket() {
  const handlers = new Map<string, (data?: unknown) => void>();
  const socket = {
    on: (event: string, handler: (data?: unknown) => void) => handlers.set(event, handler),
    volatile: { emit: () => {} },
  };
  return { socket, emit: (event: string, data?: unknown) => act(async () => handlers.get(event)?.(data)) };
}

const show = (path: string, conversations: { unreadCount: number } | null) =>
  renderInFakeShell(ChatScreen, {
    remote: 'mfe-chat',
    path,
    member,
    phrases,
    answers: [
      answerTo(getAllFriends, () => {
        const last = messages.at(-1);
        const row = {
          conversationId: 1,
          user: noah,
          lastMessage: last?.body ?? '',
          lastMessageAt: last?.createdAt ?? '',
          unreadCount: conversations?.unreadCount ?? 0,
        };
        return conversations ? { count: 1, rows: [row] } : { count: 0, rows: [] };
      }),
      answerTo(getConversation, ({ userId }) => {
        if (userId !== 8) throw apiError({ code: 'USER_NOT_FOUND', message: 'gone', status: 404 });
        return { conversationId: null, user: noah };
      }),
      answerTo(getFriendsChat, () => ({ count: messages.length, rows: [...messages].reverse() })),
      answerTo(getChatChanges, ({ after }) => ({
        rows: messages.filter(({ change }) => change > Number(after)),
        lastChange: messages.length,
      })),
      answerTo(markChatRead, () => {
        marked += 1;
        return { unreadCount: 0 };
      }),
      answerTo(sendMessage, ({ clientId, body }) => {
        if (body === 'rejected') throw apiError({ code: 'USER_NOT_FOUND', message: 'gone', status: 404 });
        return write(7, body, { clientId });
      }),
      answerTo(editChatMsg, ({ id, body }) => {
        const edited = { ...(messages.find((each) => each.id === id) as Message), body, change: 50, editedAt: 'now' };
        return edited;
      }),
    ],
  });

const log = () => screen.getByRole('log', { name: 'Messages with Noah' });
const field = () => screen.getByRole('textbox', { name: 'Message to Noah' });
const texts = () => [...log().querySelectorAll('li p')].map(({ textContent }) => textContent);
const send = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};

beforeEach(() => {
  messages = [];
  marked = 0;
  localStorage.clear();
});
afterEach(() => {
  clearPending();
  liveChat.detach();
});

describe('ChatScreen', () => {
  it('[CH-02] opens the conversation with a user before the first message, and shows the message that begins it', async () => {
    await show('/chat?user=8', null);
    expect(await screen.findByText('Write to Noah')).toBeTruthy();
    send('Hello');
    await waitFor(() => expect(texts()).toEqual(['Hello']));
    expect(await within(log()).findByText('Sent')).toBeTruthy();
  });

  it('[CH-01] shows an error when the user of the address does not exist', async () => {
    await show('/chat?user=99', null);
    expect(await screen.findByText('This user does not exist')).toBeTruthy();
  });

  it('[CH-02] keeps a rejected message with its reason, and deletes it on request', async () => {
    write(8, 'Hi');
    await show('/chat?with=1', { unreadCount: 0 });
    await waitFor(() => expect(texts()).toEqual(['Hi']));
    send('rejected');
    expect(await screen.findByText(/Not sent\. This user does not exist/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(texts()).toEqual(['Hi']));
  });

  it('[CH-03] [CH-05] shows messages, deletions, typing, receipts and presence as the sockets report them', async () => {
    write(7, 'Mine');
    const [chat, presence] = [fakeSocket(), fakeSocket()];
    liveChat.attachChat(chat.socket as unknown as ChatSocket);
    liveChat.attachPresence(presence.socket as unknown as PresenceSocket);
    await show('/chat?with=1', { unreadCount: 0 });
    await waitFor(() => expect(texts()).toEqual(['Mine']));
    await presence.emit('userFriendJoined', { userId: 8 });
    expect(screen.getAllByText('Online').length).toBeGreaterThan(0);
    await chat.emit('typing', { conversationId: 1, userId: 8 });
    expect(screen.getByText('Noah is typing…')).toBeTruthy();
    await chat.emit('read', { conversationId: 1, userId: 8, seq: 1, readAt: '2026-11-20T12:00:00.000Z' });
    expect(within(log()).getByText('Read')).toBeTruthy();
    const received = write(8, 'Theirs');
    await chat.emit('message', received);
    expect(texts()).toEqual(['Mine', 'Theirs']);
    expect(screen.queryByText('Noah is typing…')).toBeNull();
    expect(screen.getByText('Noah: Theirs')).toBeTruthy();
    await waitFor(() => expect(marked).toBe(1));
    await chat.emit('message', { ...received, body: '', deletedAt: '2026-11-20T12:00:01.000Z', change: 3 });
    expect(within(log()).getByText('Message deleted')).toBeTruthy();
  });

  it('[CH-03] fetches what was missed when the socket connects again', async () => {
    write(8, 'Before');
    const chat = fakeSocket();
    liveChat.attachChat(chat.socket as unknown as ChatSocket);
    await chat.emit('connect');
    await show('/chat?with=1', { unreadCount: 0 });
    await waitFor(() => expect(texts()).toEqual(['Before']));
    await chat.emit('disconnect');
    write(8, 'Missed');
    await chat.emit('connect');
    await waitFor(() => expect(texts()).toEqual(['Before', 'Missed']));
  });

  it('[CH-02] marks unread messages with a line and as read', async () => {
    write(8, 'Old', { readAt: '2026-11-20T12:00:00.000Z' });
    write(8, 'New');
    await show('/chat?with=1', { unreadCount: 1 });
    await waitFor(() => expect(texts()).toEqual(['Old', 'New']));
    const rows = [...log().querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
    expect(rows.findIndex((row) => row.includes('New messages'))).toBe(rows.findIndex((row) => row.startsWith('New')));
    expect(marked).toBeGreaterThan(0);
  });

  it('[CH-02] edits the newest own message after an arrow up in the empty field', async () => {
    write(7, 'Helo');
    await show('/chat?with=1', { unreadCount: 0 });
    await waitFor(() => expect(texts()).toEqual(['Helo']));
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    const edited = screen.getByRole('textbox', { name: 'Editing your message' }) as HTMLTextAreaElement;
    expect(edited.value).toBe('Helo');
    fireEvent.change(edited, { target: { value: 'Hello' } });
    fireEvent.keyDown(edited, { key: 'Enter' });
    await waitFor(() => expect(texts()).toEqual(['Hello']));
    expect(within(log()).getByText('Edited')).toBeTruthy();
    expect(field()).toBeTruthy();
  });
});
