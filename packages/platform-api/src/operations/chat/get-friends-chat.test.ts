import { logIn } from '../../../test/test-server.ts';
import { useChat } from './test-chat.ts';

const { server, sent, history, pair } = useChat();

it('[AP-02] returns NOT_FOUND to a member of neither side for every operation of a conversation (IDOR)', async () => {
  const [me, friend] = await pair();
  const stranger = await logIn(server());
  const { conversationId, id } = await sent(me, friend, 'Between us');
  const codes = await Promise.all([
    server().ask('GET', `/chat/get-friends-chat/${conversationId}/1/10`, { token: stranger.token }),
    server().ask('GET', `/chat/get-changes/${conversationId}/0/10`, { token: stranger.token }),
    server().ask('PUT', `/chat/mark-chat-read/${conversationId}`, { token: stranger.token }),
    server().ask('PUT', `/chat/edit-chat-msg/${id}`, { token: stranger.token, body: { body: 'x' } }),
    server().ask('DELETE', `/chat/delete-chat-msg/${id}`, { token: stranger.token }),
    server().ask('PUT', `/api/v1/like-unlike-msg/${conversationId}/1`, { token: stranger.token, host: 'chat' }),
  ]);
  expect(codes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await history(me, conversationId)).rows[0]).toMatchObject({ body: 'Between us', likes: [] });
});
