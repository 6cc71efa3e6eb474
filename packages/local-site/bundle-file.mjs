// A bundle, beside it the names of the files that it was made of and a hash of their contents (`.sources.json`).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const sourcesOf = (bundle) => `${bundle}.sources.json`;

/** Whether the bundle is there and none of its sources has changed. */
export function isCurrent(bundle) {
  if (!existsSync(bundle) || !existsSync(sourcesOf(bundle))) return false;
  const { hash, files } = JSON.parse(readFileSync(sourcesOf(bundle), 'utf8'));
  return hashOf(files) === hash;
}

/** Writes a bundle. Of installed packages only the lockfile counts. Processes may write the same one at the same time. */
export function writeBundle(bundle, { text, inputs, mode = 0o644 }) {
  const files = ['pnpm-lock.yaml', ...inputs].filter((file) => !file.includes('node_modules/')).sort();
  mkdirSync(dirname(bundle), { recursive: true });
  writeAtomically(bundle, text, mode);
  writeAtomically(sourcesOf(bundle), JSON.stringify({ hash: hashOf(files), files }), 0o644);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(root, file);
    hash.update(file).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

function writeAtomically(file, content, mode) {
  const temporary = `${file}.${process.pid}.part`;
  writeFileSync(temporary, content, { mode });
  renameSync(temporary, file);
}
