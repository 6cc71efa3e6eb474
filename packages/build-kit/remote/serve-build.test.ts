import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@xana/test-kit/free-port';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { serveBuild } from './serve-build.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function startServer() {
  const directory = createTempDirectory('remote');
  const output = join(directory, 'output');
  mkdirSync(output);
  const write = (path: string, content: string) => writeFileSync(join(directory, path), content);
  const contribute = (title: string) => write('remote.config.ts', `export const remote = { pages: ['${title}'] };`);
  write('package.json', '{"name":"mfe-daily","version":"2.1.0"}');
  write('secret.json', '{}');
  write('output/mf-manifest.json', '{"metaData":{"buildInfo":{},"remoteEntry":{"name":"remoteEntry.mjs"}}}');
  write('output/main.mjs', 'export {}');
  contribute('first');
  const port = await freePort();
  const server = await serveBuild({ directory, output, port });
  open.push(() => server.close());
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
  return { ask, contribute, port, options: { directory, output, port } };
}

describe('serveBuild', () => {
  it('[MF-03] serves the manifest with the contributions as they are now, to pages of the site', async () => {
    const { ask, contribute } = await startServer();
    const answer = await ask('/mf-manifest.json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({
      metaData: { buildInfo: { buildVersion: '2.1.0' }, remoteEntry: { name: 'remoteEntry.mjs' } },
      contributions: { pages: ['first'] },
    });
    contribute('second');
    expect(await (await ask('/')).json()).toMatchObject({ contributions: { pages: ['second'] } });
  });

  it('[MF-03] serves the files of the build, and no other file of the machine', async () => {
    const { ask } = await startServer();
    const module = await ask('/main.mjs');
    expect(module.headers.get('content-type')).toContain('text/javascript');
    expect(await module.text()).toBe('export {}');
    for (const path of ['/secret.json', '/..%2Fsecret.json', '/%2e%2e/secret.json', '/missing.mjs'])
      expect((await ask(path)).status).toBe(404);
  });

  it('names the port that is in use', async () => {
    const { options, port } = await startServer();
    await expect(serveBuild(options)).rejects.toThrow(`Port ${port} is in use`);
  });
});
