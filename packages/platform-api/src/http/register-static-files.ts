import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { menuFile } from '@xana/contracts/http/menu/menu-file';
import type { FastifyInstance } from 'fastify';
import { packageFile } from '../package-file.ts';

const OURS = packageFile('public');
/** No menu and no footer is longer; a file that is was put there by mistake. */
const MAX_BYTES = 200_000;

/** What is sent of a file. @throws when it is invalid */
type ToSent = (text: string) => string;

const readMenu: ToSent = (text) => JSON.stringify(menuFile.parse(JSON.parse(text)));
const readSchema: ToSent = (text) => JSON.stringify(JSON.parse(text));
const readText: ToSent = (text) => {
  if (text.trim() === '') throw new Error('The file is empty.');
  return text;
};
const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const FILES = [
  { name: 'menu.json', type: JSON_TYPE, toSent: readMenu },
  // For the editors in which the menu is written.
  { name: 'menu.schema.json', type: JSON_TYPE, toSent: readSchema },
  { name: 'footer.en.html', type: HTML_TYPE, toSent: readText },
  { name: 'footer.ja.html', type: HTML_TYPE, toSent: readText },
];

interface Served {
  content: Buffer;
  etag: string;
  /** Of the file as it was read; another value means that it was saved again. */
  version: string;
}

/**
 * Serves menu and footer, which operators change without a release or restart: a saved file is served from the next
 * request on. An invalid file is not served; the last valid version stays.
 *
 * @param directory the operator's files; a missing file falls back to the built-in one
 */
export function registerStaticFiles(app: FastifyInstance, directory: string | undefined): void {
  for (const { name, type, toSent } of FILES) {
    const ours = join(OURS, name);
    const own = directory === undefined ? ours : join(directory, name);
    let served: Served | undefined;
    let damaged = '';
    const load = async (path: string, version: string): Promise<Served> => {
      const saved = await readFile(path);
      if (saved.length > MAX_BYTES) throw new Error(`The file must have at most ${MAX_BYTES} bytes.`);
      const content = Buffer.from(toSent(saved.toString()));
      const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
      return { content, etag, version };
    };
    const read = async (): Promise<Served> => {
      const path = existsSync(own) ? own : ours;
      const { mtimeMs, size } = await stat(path);
      const version = `${path} ${mtimeMs} ${size}`;
      if (served && (version === served.version || version === damaged)) return served;
      try {
        served = await load(path, version);
      } catch (error) {
        damaged = version;
        app.log.error(error, `${path} is invalid and not served; the last valid version stays.`);
        served ??= await load(ours, version);
      }
      return served;
    };
    app.get(`/static/${name}`, async (request, reply) => {
      const now = await read();
      reply.headers({ etag: now.etag, 'cache-control': 'public, no-cache' });
      if (request.headers['if-none-match']?.includes(now.etag)) return reply.status(304).send();
      return reply.type(type).send(now.content);
    });
  }
}
