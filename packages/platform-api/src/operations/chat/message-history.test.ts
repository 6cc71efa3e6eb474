import type { Message } from '@xana/contracts/http/chat/message';
import fc from 'fast-check';
import { readList } from '../../../test/member-actions.ts';
import { logIn, type Member } from '../../../test/test-server.ts';
import { useChat } from './test-chat.ts';

const { server, sent, history, pair, send, acquaint } = useChat();

it('[AP-02] returns NOT_FOUND to a member of neither side for every operation of a conversation (IDOR)', async () => {
  const [me, friend] = await pair();
  const stranger = await logIn(server);
  const { conversationId, id } = await sent(me, friend, 'Between us');
  const codes = await Promise.all([
    stranger.get(`/chat/get-friends-chat/${conversationId}/1/10`),
    stranger.get(`/chat/get-changes/${conversationId}/0/10`),
    stranger.put(`/chat/mark-chat-read/${conversationId}`),
    stranger.put(`/chat/edit-chat-msg/${id}`, { body: 'x' }),
    stranger.delete(`/chat/delete-chat-msg/${id}`),
    server.ask('PUT', `/api/v1/like-unlike-msg/${conversationId}/1`, { token: stranger.token, host: 'chat' }),
  ]);
  expect(codes.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await history(me, conversationId)).rows[0]).toMatchObject({ body: 'Between us', likes: [] });
});

it('[T60] [CH-03] returns each message that changed after any change number once, in its current state', async () => {
  const [me, friend] = await pair();
  const { conversationId } = await sent(me, friend, 'Begin');
  type Action = { kind: 'send' | 'edit' | 'delete' | 'like'; on: number };
  const action = fc.record<Action>({
    kind: fc.constantFrom('send', 'send', 'edit', 'delete', 'like'),
    on: fc.nat(9),
  });
  const everything = async () => {
    const rows: Message[] = [];
    for (let page = 1; ; page += 1) {
      const { rows: more } = await history(me, conversationId, page, 20);
      rows.push(...more);
      if (more.length < 20) return new Map(rows.map((row) => [row.id, row]));
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
      const known = await everything();
      let after = Math.max(...[...known.values()].map(({ change }) => change));
      for (const { kind, on } of actions) {
        const id = [...known.keys()][on % known.size];
        if (kind === 'send') await send(on % 2 ? me : friend, on % 2 ? friend : me, `${kind} ${on}`);
        if (kind === 'edit') await me.put(`/chat/edit-chat-msg/${id}`, { body: `e${on}` });
        if (kind === 'delete') await me.delete(`/chat/delete-chat-msg/${id}`);
        if (kind === 'like')
          await server.ask('PUT', `/api/v1/like-unlike-msg/${id?.replace('-', '/')}`, {
            token: friend.token,
            host: 'chat',
          });
      }
      for (let more = true; more; ) {
        const { data } = await me.get(`/chat/get-changes/${conversationId}/${after}/3`);
        const { rows, lastChange } = data as { rows: Message[]; lastChange: number };
        expect(rows.every(({ change }, index) => change > (rows[index - 1]?.change ?? after))).toBe(true);
        for (const row of rows) known.set(row.id, row);
        after = rows.at(-1)?.change ?? after;
        more = after < lastChange;
      }
      expect(known).toEqual(await everything());
    }),
    { numRuns: 12 },
  );
});

const search = (member: Member, id: number, text: string, page = '1/20') => {
  const url = `/chat/search-messages/${id}/${page}?text=${encodeURIComponent(text)}`;
  return readList<Message>(member, url);
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
  await me.delete(`/chat/delete-chat-msg/${first}`);
  await me.put(`/chat/edit-chat-msg/${second.id}`, { body: 'A house' });
  expect(await bodies(friend, id, 'garden')).toEqual([]);
  expect(await bodies(friend, id, 'house')).toEqual(['A house']);
  const stranger = await logIn(server);
  expect(await search(stranger, id, 'house')).toBeNull();
});

it('[CM-06] finds the first message at or after a time', async () => {
  const [me, friend] = await pair();
  await acquaint(me, friend);
  const { conversationId: id } = await sent(me, friend, 'Today');
  const days = ['2026-11-01T09:00:00Z', '2026-11-03T00:00:00Z', '2026-11-03T10:00:00Z'];
  for (const [index, at] of days.entries()) {
    await server.database
      .updateTable('messages')
      .set({ created_at: new Date(at) })
      .where('conversation_id', '=', id)
      .where('sequence', '=', index + 1)
      .execute();
  }
  const at = async (time: string) => (await me.get(`/chat/find-message-at/${id}?at=${encodeURIComponent(time)}`)).data;
  expect(await at('2020-01-01T00:00:00Z')).toEqual({ seq: 1 });
  expect(await at('2026-11-02T00:00:00Z')).toEqual({ seq: 2 });
  expect(await at('2026-11-03T00:00:00Z')).toEqual({ seq: 2 });
  expect(await at('2026-11-03T00:00:01Z')).toEqual({ seq: 3 });
  expect(await at('2026-11-04T00:00:00Z')).toEqual({ seq: null });
});
