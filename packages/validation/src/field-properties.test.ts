import fc from 'fast-check';
import { hashtagsOf, isEmail, isFilled, isNumberText, isPassword, isUsername } from './validation.ts';

describe('field rules, property-based', () => {
  const from = (letters: string) => fc.constantFrom(...letters);
  const text = (letters: string, minLength: number, maxLength: number) =>
    fc.string({ unit: from(letters), minLength, maxLength });
  const LETTERS = 'abcXYZ';

  test('[VA-01] accepts a text surrounded by blanks and rejects the blanks', () => {
    fc.assert(
      fc.property(text(' \t\n　', 0, 9), text(LETTERS, 1, 9), (blank, letters) => {
        expect(isFilled(blank + letters + blank)).toBe(true);
        expect(isFilled(blank)).toBe(false);
      }),
    );
  });

  test('[VA-02] accepts digits with a letter and rejects any other character', () => {
    fc.assert(
      fc.property(text('0123456789', 0, 20), from(LETTERS), from(' _-.@#é'), (digits, letter, other) => {
        expect(isUsername(digits + letter + digits)).toBe(true);
        expect(isUsername(digits)).toBe(false);
        expect(isUsername(digits + letter + other)).toBe(false);
      }),
    );
  });

  test('[VA-03] accepts generated valid addresses', () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => isEmail(address)));
  });

  test('[VA-04] accepts a digit and a special character at any position, 8 to 16 characters', () => {
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

  test('[VA-12] accepts decimal numbers as JavaScript formats them', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(999),
        (whole, fraction) => isNumberText(`${whole}.${fraction}`) && isNumberText(`${whole}`),
      ),
    );
  });

  test('[VA-13] finds every hashtag and nothing in a text without #', () => {
    const name = text(`${LETTERS}09_楽`, 1, 8).filter((each) => /\p{L}/u.test(each));
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const tags = names.map((each) => `#${each}`);
        expect(hashtagsOf(tags.join(' '))).toEqual([...new Set(tags)]);
        expect(hashtagsOf(names.join(' '))).toEqual([]);
      }),
    );
  });
});
