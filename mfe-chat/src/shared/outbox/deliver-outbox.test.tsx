import { waitFor } from '@testing-library/react';
import type { Message } from '@xana/contracts/http/chat/message';
import { apiError } from '@xana/remote-kit/fake-shell';
import type { Session } from '@xana/session';
import { deliverOutbox, onDelivered } from './deliver-outbox.ts';
import { addPending, changePending, clearPending, pendingMessages } from './outbox.ts';

const ME = 7;
const write = (body: string, senderId = ME) =>
  addPending({
    clientId: `client-${body}`,
    senderId,
    receiverId: 8,
    body,
    replyTo: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    failure: null,
  });

/** A session whose `sendMessage` is answered by `answer`. */
function sessionThat(answer: (body: string) => void | Promise<void>) {
  const sent: string[] = [];
  const session = {
    state: () => ({ status: 'member', user: { id: ME } }),
    async call(_operation: unknown, { clientId, body }: { clientId: string; body: string }) {
      sent.push(`${clientId}: ${body}`);
      await answer(body);
      return { clientId, body } as Message;
    },
  } as unknown as Session;
  return { session, sent };
}

afterEach(() => {
  clearPending();
  jest.useRealTimers();
});

describe('deliverOutbox', () => {
  it('[CH-02] sends the messages to one user one at a time and in order, and removes them', async () => {
    for (const body of ['one', 'two', 'three']) write(body);
    let open = 0;
    const { session, sent } = sessionThat(async () => {
      open += 1;
      await Promise.resolve();
      expect(open).toBe(1);
      open -= 1;
    });
    const delivered: string[] = [];
    const stop = onDelivered(({ body }) => delivered.push(body));
    deliverOutbox(session);
    deliverOutbox(session);
    await waitFor(() => expect(pendingMessages()).toEqual([]));
    stop();
    expect(sent).toEqual(['client-one: one', 'client-two: two', 'client-three: three']);
    expect(delivered).toEqual(['one', 'two', 'three']);
  });

  it('[CH-03] retries with the same id after a lost connection, and never shows it as failed', async () => {
    jest.useFakeTimers();
    write('lost');
    let isDown = true;
    const { session, sent } = sessionThat(() => {
      if (isDown) throw apiError({ code: 'NETWORK_UNREACHABLE', message: 'down' });
    });
    deliverOutbox(session);
    await jest.advanceTimersByTimeAsync(0);
    expect(pendingMessages()).toMatchObject([{ failure: null }]);
    isDown = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual(['client-lost: lost', 'client-lost: lost']);
    expect(pendingMessages()).toEqual([]);
  });

  it('[CH-02] keeps a rejected message with the reason, sends the others, and sends it again on request', async () => {
    write('rejected');
    write('other');
    let isBlocked = true;
    const { session } = sessionThat((body) => {
      if (isBlocked && body === 'rejected') throw apiError({ code: 'USER_NOT_FOUND', message: 'gone', status: 404 });
    });
    deliverOutbox(session);
    await waitFor(() => expect(pendingMessages()).toMatchObject([{ body: 'rejected', failure: 'USER_NOT_FOUND' }]));
    isBlocked = false;
    changePending('client-rejected', { failure: null });
    deliverOutbox(session);
    await waitFor(() => expect(pendingMessages()).toEqual([]));
  });

  it('[CH-06] leaves the messages of another member alone', async () => {
    write('mine');
    write('theirs', 99);
    const { session } = sessionThat(() => {});
    deliverOutbox(session);
    await waitFor(() => expect(pendingMessages()).toMatchObject([{ clientId: 'client-theirs' }]));
  });

  it('[CH-02] stores the messages for the next page', () => {
    write('kept');
    expect(localStorage.getItem('chatOutbox')).toContain('kept');
  });
});
