import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImporters, SDKS } from './sdk-chunks.ts';
import { ROOT } from './topology.ts';

const page = readFileSync(join(ROOT, 'packages/handbook/sdk-chunks.md'), 'utf8');

it.each(SDKS)('[LG-17] lists $name with the files that import it, in the handbook', ({ name }) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
  expect(row).toContain('|');
  for (const file of findImporters(name)) expect(row).toContain(file);
});

it('finds lazy imports, and neither types nor tests', () => {
  expect(findImporters('@web3auth/modal')).toEqual(['mfe-auth/src/connectors/web3auth/sdk.ts']);
  expect(findImporters('socket.io-client')).toEqual(['mfe-chat/src/background/live-sockets.tsx']);
});
