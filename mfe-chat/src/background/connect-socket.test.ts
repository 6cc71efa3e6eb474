import { type Connect, connectSocket } from './connect-socket.ts';

function setUp() {
  const stop = new AbortController();
  const connect = jest.fn();
  let onError = () => {};
  let given: Parameters<Connect>[1] = {};
  const socket = { active: false, connect, on: (_event: string, listener: () => void) => (onError = listener) };
  const ticket = jest.fn(async () => 'one-time');
  const open = (_url: string, options: Parameters<Connect>[1]) => {
    given = options;
    return socket as never;
  };
  connectSocket(open, { url: 'http://chat.test/chat', ticket, signal: stop.signal });
  return { socket, connect, ticket, stop, options: given, error: () => onError() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('connectSocket', () => {
  it('connects again after a refusal, each time with a ticket of its own', async () => {
    const { connect, ticket, options, error } = setUp();
    const give = jest.fn();
    if (typeof options.auth !== 'function') throw new Error('The socket has no tickets.');
    options.auth(give);
    await jest.advanceTimersByTimeAsync(0);
    expect(give).toHaveBeenLastCalledWith({ ticket: 'one-time' });
    ticket.mockRejectedValueOnce(new Error('offline'));
    options.auth(give);
    await jest.advanceTimersByTimeAsync(0);
    expect(give).toHaveBeenLastCalledWith({});
    error();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('leaves the attempts after a lost connection to the client', async () => {
    const { socket, connect, error } = setUp();
    socket.active = true;
    error();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(connect).not.toHaveBeenCalled();
  });

  it('does not connect again once the member has left', async () => {
    const { connect, stop, error } = setUp();
    error();
    stop.abort();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(connect).not.toHaveBeenCalled();
  });
});
