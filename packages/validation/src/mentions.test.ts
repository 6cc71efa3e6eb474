import { mentionBeingTyped, mentionedUsernames, readUserText } from './validation.ts';

describe('mentions [NT-01]', () => {
  it.each<[string, string[]]>([
    ['Hello @Mia, and @ren7!', ['mia', 'ren7']],
    ['@mia @MIA ＠mia', ['mia']],
    ['（@mia）と@ren', ['mia', 'ren']],
    ['mia@example.com and @mia@ren', []],
    ['https://example.com/@mia', []],
    ['@123 has no letter, @ has none too', []],
    ['@mia_chen has an underscore', []],
    ['こんにちは@miaさん、＠renも', ['mia', 'ren']],
    ['@mia님 ขอบคุณ@renครับ', ['mia', 'ren']],
    ['山田@example.com と @miaé と x@mia', []],
  ])('finds in "%s" %j', (text, usernames) => {
    expect(mentionedUsernames(text)).toEqual(usernames);
  });

  it('splits a text at its mentions', () => {
    expect(readUserText('To @Mia: hi')).toEqual([
      [
        { kind: 'text', text: 'To ' },
        { kind: 'mention', text: '@Mia', username: 'mia' },
        { kind: 'text', text: ': hi' },
      ],
    ]);
  });

  it('finds the mention that is being typed before the cursor', () => {
    expect(mentionBeingTyped('Hello @mi', 9)).toBe('mi');
    expect(mentionBeingTyped('Hello @mi there', 9)).toBe('mi');
    expect(mentionBeingTyped('@', 1)).toBe('');
    expect(mentionBeingTyped('こんにちは@mi', 8)).toBe('mi');
    expect(mentionBeingTyped('Hello @mi ', 10)).toBeUndefined();
    expect(mentionBeingTyped('mail@mi', 7)).toBeUndefined();
  });
});
