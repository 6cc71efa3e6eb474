import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { brotli, compressBuild, compressedCopies } from './compression.ts';

const files = new Map([
  ['main.mjs', Buffer.from('export const one = 1;')],
  ['base.css', Buffer.from('body{}')],
  ['letters.woff2', Buffer.from('wOF2')],
]);

function buildFolder(): string {
  const directory = createTempDirectory('build');
  for (const [path, content] of files) writeFileSync(join(directory, path), content);
  return directory;
}

describe('compression', () => {
  it('takes the copies that the build wrote, and leaves fonts as they are', async () => {
    const directory = buildFolder();
    await compressBuild(directory);
    expect(existsSync(join(directory, 'letters.woff2.br'))).toBe(false);
    const copies = compressedCopies(directory, files, 'small');
    expect([...copies.keys()]).toEqual(['main.mjs', 'base.css']);
    expect(copies.get('main.mjs')).toEqual(readFileSync(join(directory, 'main.mjs.br')));
  });

  it.each([
    ['of another content', brotli(Buffer.from('export const two = 2;'), 'small')],
    ['that is damaged', Buffer.from('not brotli')],
  ])('does not use a copy %s', (_what, copy) => {
    const directory = buildFolder();
    writeFileSync(join(directory, 'main.mjs.br'), copy);
    const made = compressedCopies(directory, files, 'small').get('main.mjs') ?? Buffer.alloc(0);
    expect(brotliDecompressSync(made).toString()).toBe('export const one = 1;');
  });
});
