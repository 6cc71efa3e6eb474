import fc from 'fast-check';
import { hashtagsOf, isEmail, isFilled, isNumberText, isPassword, isUsername } from './validation.ts';

describe('properties', () => {
  const from = (letters: string) => fc.constantFrom(...letters);
  const text = (letters: string, minLength: number, maxLength: number) =>
    fc.string({ unit: from(letters), minLength, maxLength });
  const LETTERS = 'abcXYZ';

  test('[VA-01] blanks around a word never hide it', () => {
    fc.assert(
      fc.property(text(' \t\n　', 0, 9), text(LETTERS, 1, 9), (blank, word) => {
        expect(isFilled(blank + word + blank)).toBe(true);
        expect(isFilled(blank)).toBe(false);
      }),
    );
  });

  test('[VA-02] one letter among digits makes a username, one other character unmakes it', () => {
    fc.assert(
      fc.property(text('0123456789', 0, 20), from(LETTERS), from(' _-.@#é'), (digits, letter, other) => {
        expect(isUsername(digits + letter + digits)).toBe(true);
        expect(isUsername(digits)).toBe(false);
        expect(isUsername(digits + letter + other)).toBe(false);
      }),
    );
  });

  test('[VA-03] addresses that are made well are taken', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)));
  });

  test('[VA-04] any order of letters with a digit and a special character, of 8 to 16', () => {
    fc.assert(
      fc.property(
        text(LETTERS, 0, 18),
        from('0123456789'),
        from('!@#$%^&*'),
        fc.nat(18),
        (rest, digit, special, at) => {
          const password = rest.slice(0, at) + digit + special + rest.slice(at);
          expect(isPassword(password)).toBe(password.length >= 8 && password.length <= 16);
          expect(isPassword(rest + digit)).toBe(false);
        },
      ),
    );
  });

  test('[VA-12] takes what JavaScript writes of a plain number', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(999), (whole, part) => isNumberText(`${whole}.${part}`) && isNumberText(`${whole}`)),
    );
  });

  test('[VA-13] finds every tag that was written, and nothing in a text without #', () => {
    const word = text(`${LETTERS}09_楽`, 1, 8);
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const tags = words.map((each) => `#${each}`);
        expect(hashtagsOf(tags.join(' '))).toEqual([...new Set(tags)]);
        expect(hashtagsOf(words.join(' '))).toEqual([]);
      }),
    );
  });
});
