import type { Message } from '@xana/contracts/http/chat/message';
import fc from 'fast-check';
import { messageOf } from '../test-messages.ts';
import { createHistory } from './create-history.ts';
import { PAGE_SIZE } from './history-source.ts';
import { MAX_SHOWN } from './message-window.ts';

const ME = 7;
const THEM = 8;

/** A conversation on a server: every change has the next number. */
function createServer(count: number) {
  const messages: Message[] = [];
  let change = 0;
  let isDown = false;
  const write = (message: Message) => {
    change += 1;
    const written = { ...message, change };
    messages[message.seq - 1] = written;
    return written;
  };
  const send = (senderId = THEM) =>
    write(
      messageOf(messages.length + 1, `message ${messages.length + 1}`, {
        senderId,
        receiverId: senderId === ME ? THEM : ME,
      }),
    );
  for (let index = 0; index < count; index += 1) send();
  const orFail = <Value>(value: Value) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(value));
  return {
    messages,
    send,
    edit: (seq: number) => write({ ...(messages[seq - 1] as Message), body: `edited ${change}` }),
    setDown: (down: boolean) => {
      isDown = down;
    },
    calls: {
      loadPage: (_id: number, page: number) => {
        const end = messages.length - (page - 1) * PAGE_SIZE;
        const rows = messages.slice(Math.max(0, end - PAGE_SIZE), Math.max(0, end)).reverse();
        return orFail({ count: messages.length, rows, firstSeq: 1 });
      },
      loadChanges: (_id: number, after: number) => {
        const changed = messages.filter((each) => each.change > after).sort((one, other) => one.change - other.change);
        return orFail({ rows: changed.slice(0, 20), lastChange: change });
      },
    },
  };
}

const open = async (server: ReturnType<typeof createServer>, conversationId: number | null = 1) => {
  const history = createHistory({ conversationId, memberId: ME, unreadCount: 0, calls: server.calls });
  await history.load();
  return history;
};
const seqs = (history: Awaited<ReturnType<typeof open>>) => history.view().messages.map(({ seq }) => seq);

describe('createHistory', () => {
  it('[CH-01] shows the newest page, then one more at a time until the first message', async () => {
    const history = await open(createServer(70));
    expect(seqs(history)).toEqual(Array.from({ length: 30 }, (_, index) => index + 41));
    await history.showEarlier();
    await history.showEarlier();
    expect(seqs(history)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
    expect(history.view().hasEarlier).toBe(false);
  });

  it('[CH-01] keeps the number of shown messages bounded in a history of ten thousand', async () => {
    const history = await open(createServer(10_000));
    for (let page = 0; page < 20; page += 1) await history.showEarlier();
    expect(history.view().messages).toHaveLength(MAX_SHOWN);
    expect(history.view().hasLater).toBe(true);
    const first = seqs(history)[0] ?? 0;
    await history.showLater();
    expect(history.view().messages).toHaveLength(MAX_SHOWN);
    expect(seqs(history)[0]).toBe(first + PAGE_SIZE);
    await history.showNewest();
    expect(seqs(history).at(-1)).toBe(10_000);
    expect(await history.showAround(5)).toBe(true);
    expect(seqs(history)[0]).toBe(1);
  });

  it('[CH-03] drops the oldest messages when many arrive for a reader at the end', async () => {
    const server = createServer(40);
    const history = await open(server);
    for (let index = 0; index < 3 * MAX_SHOWN; index += 1) {
      history.receive(server.send());
      history.dropEarlier();
      expect(seqs(history).length).toBeLessThanOrEqual(MAX_SHOWN);
      expect(seqs(history).length).toBeGreaterThanOrEqual(Math.min(30, index));
    }
    expect(seqs(history).at(-1)).toBe(server.messages.length);
    expect(history.view().hasEarlier).toBe(true);
    await history.showEarlier();
    history.dropEarlier();
    expect(seqs(history).length).toBeLessThanOrEqual(MAX_SHOWN);
  });

  it('[CH-03] keeps the newer version of a message that arrives late', async () => {
    const server = createServer(2);
    const history = await open(server);
    const [first, second] = [server.edit(1), server.edit(1)];
    history.receive(second);
    history.receive(first);
    expect(history.view().messages[0]?.body).toBe(second.body);
  });

  it('[CH-03] fetches what is missing when a change was skipped', async () => {
    const server = createServer(2);
    const history = await open(server);
    server.send();
    history.receive(server.send());
    await history.catchUp();
    expect(seqs(history)).toEqual([1, 2, 3, 4]);
  });

  it('[CH-03] loads the newest messages after a very long absence', async () => {
    const server = createServer(5);
    const history = await open(server);
    for (let index = 0; index < 700; index += 1) server.send();
    await history.catchUp();
    expect(seqs(history).at(-1)).toBe(705);
    expect(seqs(history)).toEqual(seqs(history).map((_, index) => (seqs(history)[0] ?? 0) + index));
  });

  it('[CH-02] begins a conversation with its first message', async () => {
    const server = createServer(0);
    const history = await open(server, null);
    expect(history.view().status).toBe('ready');
    history.receive(server.send(ME));
    expect(history.conversationId()).toBe(1);
    expect(seqs(history)).toEqual([1]);
  });

  it('fails without a connection and loads when it is back', async () => {
    const server = createServer(3);
    server.setDown(true);
    const history = await open(server);
    expect(history.view().status).toBe('failed');
    server.setDown(false);
    await history.catchUp();
    expect(seqs(history)).toEqual([1, 2, 3]);
  });

  it('[CH-03] shows each message once and in order, whichever events are lost, doubled or late', async () => {
    const step = fc.record({
      kind: fc.constantFrom('send', 'send', 'edit', 'catchUp', 'earlier'),
      on: fc.nat(40),
      copies: fc.constantFrom(0, 1, 2),
      isLate: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 80 }), fc.array(step, { maxLength: 30 }), async (count, steps) => {
        const server = createServer(count);
        const history = await open(server);
        const late: Message[] = [];
        for (const { kind, on, copies, isLate } of steps) {
          if (kind === 'catchUp') await history.catchUp();
          if (kind === 'earlier') await history.showEarlier();
          if (kind !== 'send' && kind !== 'edit') continue;
          const message = kind === 'send' ? server.send(on % 2 ? ME : THEM) : server.edit((on % count) + 1);
          for (let copy = 0; copy < copies; copy += 1) if (isLate) late.push(message);
          if (!isLate) for (let copy = 0; copy < copies; copy += 1) history.receive(message);
        }
        for (const message of late.reverse()) history.receive(message);
        await history.catchUp();
        await history.catchUp();
        const shown = history.view().messages;
        expect(shown).toEqual(server.messages.slice(server.messages.length - shown.length));
      }),
    );
  });
});
