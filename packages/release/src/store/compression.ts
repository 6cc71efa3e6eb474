import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressed } from './check-artifact.ts';

/**
 * `small` is the maximum level: a release is compressed once and sent many times. `fast` is for development builds, which are
 * replaced with the next save.
 */
export type Compression = 'small' | 'fast';
const BROTLI_QUALITY = { small: constants.BROTLI_MAX_QUALITY, fast: 4 };
const GZIP_LEVEL = { small: 9, fast: 1 };

const parametersOf = (compression: Compression) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[compression] },
});

export const brotli = (content: Buffer, compression: Compression): Buffer =>
  brotliCompressSync(content, parametersOf(compression));

export const gzip = (content: Buffer, compression: Compression): Buffer =>
  gzipSync(content, { level: GZIP_LEVEL[compression] });

/**
 * Writes `file.br` beside each file of a production build. The maximum level takes seconds for all microfrontends, and a build
 * may be published several times: by each start, into each site of the tests.
 */
export async function compressBuild(directory: string): Promise<void> {
  const paths = (await readdir(directory)).filter((path) => /\.(mjs|css)$/.test(path));
  const compress = promisify(brotliCompress);
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(directory, path));
      await writeFile(join(directory, `${path}.br`), await compress(content, parametersOf('small')));
    }),
  );
}

/** The brotli copies of a build's files by path, from `compressBuild` where it wrote them from the same content. */
export function compressedCopies(
  directory: string,
  files: ReadonlyMap<string, Buffer>,
  compression: Compression,
): ReadonlyMap<string, Buffer> {
  return new Map(
    [...files]
      .filter(([path]) => !isCompressed(path))
      .map(([path, content]) => [
        path,
        readCopy(join(directory, `${path}.br`), content) ?? brotli(content, compression),
      ]),
  );
}

function readCopy(file: string, content: Buffer): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const copy = readFileSync(file);
  try {
    return brotliDecompressSync(copy).equals(content) ? copy : undefined;
  } catch {
    return undefined;
  }
}
