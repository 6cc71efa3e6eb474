import type { Message } from '@xana/contracts/http/chat/message';
import type { Sent } from '@xana/contracts/sockets/chat-sockets';
import { type ChatSocket, createLiveChat } from './create-live-chat.ts';

const ME = 7;
const INPUT = { clientId: 'one', receiverId: 8, body: 'Hello' };
const MESSAGE = { clientId: 'one', body: 'Hello' } as Message;

/** A live chat whose socket answers by `answer`. */
function setUp(answer: () => Promise<Sent>, isConnected = true) {
  const emitWithAck = jest.fn(answer);
  const emit = jest.fn();
  const listeners: Record<string, () => void> = {};
  const on = (event: string, listener: () => void) => Object.assign(listeners, { [event]: listener });
  const socket = { connected: isConnected, on, emit, timeout: () => ({ emitWithAck }) };
  const live = createLiveChat();
  live.attachChat(socket as unknown as ChatSocket, ME);
  return { live, emit, emitWithAck, connect: () => listeners.connect?.() };
}

describe('the live chat', () => {
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true));
  afterEach(() => void jest.restoreAllMocks());

  it('[CH-02] sends a message by its socket at once, and returns what was stored', async () => {
    const { live, emitWithAck } = setUp(async () => ({ message: MESSAGE }));
    const sent = live.send(ME, INPUT);
    expect(emitWithAck).toHaveBeenCalledWith('sendMessage', INPUT);
    expect(await sent).toBe(MESSAGE);
  });

  it.each<[string, () => Promise<Sent>]>([
    ['rejects it', async () => ({ code: 'USER_NOT_FOUND' })],
    ['does not confirm it in time', () => Promise.reject(new Error('operation has timed out'))],
  ])('[CH-02] leaves a message to the operation when the server %s', async (_, answer) => {
    expect(await setUp(answer).live.send(ME, INPUT)).toBeNull();
  });

  it('[CH-02] tells that the member types, at once or as soon as there is a connection', () => {
    const answer = async () => ({ message: MESSAGE });
    const [open, opening] = [setUp(answer), setUp(answer, false)];
    for (const { live } of [open, opening]) live.emitTyping(3);
    expect(open.emit).toHaveBeenCalledWith('typing', { conversationId: 3 });
    expect(opening.emit).not.toHaveBeenCalled();
    opening.connect();
    opening.connect();
    expect(opening.emit.mock.calls).toEqual([['typing', { conversationId: 3 }]]);
  });

  it.each<[string, (live: ReturnType<typeof createLiveChat>) => unknown]>([
    ['some seconds later', () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000)],
    ['after the message was sent', (live) => live.send(ME, INPUT)],
    ['after a logout', (live) => live.detach()],
  ])('[CH-02] tells nothing of it %s', (_, meanwhile) => {
    const { live, emit, connect } = setUp(async () => ({ message: MESSAGE }), false);
    live.emitTyping(3);
    void meanwhile(live);
    connect();
    expect(emit).not.toHaveBeenCalled();
  });

  it('[CH-02] leaves a message that is too large for a packet to the operation', async () => {
    const { live, emitWithAck } = setUp(async () => ({ message: MESSAGE }));
    expect(await live.send(ME, { ...INPUT, body: '👨‍👩‍👧‍👦'.repeat(640) })).toBeNull();
    expect(emitWithAck).not.toHaveBeenCalled();
    expect(await live.send(ME, { ...INPUT, body: '👨‍👩‍👧‍👦'.repeat(600) })).toBe(MESSAGE);
  });

  it('[CH-03] sends nothing without a connection, for another member, after a logout, and offline', async () => {
    const answer = async () => ({ message: MESSAGE });
    const lost = setUp(answer, false);
    const open = setUp(answer);
    expect(await lost.live.send(ME, INPUT)).toBeNull();
    expect(await open.live.send(ME + 1, INPUT)).toBeNull();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await open.live.send(ME, INPUT)).toBeNull();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    open.live.detach();
    expect(await open.live.send(ME, INPUT)).toBeNull();
    for (const { emitWithAck } of [lost, open]) expect(emitWithAck).not.toHaveBeenCalled();
  });
});
