import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../repository-files.ts';
import type { Finding } from './find-refused-words.ts';

const FILE = join(import.meta.dirname, 'baseline.json');

/** How many refused words each package may still hold. Counts only shrink; the target is none. */
export const readBaseline = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>;

export function countBy(group: (file: string) => string, findings: Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { file } of findings) counts[group(file)] = (counts[group(file)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort());
}

/** Lowers the counts of packages that got better; never raises one. */
export function lowerBaseline(findings: Finding[]): void {
  const counts = countBy(packageOf, findings);
  const lowered = Object.entries(readBaseline())
    .map(([name, limit]) => [name, Math.min(limit, counts[name] ?? 0)] as const)
    .filter(([, limit]) => limit > 0);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}
