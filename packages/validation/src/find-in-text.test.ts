import { findExcerpt, findInText } from './find-in-text.ts';

const marked = (text: string, search: string) =>
  findInText(text, search)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

it.each([
  ['The red Garden', 'garden', 'The red [Garden]'],
  ['A garden, a Garden', 'garden a', '[A] [garden], [a] [Garden]'],
  ['明日はサクラを見る', 'さくら 見', '明日は[サクラ]を[見]る'],
  ['ＡＢＣ and abc', 'abc', '[ＡＢＣ] and [abc]'],
  ['㌔ of it', 'キロ', '[㌔] of it'],
  ['Nothing', 'garden', 'Nothing'],
  ['Nothing', ' ', 'Nothing'],
])('marks in %j what matches %j', (text, search, expected) => {
  expect(marked(text, search).replaceAll('][', '')).toBe(expected);
});

it('begins the excerpt of a long text shortly before the first match', () => {
  const [first, mark, third] = findExcerpt(`${'x'.repeat(200)}garden`, 'garden');
  expect([first?.text, mark?.text, third?.text]).toEqual(['…', 'x'.repeat(24), 'garden']);
  expect(findInText(`${'x'.repeat(200)}garden`, 'garden')[0]?.text).toHaveLength(200);
});
