import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicConfig } from '@xana/contracts/public-config';
import { serveCardFrame } from './serve-card-frame.ts';

const config = (cards?: PublicConfig['cards']) =>
  ({ cards, origins: { site: 'http://localhost:3000' } }) as unknown as PublicConfig;
const CARDS = { publicKey: 'pk_test_1', frameOrigin: 'http://store.test' };

async function bodyOf(settings: PublicConfig, path: string, host: string): Promise<string> {
  const server = createServer(serveCardFrame(settings, (_request, response) => response.end('other')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const body = await new Promise<string>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    })
      .on('error', reject)
      .end();
  });
  server.closeAllConnections();
  server.close();
  return body;
}

it('[ST-18] serves the card frame at its own origin only', async () => {
  expect(await bodyOf(config(CARDS), '/card-frame?lang=ja', 'store.test')).toContain('id="card"');
  expect(await bodyOf(config(CARDS), '/card-frame', 'localhost:3000')).toBe('other');
  expect(await bodyOf(config(CARDS), '/', 'store.test')).toBe('other');
  expect(await bodyOf(config(CARDS), '/card-frame', 'chat.test')).toBe('');
});

it('serves no card frame without a card provider', async () => {
  expect(await bodyOf(config(), '/card-frame', 'store.test')).toBe('');
});
