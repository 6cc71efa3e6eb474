import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  fetchUnreadChatsCount,
  getAllFriends,
  getConversation,
  markChatRead,
} from '@xana/contracts/http/chat/conversations';
import type { Message } from '@xana/contracts/http/chat/message';
import {
  findMessageAt,
  getChatChanges,
  getFriendsChat,
  searchMessages,
} from '@xana/contracts/http/chat/message-history';
import {
  acceptMessageRequest,
  getMessageRequests,
  removeMessageRequest,
} from '@xana/contracts/http/chat/message-requests';
import { editChatMsg, sendMessage } from '@xana/contracts/http/chat/messages';
import { muteUser } from '@xana/contracts/http/social/mutes';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import type { ChatSocket, PresenceSocket } from '../../shared/live/create-live-chat.ts';
import { liveChat } from '../../shared/live/live-chat.ts';
import { clearPending } from '../../shared/outbox/outbox.ts';
import { ChatScreen } from './chat-screen.tsx';
import { messageOf } from './test-messages.ts';
import { fakeSocket, member, noah } from './test-people.ts';

/** The messages of one conversation, as the platform stores them. */
let messages: Message[] = [];
let marked = 0;
/** Whether the conversation waits for the member to accept it. */
let isRequest = false;
let isRemoved = false;
let isMuted = false;

const write = (senderId: number, body: string, more: Partial<Message> = {}): Message => {
  const receiverId = senderId === 7 ? 8 : 7;
  const createdAt = new Date().toISOString();
  const message = messageOf(messages.length + 1, body, { senderId, receiverId, createdAt, ...more });
  messages.push(message);
  return message;
};

const row = ({ unreadCount }: { unreadCount: number }) => ({
  conversationId: 1,
  user: noah,
  lastMessage: messages.at(-1)?.body ?? '',
  lastMessageAt: messages.at(-1)?.createdAt ?? '',
  unreadCount,
  isMuted,
});
const listOf = <Row,>(rows: Row[]) => ({ count: rows.length, rows });

