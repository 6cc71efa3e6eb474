import type { getAllFriends } from '@xana/contracts/http/chat/conversations';
import type { Message } from '@xana/contracts/http/chat/message';
import type { OutputOf } from '@xana/contracts/operation';
import { readList } from '../../../test/member-actions.ts';
import { logInMembers, type Member } from '../../../test/test-server.ts';
import { type SocketNamespace, useSocketServer } from '../../realtime/test-sockets.ts';

type ConversationList = OutputOf<typeof getAllFriends>;
/** Starts a platform with sockets for the tests of a file, with the calls of members who chat. */
export function useChat() {
  const sockets = useSocketServer();
  const { server } = sockets;

  let clientIds = 0;
  const newClientId = () => `test-${String(clientIds++).padStart(6, '0')}`;
  const send = (from: Member, to: Member, body: string, clientId = newClientId()) =>
    from.post('/chat/create-msg', { receiverId: to.userId, clientId, body });
  const sent = async (...message: Parameters<typeof send>) => (await send(...message)).data as Message;
  const history = (member: Member, conversationId: number, page = 1, limit = 50) =>
    readList<Message>(member, `/chat/get-friends-chat/${conversationId}/${page}/${limit}`);
  /** A conversation that the receiver has accepted: both have written. */
  const acquaint = async (one: Member, other: Member) => {
    await send(one, other, 'Hello');
    await send(other, one, 'Hi');
  };
  const requests = async (member: Member) => (await member.get('/chat/get-message-requests')).data as ConversationList;
  const conversations = async (member: Member) => (await member.get('/chat/get-all-friends')).data as ConversationList;
  const unread = async (member: Member) => (await member.get('/chat/fetch-unread-chats-count')).data as number;
  const pair = async (): Promise<[Member, Member]> => await logInMembers(server, 2);
  /** A connected socket of a member; `of` returns the data of the events with this name that it received. */
  const connect = async (member: Member, namespace: SocketNamespace = '/chat') => {
    const { socket, received } = await sockets.enter(member, namespace);
    const of = (event: string) => received.filter((each) => each.event === event).map((each) => each.data as never);
    return { socket, of };
  };
  return {
    sockets,
    server,
    newClientId,
    send,
    sent,
    acquaint,
    history,
    requests,
    conversations,
    unread,
    pair,
    connect,
  };
}
