import type { FastifyInstance } from 'fastify';
import { apiError } from '../api-error.ts';

/**
 * Finds a key that an object of the text has twice. JSON leaves open which of the two counts (RFC 8259 section 4), so a
 * proxy and this server could read the same body differently.
 *
 * @param text valid JSON
 */
export function findDuplicateKey(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  let lastString = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      lastString = text.slice(at, end + 1);
      at = end;
    } else if (character === '{') open.push(new Set());
    else if (character === '[') open.push(null);
    else if (character === '}' || character === ']') open.pop();
    else if (character === ':') {
      const key = JSON.parse(lastString) as string;
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return null;
}

/** The closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/**
 * Reads JSON bodies; refuses prototype keys (CWE-1321) and duplicate keys. One of no bytes is no body: many clients name a
 * content type and send nothing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    void parse(request, text, (error, value) => {
      const duplicate = error ? null : findDuplicateKey(text);
      if (duplicate === null) return done(error, value);
      done(apiError('INPUT_INVALID', `Duplicate key ${JSON.stringify(duplicate)} in body`));
    });
  });
}
