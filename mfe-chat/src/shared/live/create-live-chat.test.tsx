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
  const socket = { connected: isConnected, on: jest.fn(), emit, timeout: () => ({ emitWithAck }) };
  const live = createLiveChat();
  live.attachChat(socket as unknown as ChatSocket, ME);
  return { live, emit, emitWithAck };
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

  it('[CH-02] tells that the member types while there is a connection, and nothing of it later', () => {
    const open = setUp(async () => ({ message: MESSAGE }));
    const lost = setUp(async () => ({ message: MESSAGE }), false);
    for (const { live } of [open, lost]) live.emitTyping(3);
    expect(open.emit).toHaveBeenCalledWith('typing', { conversationId: 3 });
    expect(lost.emit).not.toHaveBeenCalled();
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
