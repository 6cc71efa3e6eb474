import { isEmojiOnly } from './emoji-only.ts';

describe('isEmojiOnly', () => {
  test.each(['👍', '❤️', '🇯🇵', '1️⃣', '☝🏽', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', ' 🎉 🎉\n'])(
    'finds nothing but emoji in %j',
    (text) => {
      expect(isEmojiOnly(text)).toBe(true);
    },
  );

  test.each(['', ' ', '1', '#', '©', '😀!', 'OK 👍', '😀😀😀😀', '👍'.repeat(500), '日'])(
    'finds a text in %j',
    (text) => {
      expect(isEmojiOnly(text)).toBe(false);
    },
  );
});
