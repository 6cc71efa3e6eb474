import fc from 'fast-check';
import { anyText, hostile } from './test-hostile-text.ts';
import { hasUnprintable, isFilled, isName, tidyName, tidyText } from './validation.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('isName', () => {
  test.each(['Sakura Garden', '夜の庭園', 'José', 'كوكب', '葛\u{e0100}城', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 pub', '👩‍🚀', 'می‌خواهم'])(
    '[T59] accepts %j',
    (name) => {
      expect(isName(name, 100)).toBe(true);
    },
  );

  test('[T59] rejects a name with a hostile code point at any position', () => {
    fc.assert(
      fc.property(fc.lorem(), hostile, fc.nat(20), (text, codePoint, at) => {
        const name = text.slice(0, at) + codePoint + text.slice(at);
        expect(hasUnprintable(name)).toBe(true);
        expect(isName(name, 256)).toBe(false);
      }),
    );
  });
});

describe('isFilled', () => {
  test.each([
    '',
    ' ',
    '\u3000',
    '\ufe0f',
    '\uffa0',
    '\u3164',
    '\u180b',
    '\u2800',
    '\u200b\u200d',
    '\u0301',
    '\u{e0100}',
    '\u{e0041}',
  ])('[VA-01] rejects %j, which shows nothing', (text) => {
    expect(isFilled(text)).toBe(false);
    expect(isName(text, 100)).toBe(false);
  });

  test.each(['a', '❤️', '7', '葛\u{e0100}', '👍🏽', 'に', '한'])('[VA-01] accepts %j', (text) => {
    expect(isFilled(text)).toBe(true);
  });
});

test('[VA-06] tidyName leaves one space of several, the first', () => {
  expect(tidyName('  Mia   Chen ')).toBe('Mia Chen');
  expect(tidyName('佐藤\u3000\u3000ゆい')).toBe('佐藤\u3000ゆい');
});

describe('tidyText', () => {
  test('[T59] keeps letters, spaces, line breaks and emoji and removes code points that affect adjacent text', () => {
    expect(tidyText(' one\r\n\ttwo\u2028three ')).toBe('one\n\ttwo\nthree');
    expect(tidyText(`evil\u202etxt.exe ${FAMILY}`)).toBe(`eviltxt.exe ${FAMILY}`);
    expect(tidyText(`z${'\u0301'.repeat(90)}o`)).toBe(`z${'\u0301'.repeat(8)}o`);
  });

  test('[T59] is idempotent and never returns a longer text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, hostile)), (fragments) => {
        const text = fragments.join('');
        const tidy = tidyText(text);
        expect(tidyText(tidy)).toBe(tidy);
        expect(tidy.length).toBeLessThanOrEqual(text.length);
        expect(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}|\p{M}{9}/u.test(tidy)).toBe(false);
      }),
    );
  });
});
