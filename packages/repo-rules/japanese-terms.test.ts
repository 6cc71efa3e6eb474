import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, ROOT } from './repository-files.ts';

/** The Japanese texts use one term for each concept: the refused spelling, and the term. */
const TERMS: readonly [refused: RegExp, term: string][] = [
  [/友達|友だち/, 'フレンド'],
  [/トーク(?!ン)/, '会話'],
  [/お知らせ通知|通知一覧/, 'お知らせ'],
  [/つく[るりっら]|作[るりっられ]/, '作成'],
  [/さが[すしせ]/, '探す'],
  [/写真/, '画像'],
  [/ブラウザー/, 'ブラウザ'],
  [/デバイス/, '端末'],
  [/フォルダー/, 'フォルダ'],
  [/シェア/, '共有'],
  [/再試行/, 'もう一度'],
  [/(?<!取り)消す/, 'クリア、削除'],
  [/(?:フォロー|ブロック|ミュート)(?:中の|した)人/, 'ユーザー'],
  [/フレンドから削除|お気に入りから削除/, '外す'],
  [/サブスクリプション/, '定期購入、プラン'],
  [/(?<!その)他の/, 'ほかの'],
  [/構い/, 'かまい'],
  [/JPG、/, 'JPG・PNG・WebP'],
  [/下さい|出来[るたま]|致しま|全て|既に|後で|無い/, 'ください、できる、いたします、すべて、すでに、あとで、ない'],
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

/** Marks of another script: Japanese texts have 「」, full-width ？！：（） beside Japanese, half-width letters and digits, and … alone. */
const MARKS =
  /[“”"]|[぀-ヿ一-鿿」）][?!,(]|[?!,)][぀-ヿ一-鿿「（]|[぀-ヿ一-鿿」）]:(?!\/)|[Ａ-Ｚａ-ｚ０-９]|[ｦ-ﾟ]|\.\.\.|・・|～|\}\} [%‰]/;
/** Of several sentences the last one has its mark too; a placeholder, a reason in brackets and the name of a button end a text as well. */
const UNFINISHED = /。.*[^。？！…：）」}]$/;
const isOfCodes = (file: string): boolean => /i18n\/src\/(?:errors|messages)\//.test(file);
const isLabel = (text: string): boolean => /(?:もう一度試す|フォローを解除)$/.test(text);

it('finds one punctuation in the Japanese phrases', () => {
  const others = listRepositoryFiles()
    .filter((file) => /\/ja\.ts$/.test(file) && !file.includes('/terms/text/'))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^\s+(?:'[^']+'|\w+):\s*'([^'\n]*)'/gm)]
        .map(([, text = '']) => text)
        .filter((text) => MARKS.test(text) || (UNFINISHED.test(text) && !isOfCodes(file) && !isLabel(text)))
        .map((text) => `${file}: ${text}`),
    );
  expect(others).toEqual([]);
});
