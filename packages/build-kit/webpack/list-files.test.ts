import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import type { Configuration } from 'webpack';
import { build } from './build.ts';
import { federationPlugin } from './federation-remote.ts';
import { listFilesOf, listSharedFiles } from './list-files.ts';

/** @returns the written list of a production build of these files */
async function modulesOf(files: Record<string, string>, configuration: Configuration) {
  const directory = createTempDirectory('files');
  for (const [path, content] of Object.entries(files)) writeFileSync(join(directory, path), content);
  const output = { path: join(directory, 'dist'), filename: '[name].mjs', chunkFilename: '[name].mjs', module: true };
  const common: Configuration = { context: directory, mode: 'production', output, experiments: { outputModule: true } };
  await build([{ ...common, optimization: { chunkIds: 'named', minimize: false }, ...configuration }]);
  return JSON.parse(readFileSync(join(directory, 'dist/modules.json'), 'utf8')) as Record<string, string[]>;
}

describe('modules.json', () => {
  it('[MF-03] lists the files of an exposed module and the shared modules that its import needs, not those of later imports', async () => {
    const files = {
      'page.mjs': `
        import { useState } from 'react';
        import { Tabs } from '@xana/ui-kit/tabs';
        export const page = [useState, Tabs, () => import('./later.mjs')];
      `,
      'later.mjs': "export { Select } from '@xana/ui-kit/select';",
    };
    const plugins = [
      federationPlugin('mfe-store', [{ name: 'page', file: './page.mjs' }]),
      (compiler: Parameters<typeof listFilesOf>[0]) => listFilesOf(compiler, ['page']),
    ];
    const { page } = await modulesOf(files, { entry: {}, plugins });
    expect(page).toEqual(['page.mjs', '@xana/ui-kit/tabs', 'react']);
  });

  it('[MF-03] lists the files of each shared module that the shell imports later', async () => {
    const files = {
      'main.mjs': "import '@xana/ui-kit/icon'; globalThis.later = () => import('@xana/ui-kit/tabs');",
      'icon.mjs': 'globalThis.icon = 1;',
      'tabs.mjs': 'export const Tabs = 1;',
    };
    const alias = { '@xana/ui-kit/icon': './icon.mjs', '@xana/ui-kit/tabs': './tabs.mjs' };
    const resolve = { alias, roots: [], preferRelative: true };
    const listed = await modulesOf(files, { entry: { main: './main.mjs' }, resolve, plugins: [listSharedFiles] });
    expect(listed).toEqual({ main: ['main.mjs'], '@xana/ui-kit/tabs': ['tabs_mjs.mjs'] });
  });
});
