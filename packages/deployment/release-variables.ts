import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RELEASE = join(import.meta.dirname, '../release/src');

/** The environment variables that a process of packages/release reads. @param file its entry, such as `api/main.ts` */
export function readVariables(file: string): string[] {
  const text = readFileSync(join(RELEASE, file), 'utf8');
  const [, read = ''] = /const \{\n([\s\S]*?)\n\} = process\.env;/.exec(text) ?? [];
  return [...read.matchAll(/[A-Z][A-Z_]+/g)].map(([variable]) => variable);
}

/** Those of a release store in a bucket. */
export function findBucketVariables(): string[] {
  const text = readFileSync(join(RELEASE, 'upstream/bucket-settings.ts'), 'utf8');
  return [...new Set([...text.matchAll(/\bRELEASE_BUCKET[A-Z_]*\b/g)].map(([name]) => name))];
}
