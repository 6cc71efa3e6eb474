import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncDirectory, writeDurably } from '../store/atomic-file.ts';

export interface PreparedMetadata {
  /** The version of the timestamp. */
  version: number;
  activate(): void;
}

const pendingOf = (folder: string, version: number): string => join(folder, `pending-${version}`);

/** Writes signed files, and moves nothing yet to where readers look. */
export function writePending(folder: string, version: number, files: ReadonlyMap<string, Buffer>): PreparedMetadata {
  const pending = pendingOf(folder, version);
  rmSync(pending, { recursive: true, force: true });
  const temporary = `${pending}.part`;
  rmSync(temporary, { recursive: true, force: true });
  try {
    mkdirSync(temporary, { recursive: true });
    for (const [name, content] of files) writeDurably(join(temporary, name), content);
    renameSync(temporary, pending);
    syncDirectory(folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
  return { version, activate: () => activateMetadata(folder, version) };
}

/** Moves the files to where readers look; the timestamp, which names the others, comes last. */
export function activateMetadata(folder: string, version: number): void {
  const pending = pendingOf(folder, version);
  const names = readdirSync(pending).sort((one, other) => rankOf(one) - rankOf(other));
  for (const name of names) renameSync(join(pending, name), join(folder, name));
  rmSync(pending, { recursive: true });
  syncDirectory(folder);
}

const rankOf = (name: string): number => (name === 'timestamp.json' ? 1 : 0);

/** The versions that were prepared and not activated, as after a kill. */
export function pendingVersions(folder: string): number[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    const [start, version] = name.split('-');
    return start === 'pending' && /^\d+$/.test(version ?? '') ? [Number(version)] : [];
  });
}

export function dropPending(folder: string, version: number): void {
  rmSync(pendingOf(folder, version), { recursive: true, force: true });
}
