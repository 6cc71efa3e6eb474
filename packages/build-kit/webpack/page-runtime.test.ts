import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { build } from './build.ts';
import { remoteConfiguration } from './remote.ts';

const reactFolder = dirname(createRequire(join(import.meta.dirname, '../../../shell/x.js')).resolve('react'));

/** Builds a remote that exposes `./main`, which consumes React. @returns its folder */
async function buildRemote(): Promise<string> {
  const directory = createTempDirectory('remote');
  mkdirSync(join(directory, 'src/entry'), { recursive: true });
  mkdirSync(join(directory, 'node_modules/@xana'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../remote-kit'), join(directory, 'node_modules/@xana/remote-kit'));
  symlinkSync(reactFolder, join(directory, 'node_modules/react'));
  writeFileSync(join(directory, 'package.json'), '{"name":"mfe-sample","version":"1.0.0"}');
  writeFileSync(
    join(directory, 'src/entry/main.ts'),
    "import { useState } from 'react';\nimport { useBus } from '@xana/remote-kit';\nexport const used = [useState, useBus];\n",
  );
  await build([{ ...remoteConfiguration(directory), cache: false, devtool: false }]);
  return join(directory, 'dist');
}

/** Initializes the entry in a process of its own, as a host does. @param before code of the page, which runs first */
function runHost(folder: string, before = ''): string {
  const code = `${before}
    const shared = (module) => ({ '1.0.0': { version: '1.0.0', get: () => () => module, from: 'host', eager: true } });
    const { init, get } = await import(${JSON.stringify(join(folder, 'remoteEntry.mjs'))});
    await init({ react: shared({ useState: 'state of the host' }), '@xana/remote-kit': shared({ useBus: 'bus of the host' }) });
    console.log((await get('./main'))().used.join());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

describe('a built remote', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await buildRemote();
  });

  it('[MF-03] loads the official runtime from its own release in a page without the shell', () => {
    expect(runHost(folder)).toBe('state of the host,bus of the host');
  });

  it('[MF-03] uses the runtime of the page where there is one, and loads no other', () => {
    const runtime = `{ bundlerRuntime: { init: () => ({}), initContainerEntry() { throw new Error('the runtime of the page') } } }`;
    writeFileSync(join(folder, 'federation-runtime.mjs'), "throw new Error('it was loaded');");
    expect(() => runHost(folder, `globalThis[Symbol.for('xana.federation')] = ${runtime};`)).toThrow(
      'the runtime of the page',
    );
    expect(() => runHost(folder)).toThrow('it was loaded');
  });

  it('[MF-01] lists in its manifest the shared modules that it consumes, by the major that it was built for', () => {
    const { shared } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as { shared: object[] };
    const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
    const id = (name: string) => expect.stringMatching(new RegExp(`^\\w+:${name}$`));
    expect(shared).toEqual([
      {
        id: id('@xana/remote-kit'),
        name: '@xana/remote-kit',
        version: '',
        singleton: true,
        requiredVersion: '^1.0.0',
        assets,
      },
      { id: id('react'), name: 'react', version: '', singleton: true, requiredVersion: '^19.0.0', assets },
    ]);
    const uses = JSON.parse(readFileSync(join(folder, 'uses.json'), 'utf8')) as object;
    expect(shared).toHaveLength(Object.keys(uses).length);
  });
});
