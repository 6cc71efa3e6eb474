import { renameSync, writeFileSync } from 'node:fs';

/** Writes a temporary file and renames it: readers see the old content or the new one, never a part of it. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.part`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
