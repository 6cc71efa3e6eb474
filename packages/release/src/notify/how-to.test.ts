import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@xana/test-kit/eventually';
import { freePort } from '@xana/test-kit/free-port';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { readRegistry } from '../registry/read-registry.ts';
import { type LogEntry, readLog } from '../registry/release-log.ts';
import { createShellFixture } from '../test-releases.ts';
import { createReleaseEvent } from './release-event.ts';
import { sendEvent } from './send-event.ts';
import { SECRET } from './test-receiver.ts';
import { readWebhookSettings } from './webhook-settings.ts';

const PAGE = join(import.meta.dirname, '../../../handbook/how-to/receive-release-events.md');

/** The only block of a language on the page. */
function readBlock(language: string): string {
  const [, block = '', ...more] = readFileSync(PAGE, 'utf8').split(`\`\`\`${language}\n`);
  expect(more).toEqual([]);
  return block.slice(0, block.indexOf('```'));
}

function lastEvent() {
  const { store } = createShellFixture();
  return createReleaseEvent(
    { store, registry: readRegistry(store) },
    'https://xana.test',
    readLog(store).at(-1) as LogEntry,
  );
}

it('[MF-04] how-to/receive-release-events.md verifies an event, handles it once, and rejects a forged one', async () => {
  const port = await freePort();
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', readBlock('js')], {
    // Where the package is found.
    cwd: join(import.meta.dirname, '../..'),
    env: { PORT: String(port), WEBHOOK_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  receiver.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const event = lastEvent();
  const endpoint = { id: 'here', label: 'here', url: `http://localhost:${port}/`, secret: SECRET };
  const forged = { ...endpoint, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` };
  try {
    await eventually(() => sendEvent(endpoint, event));
    await sendEvent(endpoint, event);
    await expect(sendEvent(forged, { ...event, id: 'another' })).rejects.toThrow('answered 400');
    await sendEvent(endpoint, { ...event, id: 'next' });
    await eventually(() => expect(output).toBe(`${event.type} shell r\n`.repeat(2)));
  } finally {
    receiver.kill('SIGKILL');
  }
});

it('how-to/receive-release-events.md has settings that are valid', () => {
  const file = join(createTempDirectory('settings'), 'webhooks.json');
  writeFileSync(file, readBlock('json'));
  const environment = { WEBHOOKS_FILE: file, WEBHOOKS_DIRECTORY: 'w', HOOK_SECRET: SECRET, STORE_SECRET: SECRET };
  expect(readWebhookSettings(environment)?.endpoints).toMatchObject([{}, { names: ['mfe-store'] }]);
});

it('how-to/receive-release-events.md shows an event with the fields that are sent', () => {
  const json = readBlock('json5').replaceAll(/\s\/\/ .*$/gm, '');
  const shown = JSON.parse(json) as Record<string, object>;
  const sent = lastEvent();
  expect(Object.keys(shown)).toEqual(Object.keys(sent));
  expect(Object.keys(shown.data ?? {}).toSorted()).toEqual(Object.keys(sent.data).toSorted());
});
