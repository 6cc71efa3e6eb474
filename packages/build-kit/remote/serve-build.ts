import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { versionOf } from './build-remote.ts';
import { readContributions } from './read-contributions.ts';

const MANIFEST = 'mf-manifest.json';
const FILE = /^[\w.-]+\.(?:mjs|json)$/;

interface ServeOptions {
  /** The folder of the remote. */
  directory: string;
  /** The folder of its build. */
  output: string;
  port: number;
}

/**
 * Serves the last build of a remote to the pages of a developer, at the root of an origin: its files, and the official manifest with the
 * contributions of `remote.config.ts` as they are now.
 *
 * @throws Error when the port is in use
 */
export async function serveBuild({ directory, output, port }: ServeOptions): Promise<Server> {
  const read = async (name: string): Promise<Buffer | string> => {
    const content = await readFile(join(output, name));
    if (name !== MANIFEST) return content;
    const { metaData, ...rest } = JSON.parse(content.toString()) as { metaData: object };
    const contributions = await readContributions(directory);
    const buildInfo = { buildVersion: versionOf(directory) };
    return JSON.stringify({ ...rest, metaData: { ...metaData, buildInfo }, contributions });
  };
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || MANIFEST;
    const headers = {
      'content-type': name.endsWith('.mjs') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8',
      // The site is another origin, and on a public address while this one is on the developer's machine.
      'access-control-allow-origin': '*',
      'access-control-allow-private-network': 'true',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    };
    const send = (status: number, content: Buffer | string) => response.writeHead(status, headers).end(content);
    if (request.method === 'OPTIONS') return send(204, '');
    if (!FILE.test(name)) return send(404, 'Not found');
    read(name).then(
      (content) => send(200, content),
      (error: Error) => send(404, error.message),
    );
  });
  server.listen(port, 'localhost');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is in use. Choose another one: --port ${port + 1}`);
    throw error;
  });
  return server;
}
