import type { FastifyInstance } from 'fastify';
import { apiError } from '../api-error.ts';

/**
 * Finds a duplicate key of an object. JSON does not define which of the two values applies (RFC 8259, section 4), so a
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

/** The index of the closing quote of the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/**
 * Parses JSON bodies. Rejects keys that enable prototype pollution (`__proto__`, `constructor.prototype`; CWE-1321) and
 * duplicate keys. An empty body counts as none, because many clients send `content-type` without a body.
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
