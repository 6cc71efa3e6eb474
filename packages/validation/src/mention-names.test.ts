import { withMentionNames } from './validation.ts';

const mentions = [
  { username: 'explorer0854', name: 'Mia Chen' },
  { username: 'ren', name: '蓮' },
];

describe('[PR-10] withMentionNames', () => {
  it.each([
    ['Look, @explorer0854!', 'Look, @Mia Chen!'],
    ['こんにちは@renさん、@Explorer0854も', 'こんにちは@蓮さん、@Mia Chenも'],
    ['@somebodyelse and a@ren.example', '@somebodyelse and a@ren.example'],
    ['https://example.com/@ren @ren', 'https://example.com/@ren @蓮'],
    ['No mention', 'No mention'],
  ])('writes %j as %j', (text, named) => {
    expect(withMentionNames(text, mentions)).toBe(named);
  });

  it('leaves a text alone whose mentions are unknown', () => {
    expect(withMentionNames('@ren', [])).toBe('@ren');
  });
});
