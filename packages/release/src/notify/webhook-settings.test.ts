import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { SECRET } from './test-receiver.ts';
import { readWebhookSettings } from './webhook-settings.ts';

const URL = 'https://hooks.example.com/T0/very-secret';

function read(content: unknown, environment: Record<string, string> = {}) {
  const file = join(createTempDirectory('settings'), 'webhooks.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readWebhookSettings({ WEBHOOKS_FILE: file, WEBHOOKS_DIRECTORY: '/webhooks', ...environment });
}

it('reads endpoints, and secrets of the environment', () => {
  const local = { url: 'http://localhost:9000/hook', secretVariable: 'HOOK', verbs: ['rollback'], names: ['shell'] };
  const settings = read([{ url: URL, secret: SECRET }, local], { HOOK: SECRET });
  expect(settings).toMatchObject({
    directory: '/webhooks',
    endpoints: [
      { url: URL, secret: SECRET },
      { secret: SECRET, verbs: ['rollback'], names: ['shell'] },
    ],
  });
  const [first] = settings?.endpoints ?? [];
  expect(first?.label).toBe(`hooks.example.com/${first?.id.slice(0, 8)}`);
});

it('sends no events without a file', () => {
  expect(readWebhookSettings({})).toBeUndefined();
});

it.each([
  ['a file that is not JSON', `[{ "secret": "${SECRET}"`, 'is not readable as JSON'],
  ['an unknown field', [{ url: URL, secret: SECRET, colour: 'red' }], 'colour'],
  ['a URL that is not one', [{ url: 'hooks', secret: SECRET }], '[0].url'],
  ['plain HTTP', [{ url: 'http://hooks.example.com/', secret: SECRET }], 'must be an https URL'],
  ['a user name in a URL', [{ url: 'https://a:b@hooks.example.com/', secret: SECRET }], 'must be an https URL'],
  ['another scheme', [{ url: 'file:///etc/passwd', secret: SECRET }], 'must be an https URL'],
  ['a missing secret', [{ url: URL }], '[0] must have either a secret or a secretVariable'],
  ['two secrets', [{ url: URL, secret: SECRET, secretVariable: 'HOOK' }], '[0] must have either'],
  ['a variable that is not set', [{ url: URL, secretVariable: 'HOOK' }], 'HOOK must be whsec_'],
  ['a short secret', [{ url: URL, secret: 'whsec_c2hvcnQ=' }], 'secret must be whsec_'],
  ['an empty list of verbs', [{ url: URL, secret: SECRET, verbs: [] }], '[0].verbs'],
  [
    'a URL twice',
    [
      { url: URL, secret: SECRET },
      { url: URL, secret: SECRET },
    ],
    '[1].url is listed twice',
  ],
])('[MF-04] rejects %s, and names no secret', (_what, content, message) => {
  const load = () => read(content);
  expect(load).toThrow(message);
  expect(load).not.toThrow(/very-secret|BwcHBw|c2hvcnQ/);
});

it('rejects a file that does not exist, and a missing folder', () => {
  expect(() => readWebhookSettings({ WEBHOOKS_FILE: '/none.json', WEBHOOKS_DIRECTORY: '/w' })).toThrow(
    'does not exist',
  );
  expect(() => readWebhookSettings({ WEBHOOKS_FILE: '/none.json' })).toThrow('needs WEBHOOKS_DIRECTORY');
});
