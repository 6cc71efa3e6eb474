import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { ReleaseEvent } from './release-event.ts';
import type { Endpoint } from './webhook-settings.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

type Answer = (response: ServerResponse) => void;
export const status = (code: number, headers: Record<string, string> = {}): Answer => {
  return (response) => response.writeHead(code, headers).end();
};
/** Never answers. */
export const hang: Answer = () => undefined;

/** An endpoint at a port of this machine that verifies what it receives. For tests. @param answers one for each request; then 204 */
export async function startReceiver(answers: Answer[] = []) {
  const received: { event: ReleaseEvent; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    const event = new Webhook(SECRET).verify(Buffer.concat(chunks), request.headers as Record<string, string>);
    received.push({ event: event as ReleaseEvent, headers: request.headers });
    (answers.shift() ?? status(204))(response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint: Endpoint = {
    id: `at-${port}`,
    label: `localhost:${port}`,
    url: `http://localhost:${port}/hook`,
    secret: SECRET,
  };
  const verbs = () => received.map(({ event }) => event.data.verb);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { endpoint, received, verbs, answers, close };
}
