import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

/** The Japanese texts use one term for each concept: the refused spelling, and the term. */
const TERMS: readonly [refused: RegExp, term: string][] = [
  [/友達|友だち/, 'フレンド'],
  [/トーク(?!ン)/, '会話'],
  [/お知らせ通知|通知一覧/, 'お知らせ'],
];

it('finds one Japanese term for each concept in the phrases', () => {
  const others = listRepositoryFiles()
    .filter((file) => /\/ja\.ts$/.test(file) && !file.includes('/terms/text/'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return TERMS.filter(([refused]) => refused.test(text)).map(([, term]) => `${file}: ${term}`);
    });
  expect(others).toEqual([]);
});