const show = (path: string, conversations: { unreadCount: number } | null) =>
  renderInFakeShell(ChatScreen, {
    remote: 'mfe-chat',
    path,
    member,
    answers: [
      answerTo(getAllFriends, () => listOf(conversations && !isRequest ? [row(conversations)] : [])),
      answerTo(getMessageRequests, () => listOf(conversations && isRequest && !isRemoved ? [row(conversations)] : [])),
      answerTo(acceptMessageRequest, () => {
        isRequest = false;
        return { isAccepted: true };
      }),
      answerTo(removeMessageRequest, () => {
        isRemoved = true;
        return { isRemoved: true };
      }),
      answerTo(muteUser, () => {
        isMuted = true;
        return { isMuted };
      }),
      answerTo(fetchUnreadChatsCount, () => 0),
      answerTo(searchMessages, ({ text }) => listOf(messages.filter(({ body }) => body.includes(text)).reverse())),
      answerTo(findMessageAt, ({ at }) => ({ seq: messages.find(({ createdAt }) => createdAt >= at)?.seq ?? null })),
      answerTo(getConversation, ({ userId }) => {
        if (userId !== 8) throw apiError({ code: 'USER_NOT_FOUND', message: 'gone', status: 404 });
        return { conversationId: null, user: noah, isRequest: false, isMuted: false };
      }),
      answerTo(getFriendsChat, () => ({ count: messages.length, rows: [...messages].reverse(), firstSeq: 1 })),
      answerTo(getChatChanges, ({ after }) => ({
        rows: messages.filter(({ change }) => change > Number(after)),
        lastChange: messages.length,
      })),
      answerTo(markChatRead, () => {
        marked += 1;
        messages = messages.map((each) => ({ ...each, readAt: each.senderId === 8 ? 'now' : each.readAt }));
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
/** The `seq` of the messages that are marked after a jump. */
const marks = () => [...log().querySelectorAll<HTMLElement>('[data-found]')].map(({ dataset }) => dataset.message);
const field = () => screen.getByRole('textbox', { name: 'Message to Noah' });
const texts = () => [...log().querySelectorAll('li p')].map(({ textContent }) => textContent);
const send = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
};

beforeEach(() => {
  messages = [];
  marked = 0;
  isRequest = false;
  isRemoved = false;
  isMuted = false;
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
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(texts()).toEqual(['Hi']));
  });

  it('[CH-03] [CH-05] shows messages, deletions, typing, receipts and presence as the sockets report them', async () => {
    write(7, 'Mine');
    const [chat, presence] = [fakeSocket(), fakeSocket()];
    liveChat.attachChat(chat.socket as unknown as ChatSocket, member.id);
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
    liveChat.attachChat(chat.socket as unknown as ChatSocket, member.id);
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

  it('[CH-01] [CH-02] marks unread messages with a line below the last answer of the member', async () => {
    write(8, 'Answered elsewhere');
    write(7, 'The answer');
    write(8, 'New');
    await show('/chat?with=1', { unreadCount: 2 });
    await waitFor(() => expect(texts()).toEqual(['Answered elsewhere', 'The answer', 'New']));
    const rows = [...log().querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
    expect(rows.indexOf('New messages')).toBe(rows.findIndex((row) => row.startsWith('The answer')) + 1);
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

  it('[CM-01] [CM-02] shows a request without a field and without marking it as read, until it is accepted', async () => {
    isRequest = true;
    write(8, 'Hello Mia');
    await show('/chat', { unreadCount: 1 });
    fireEvent.click(await screen.findByRole('link', { name: 'Message requests (1)' }));
    fireEvent.click(await screen.findByRole('link', { name: /Hello Mia/ }));
    await waitFor(() => expect(texts()).toEqual(['Hello Mia']));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(marked).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('textbox', { name: 'Message to Noah' })).toBeTruthy();
    await waitFor(() => expect(marked).toBeGreaterThan(0));
  });

  it('[CM-03] removes a request', async () => {
    isRequest = true;
    write(8, 'Hello Mia');
    const { asked } = await show('/chat?view=requests&with=1', { unreadCount: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No message requests')).toBeTruthy();
    expect(asked).toContain('toast: The request from Noah was removed');
  });

  it('[CM-04] mutes the user from the header, and shows it there and in the list', async () => {
    write(8, 'Hi');
    const { asked } = await show('/chat?with=1', { unreadCount: 0 });
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Noah' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Mute' }));
    await waitFor(() => expect(screen.getAllByText('Muted')).toHaveLength(2));
    expect(asked).toContain('toast: Noah is muted');
  });

  it('[CM-05] finds messages, marks what matches, and steps from one to the next in the conversation', async () => {
    for (const body of ['A garden', 'A house', 'Another garden']) write(8, body);
    await show('/chat?with=1', { unreadCount: 0 });
    fireEvent.click(await screen.findByRole('button', { name: 'Search in the conversation' }));
    const search = await screen.findByRole('searchbox', { name: 'Search messages' });
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: 'garden' } });
    const results = await screen.findByRole('list', { name: 'Messages found' });
    expect([...results.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['garden', 'garden']);
    expect(screen.getByText('2 messages')).toBeTruthy();
    fireEvent.click(within(results).getByRole('button', { name: /Another garden/ }));
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    await waitFor(() => expect(marks()).toEqual(['3']));
    fireEvent.click(screen.getByRole('button', { name: 'Earlier match' }));
    await waitFor(() => expect(marks()).toEqual(['1']));
    fireEvent.keyDown(search, { key: 'Escape' });
    fireEvent.keyDown(search, { key: 'Escape' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search in the conversation' }));
    expect(marks()).toEqual([]);
  });

  it('[CM-06] jumps to the first message of a day, and shows a notice when there is none', async () => {
    write(8, 'Old', { createdAt: '2026-11-01T12:00:00.000Z' });
    write(8, 'New', { createdAt: '2026-11-05T12:00:00.000Z' });
    const { asked } = await show('/chat?with=1', { unreadCount: 0 });
    fireEvent.click(await screen.findByRole('button', { name: 'Search in the conversation' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Jump to date' }));
    for (const value of ['2026-11-03', '2030-01-01']) {
      fireEvent.change(screen.getByLabelText('Jump to date'), { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: 'Jump' }));
      await waitFor(() => expect(marks()).toEqual(['2']));
    }
    await waitFor(() => expect(asked).toContain('toast: There are no messages on or after this date'));
  });
});
