import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../repository-files.ts';
import type { Finding } from './find-refused-words.ts';

const FILE = join(import.meta.dirname, 'baseline.json');

/** How many refused words each folder may still hold. Counts only shrink; the target is none. */
export const readBaseline = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>;

export function countByFolder(findings: Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { file } of findings) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort());
}

/** Lowers the counts of folders that got better; never raises one. */
export function lowerBaseline(counts: Record<string, number>): void {
  const lowered = Object.entries(readBaseline())
    .map(([folder, limit]) => [folder, Math.min(limit, counts[folder] ?? 0)] as const)
    .filter(([, limit]) => limit > 0);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}
