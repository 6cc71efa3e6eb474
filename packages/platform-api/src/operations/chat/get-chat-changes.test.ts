import type { Message } from '@xana/contracts/http/chat/message';
import fc from 'fast-check';
import { useChat } from './test-chat.ts';

const { server, send, sent, history, pair } = useChat();

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
        if (kind === 'edit')
          await server().ask('PUT', `/chat/edit-chat-msg/${id}`, { token: me.token, body: { body: `e${on}` } });
        if (kind === 'delete') await server().ask('DELETE', `/chat/delete-chat-msg/${id}`, { token: me.token });
        if (kind === 'like')
          await server().ask('PUT', `/api/v1/like-unlike-msg/${id?.replace('-', '/')}`, {
            token: friend.token,
            host: 'chat',
          });
      }
      for (let more = true; more; ) {
        const { data } = await server().ask('GET', `/chat/get-changes/${conversationId}/${after}/3`, {
          token: me.token,
        });
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
