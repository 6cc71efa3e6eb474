import type { Message } from '@xana/contracts/http/chat/message';
import { logIn } from '../../../test/test-server.ts';
import { useChat } from './test-chat.ts';

const { server, sent, acquaint, pair } = useChat();

type Member = Awaited<ReturnType<typeof logIn>>;

const search = async ({ token }: Member, id: number, text: string, page = '1/20') => {
  const url = `/chat/search-messages/${id}/${page}?text=${encodeURIComponent(text)}`;
  return (await server().ask('GET', url, { token })).data as unknown as { count: number; rows: Message[] };
};
const bodies = async (...input: Parameters<typeof search>) => (await search(...input)).rows.map(({ body }) => body);

it('[CM-05] finds messages that contain all terms, in any letter case, newest first and page by page', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const { conversationId: id } = await sent(me, friend, 'The red Garden');
  await sent(friend, me, 'A garden, and it is RED');
  await sent(me, friend, 'A blue house');
  expect(await bodies(me, id, 'garden')).toEqual(['A garden, and it is RED', 'The red Garden']);
  expect(await bodies(friend, id, 'red gard')).toEqual(['A garden, and it is RED', 'The red Garden']);
  expect(await search(me, id, 'garden', '2/1')).toMatchObject({ count: 2, rows: [{ body: 'The red Garden' }] });
  expect(await bodies(me, id, '100%')).toEqual([]);
  expect(await bodies(me, id, ' ')).toEqual([]);
  expect(await bodies(me, id, 'us')).toEqual(['A blue house']);
});

it('[CM-05] finds Japanese without spaces, by one character, and in either kana', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const { conversationId: id } = await sent(me, friend, '明日はサクラを見に行きましょう');
  expect(await bodies(me, id, 'さくら')).toHaveLength(1);
  expect(await bodies(me, id, '見')).toHaveLength(1);
  expect(await bodies(me, id, 'さくら 明日')).toHaveLength(1);
  expect(await bodies(me, id, '昨日')).toHaveLength(0);
});

it('[CM-05] finds neither deleted messages, nor the former text of edited ones, nor those of others', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const { conversationId: id, id: first } = await sent(me, friend, 'A secret garden');
  const second = await sent(me, friend, 'Another garden');
  await server().ask('DELETE', `/chat/delete-chat-msg/${first}`, { token: me.token });
  await server().ask('PUT', `/chat/edit-chat-msg/${second.id}`, { token: me.token, body: { body: 'A house' } });
  expect(await bodies(friend, id, 'garden')).toEqual([]);
  expect(await bodies(friend, id, 'house')).toEqual(['A house']);
  const stranger = await logIn(server());
  expect(await search(stranger, id, 'house')).toBeNull();
});

it('[CM-06] finds the first message at or after a time', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const { conversationId: id } = await sent(me, friend, 'Today');
  const days = ['2026-11-01T09:00:00Z', '2026-11-03T00:00:00Z', '2026-11-03T10:00:00Z'];
  for (const [index, at] of days.entries()) {
    await server()
      .database.updateTable('messages')
      .set({ created_at: new Date(at) })
      .where('conversation_id', '=', id)
      .where('sequence', '=', index + 1)
      .execute();
  }
  const at = async (time: string) =>
    (await server().ask('GET', `/chat/find-message-at/${id}?at=${encodeURIComponent(time)}`, { token: me.token })).data;
  expect(await at('2020-01-01T00:00:00Z')).toEqual({ seq: 1 });
  expect(await at('2026-11-02T00:00:00Z')).toEqual({ seq: 2 });
  expect(await at('2026-11-03T00:00:00Z')).toEqual({ seq: 2 });
  expect(await at('2026-11-03T00:00:01Z')).toEqual({ seq: 3 });
  expect(await at('2026-11-04T00:00:00Z')).toEqual({ seq: null });
});
