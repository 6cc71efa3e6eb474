import type { PublicConfig } from '@xana/contracts/public-config';
import { serveCardFrame } from './serve-card-frame.ts';
import { listen, requestRaw } from './test-http.ts';

const config = (cards?: PublicConfig['cards']) =>
  ({ cards, origins: { site: 'http://localhost:3000' } }) as unknown as PublicConfig;
const CARDS = { publicKey: 'pk_test_1', frameOrigin: 'http://store.test' };

async function bodyOf(settings: PublicConfig, path: string, host: string): Promise<string> {
  const origin = await listen(serveCardFrame(settings, (_request, response) => response.end('other')));
  return String((await requestRaw(origin, path, { headers: { host } })).body);
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
