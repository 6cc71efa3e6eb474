import { randomUUID } from 'node:crypto';
import type { Message } from '@xana/contracts/http/chat/message';
import type { TestServer } from '../test-server.ts';
import { type Fixture, type Input, NOWHERE } from './fixture.ts';

type ChatFactories = ReturnType<typeof createChatFactories>;

export function chatFixtures(factories: ChatFactories): Record<string, () => Promise<Fixture>> {
  const conversation = async (rest: Input = {}): Promise<Fixture> => {
    const { conversationId } = await factories.newMessage();
    return { theirs: { id: conversationId, ...rest }, missing: { id: NOWHERE, ...rest } };
  };
  const message = async (rest: Input = {}): Promise<Fixture> => {
    const { conversationId, seq } = await factories.newMessage();
    return { theirs: { id: `${conversationId}-${seq}`, ...rest }, missing: { id: `${NOWHERE}-1`, ...rest } };
  };
  const request = async (): Promise<Fixture> => ({
    theirs: { id: await factories.newRequest() },
    missing: { id: NOWHERE },
  });
  return {
    deleteChatMsg: () => message(),
    editChatMsg: () => message({ body: 'Changed' }),
    async likeUnlikeMsg() {
      const theirs = await factories.newMessage();
      return { theirs: { ...theirs, isLike: true }, missing: { conversationId: NOWHERE, seq: 1, isLike: true } };
    },
    restoreChatMsg: async () => ({
      theirs: { id: await factories.newDeletedMessage() },
      missing: { id: `${NOWHERE}-1` },
    }),
    markChatRead: () => conversation(),
    getFriendsChat: () => conversation({ page: 1, limit: 5 }),
    getChatChanges: () => conversation({ after: 0, limit: 5 }),
    searchMessages: () => conversation({ text: 'them', page: 1, limit: 5 }),
    findMessageAt: () => conversation({ at: '2026-01-01T00:00:00.000Z' }),
    acceptMessageRequest: request,
    removeMessageRequest: request,
    restoreMessageRequest: request,
  };
}

type Member = { userId: number; token: string };

/** Makes something new between the two members each time. */
export function createChatFactories(server: TestServer, owner: Member, partner: Member) {
  const send = async (from: Member, to: Member, body: string) => {
    const message = { receiverId: to.userId, clientId: randomUUID(), body };
    return (await server.ask('POST', '/chat/create-msg', { token: from.token, body: message })).data as Message;
  };
  let greeted: Promise<unknown> | undefined;
  const newMessage = async () => {
    // What the owner writes is an answer then, and no request, which may have three messages.
    greeted ??= send(partner, owner, 'Hello');
    await greeted;
    const { conversationId, seq } = await send(owner, partner, 'Between them');
    return { conversationId, seq };
  };
  const setRequest = (conversationId: number, isRequest: boolean) =>
    server.database
      .updateTable('conversation_members')
      .set({ is_request: isRequest })
      .where('conversation_id', '=', conversationId)
      .where('user_id', '=', owner.userId)
      .execute();
  /** Returns the id of a conversation that waits for the owner to accept it. */
  const newRequest = async () => {
    const { conversationId } = await newMessage();
    await setRequest(conversationId, true);
    return conversationId;
  };
  const newDeletedMessage = async () => {
    const { conversationId, seq } = await newMessage();
    // Who removed a request does not see its messages.
    await setRequest(conversationId, false);
    const id = `${conversationId}-${seq}`;
    await server.ask('DELETE', `/chat/delete-chat-msg/${id}`, { token: owner.token });
    return id;
  };
  return { newMessage, newDeletedMessage, newRequest };
}
