import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import type { Configuration } from 'webpack';
import { build } from './build.ts';
import { listUses } from './list-uses.ts';

const ENTRY = `
  import { useState } from 'react';
  import * as kit from '@xana/remote-kit';
  import * as session from '@xana/session';
  import { Other } from 'other';
  import { Lazy } from './lazy.mjs';
  const neverCalled = () => useUnknown(kit.useBus);
  console.log(useState, kit.useMount, session, Other, Lazy);
`;
const LAZY = `
  export { Dialog as Lazy } from '@xana/ui-kit/dialog';
  export { Tabs } from '@xana/ui-kit/tabs';
`;

/** Builds a remote of two files. The shared modules are externals here, as they are for a remote. */
async function usesOf(mode: Configuration['mode']): Promise<unknown> {
  const directory = createTempDirectory('uses');
  writeFileSync(join(directory, 'entry.mjs'), ENTRY);
  writeFileSync(join(directory, 'lazy.mjs'), LAZY);
  const shared = ['react', '@xana/remote-kit', '@xana/session', '@xana/ui-kit/dialog', '@xana/ui-kit/tabs', 'other'];
  await build([
    {
      context: directory,
      mode,
      entry: './entry.mjs',
      output: { path: join(directory, 'dist') },
      externals: Object.fromEntries(shared.map((name) => [name, 'var globalThis'])),
      plugins: [listUses],
    },
  ]);
  return JSON.parse(readFileSync(join(directory, 'dist/uses.json'), 'utf8'));
}

describe('[MF-06] listUses', () => {
  it('lists the exports of shared modules that the code of a production build uses', async () => {
    expect(await usesOf('production')).toEqual({
      '@xana/remote-kit': ['useMount'],
      '@xana/session': [],
      '@xana/ui-kit/dialog': ['Dialog'],
      '@xana/ui-kit/tabs': [],
      react: ['useState'],
    });
  });

  it('lists the imports of a development build, also those of code that never runs', async () => {
    expect(await usesOf('development')).toMatchObject({
      '@xana/remote-kit': ['useBus', 'useMount'],
      '@xana/ui-kit/dialog': ['Dialog'],
      react: ['useState'],
    });
  });
});
