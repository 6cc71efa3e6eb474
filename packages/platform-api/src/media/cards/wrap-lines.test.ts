import { wrapLines } from './wrap-lines.ts';

/** Each character is one wide. */
const wrap = (text: string, width: number, maxLines = 9) =>
  wrapLines(text, { width, maxLines, widthOf: (line) => [...line].length });

it('breaks between terms and leaves no space at the ends of lines', () => {
  expect(wrap('Lanterns at the old pier, tonight!', 12)).toEqual(['Lanterns at', 'the old', 'pier,', 'tonight!']);
});

it('breaks Japanese between phrases, and begins no line with a closing mark or a small letter', () => {
  expect(wrap('ネオン街の路地裏でライブをやります。', 12)).toEqual(['ネオン街の路地裏で', 'ライブをやります。']);
  for (const line of wrap('光と影のあいだ」、きゃらばん。「夜」の会ッ', 4))
    expect(line).not.toMatch(/^[」、。ゃッ]|「$/);
});

it('breaks a term that is longer than a line', () => {
  expect(wrap('aaaaaaaaaa b', 4)).toEqual(['aaaa', 'aaaa', 'aa b']);
});

it('cuts what has no room, with the mark of the script', () => {
  expect(wrap('Lanterns at the old pier, tonight!', 12, 2)).toEqual(['Lanterns at', 'the old p...']);
  expect(wrap('ネオン街の路地裏でライブをやります。', 10, 1)).toEqual(['ネオン街の路地裏で…']);
});

it('has no line for an empty text', () => {
  expect(wrap('', 10)).toEqual([]);
});
