import { renameSync, writeFileSync } from 'node:fs';

/** Readers see the old content or the new one, never half of it. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
