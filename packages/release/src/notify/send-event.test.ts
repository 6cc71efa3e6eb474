import { freePort } from '@xana/test-kit/free-port';
import type { ReleaseEvent } from './release-event.ts';
import { sendEvent } from './send-event.ts';
import { hang, SECRET, startReceiver } from './test-receiver.ts';

const EVENT = { id: 'a'.repeat(64), data: { verb: 'publish' } } as ReleaseEvent;

it('[MF-04] fails when an endpoint does not answer in time', async () => {
  const { endpoint } = await startReceiver([hang]);
  await expect(sendEvent(endpoint, EVENT, { timeoutMs: 50 })).rejects.toThrow('no answer within 50 ms');
});

it('[MF-04] reads only the status, so an answer without an end delays nothing', async () => {
  const { endpoint, received } = await startReceiver([(response) => response.writeHead(200).write('x')]);
  await sendEvent(endpoint, EVENT);
  expect(received).toHaveLength(1);
});

it('names the reason when an endpoint cannot be reached', async () => {
  const url = `http://localhost:${await freePort()}/`;
  await expect(sendEvent({ id: 'gone', label: 'gone', url, secret: SECRET }, EVENT)).rejects.toThrow('ECONNREFUSED');
});

it('ends the request when the server stops', async () => {
  const { endpoint } = await startReceiver([hang]);
  const stopping = new AbortController();
  const sending = sendEvent(endpoint, EVENT, { signal: stopping.signal });
  stopping.abort();
  await expect(sending).rejects.toThrow();
});
