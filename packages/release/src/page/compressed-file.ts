import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** A file of the page and its compressed copies. */
export interface CompressedFile {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * Quality 5 takes 3 ms for a page of 77 kB and writes 13.7 kB; quality 11 takes 150 ms or more and writes 12.5 kB. The page is
 * compressed in each release and rollback, between the command and the first visitor.
 */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 9;

/** Writes `file`, `file.br` and `file.gz`, so that the server compresses nothing. */
export function writeCompressedFile(file: string, content: string): void {
  const { identity, br, gzip } = compress(Buffer.from(content));
  writeFileSync(file, identity);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gzip);
}

/** Compresses the content if the copies are missing: pages of older versions of this package have none. */
export function readCompressedFile(files: ReadonlyMap<string, Buffer>, name: string): CompressedFile {
  const identity = files.get(name);
  if (!identity) throw new Error(`${name} is missing.`);
  const [br, gzip] = [files.get(`${name}.br`), files.get(`${name}.gz`)];
  return br && gzip ? { identity, br, gzip } : compress(identity);
}

const brotliOptions = ({ length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

function compress(identity: Buffer): CompressedFile {
  return {
    identity,
    br: brotliCompressSync(identity, brotliOptions(identity)),
    gzip: gzipSync(identity, { level: GZIP_LEVEL }),
  };
}

/** Compresses content of one request on other threads. */
export async function compressAside(identity: Buffer): Promise<CompressedFile> {
  const [br, gzipped] = await Promise.all([
    promisify<Buffer, object, Buffer>(brotliCompress)(identity, brotliOptions(identity)),
    promisify<Buffer, object, Buffer>(gzip)(identity, { level: GZIP_LEVEL }),
  ]);
  return { identity, br, gzip: gzipped };
}
