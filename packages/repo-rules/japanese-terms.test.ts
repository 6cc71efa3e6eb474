import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

/** The Japanese texts use one term for each concept: the refused spelling, and the term. */
const TERMS: readonly [refused: RegExp, term: string][] = [
  [/友達|友だち/, 'フレンド'],
  [/トーク(?!ン)/, '会話'],
  [/お知らせ通知|通知一覧/, 'お知らせ'],
  [/つく[るりっら]/, '作成'],
  [/さが[すしせ]/, '探す'],
  [/写真/, '画像'],
  [/ブラウザー/, 'ブラウザ'],
  [/デバイス/, '端末'],
  [/フォルダー/, 'フォルダ'],
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

/** A space between Japanese text and a letter, a digit or a placeholder; an address in a sentence and keys to press may have one. */
const STRAY_SPACE =
  /[\u3040-\u30ff\u4e00-\u9fff」）] (?:\{\{|[A-Za-z0-9])|(?:\}\}|[A-Za-z0-9]) [\u3040-\u30ff\u4e00-\u9fff「（]/;

it('finds no space beside Japanese text in the phrases', () => {
  const others = listRepositoryFiles()
    .filter((file) => /\/ja\.ts$/.test(file) && !file.includes('/terms/text/'))
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      return lines
        .filter((line) => STRAY_SPACE.test(line) && !/https:|Ctrl|post:17/.test(line))
        .map((line) => `${file}: ${line}`);
    });
  expect(others).toEqual([]);
});
