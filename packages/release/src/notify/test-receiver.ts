import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { Webhook } from 'standardwebhooks';
import { listen } from '../server/test-http.ts';
import { closeAfterTest } from '../test-cleanup.ts';
import type { ReleaseEvent } from './release-event.ts';
import { type Endpoint, readWebhookSettings, type WebhookSettings } from './webhook-settings.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

type Answer = (response: ServerResponse) => void;
export const status = (code: number, headers: Record<string, string> = {}): Answer => {
  return (response) => response.writeHead(code, headers).end();
};
/** Never answers. */
export const hang: Answer = () => undefined;

/** An endpoint that verifies what it receives, until the test ends. For tests. @param answers one for each request; then 204 */
export async function startReceiver(answers: Answer[] = []) {
  const received: { event: ReleaseEvent; headers: IncomingMessage['headers'] }[] = [];
  const origin = await listen(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    const event = new Webhook(SECRET).verify(Buffer.concat(chunks), request.headers as Record<string, string>);
    received.push({ event: event as ReleaseEvent, headers: request.headers });
    (answers.shift() ?? status(204))(response);
  });
  const { host, port } = new URL(origin);
  const endpoint: Endpoint = { id: `at-${port}`, label: host, url: `${origin}/hook`, secret: SECRET };
  const verbs = () => received.map(({ event }) => event.data.verb);
  return { endpoint, received, verbs };
}

/** Names the endpoint in the environment of this process until the test ends, as for a release server. */
export function configureWebhooks({ url, secret }: Endpoint): WebhookSettings {
  const before = { ...process.env };
  closeAfterTest(() => {
    process.env = before;
  });
  const directory = createTempDirectory('webhooks');
  const file = join(directory, 'webhooks.json');
  writeFileSync(file, JSON.stringify([{ url, secret }]));
  Object.assign(process.env, { WEBHOOKS_FILE: file, WEBHOOKS_DIRECTORY: directory });
  const webhooks = readWebhookSettings(process.env);
  if (!webhooks) throw new Error('no webhooks');
  return webhooks;
}
