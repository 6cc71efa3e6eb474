import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The bytes of a file, or of all files below a folder; 0 when there is none. */
export function bytesBelow(path: string): number {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, each) => sum + bytesBelow(join(path, each)), 0);
}

/** `12.3 MB`, `840 kB`; sizes are decimal. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000)} kB`;
