import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './topology.ts';

/** The lines of the shell blocks of a how-to page of the handbook. */
export function readCommands(page: string): string[] {
  const blocks = readFileSync(join(ROOT, 'packages/handbook/how-to', page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g);
  return [...blocks]
    .flatMap(([, text = '']) => text.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');
}

export const readReleaseCommands = (page: string): string[] =>
  readCommands(page).filter((line) => line.startsWith('npm run release -- '));
