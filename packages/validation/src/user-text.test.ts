import fc from 'fast-check';
import { anyText, hostile } from './test-hostile-text.ts';
import { hasUnprintable, isName, tidyText } from './validation.ts';

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
