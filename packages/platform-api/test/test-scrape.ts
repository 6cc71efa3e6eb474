import { readSamples, type Sample } from '@xana/test-kit/test-prometheus';
import { outcomeOf, type SocketServer, useSocketServer } from '../src/realtime/test-sockets.ts';
import { logIn, type TestServer } from './test-server.ts';

/** Nothing listens there. */
const NO_REDIS = 'redis://localhost:1';

/** The platform without its Redis, whose job of each second runs. */
export const useMeasuredServer = (): SocketServer => useSocketServer({ redisUrl: NO_REDIS, seed: 'demo' });

/** What Prometheus gets from an instance. */
export async function scrapeText({ server }: TestServer): Promise<string> {
  const { statusCode, body } = await server.metrics.inject('/metrics');
  if (statusCode !== 200) throw new Error(`/metrics answered ${statusCode}: ${body}`);
  return body;
}

export const scrape = async (server: TestServer): Promise<Sample[]> => readSamples(await scrapeText(server));

/** Sums up the samples of a metric with these labels. */
export const sumOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number =>
  samples
    .filter((each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);

/** What one visitor and one member do, with addresses and ids that no other call has; some of it is refused. */
export async function visit(sockets: SocketServer, number: number): Promise<void> {
  const { server, open, enter, closeSockets } = sockets;
  const member = await logIn(server);
  const send = (body: object) => member.post('/feeds/single-feed', body);
  await send({ descriptions: `Post ${number}` });
  await send({});
  await server.get(`/user/get-user-profile?userId=${member.userId}`);
  await server.get(`/no/such/path/${number}`);
  await server.get(`/item/v2/search-all?name=word${number}&pageNumber=1&pageSize=5`);
  await server.ask('PUT', '/feeds/single-feed', { token: `token-${number}` });
  await server.server.hosts.api.inject({ method: 'OPTIONS', url: `/feeds/${number}` });
  await server.server.hosts.api.inject({ url: '/openapi.json?unknown', headers: { 'x-request-id': `${number}` } });
  for (const path of [`/p/space/s${number}`, `/p/space/s${(number % 3) + 1}?w=160`, `/card/event/${number}`])
    await server.ask('GET', path, { host: 'media' });
  const refused = open('/chat', { ticket: `ticket-${number}` });
  await outcomeOf(refused);
  const { socket } = await enter(member);
  await enter(member, '/app');
  const message = { receiverId: member.userId, clientId: `client-${number}`, body: 'Hello' };
  await socket.timeout(20_000).emitWithAck('sendMessage', message);
  closeSockets();
}
