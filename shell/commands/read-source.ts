import { readFile } from 'node:fs/promises';
import { fetchText } from '../src/frame/remote-text/fetch-text.ts';

/** What a file or an address contains. @throws Error when it cannot be read, or an address has more than `maxLength` characters */
export function readSource(source: string, maxLength: number): Promise<string> {
  if (!/^https?:\/\//.test(source)) return readFile(source, 'utf8');
  return fetchText(source, { maxLength, signal: new AbortController().signal });
}
