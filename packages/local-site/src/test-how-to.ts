import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './topology.ts';

/** The shell blocks of one section of a how-to page. @throws Error when the section has none */
export function readBlocks(page: string, heading: string): string[] {
  const text = readFileSync(join(ROOT, 'packages/handbook/how-to', page), 'utf8');
  const section = text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`${page} has no commands below "${heading}".`);
  return blocks;
}

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
