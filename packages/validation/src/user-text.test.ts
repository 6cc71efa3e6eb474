import { CODE_UNITS_PER_CHARACTER } from '@xana/contracts/text-limits';
import fc from 'fast-check';
import {
  excessOf,
  hashtagsOf,
  hasUnprintable,
  isName,
  isWithin,
  lengthOf,
  readUserText,
  tidyText,
} from './validation.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const anyText = fc.string({ unit: 'binary', maxLength: 200 });
/** Code points that change what stands beside them. */
const hostile = fc.constantFrom(
  '\u202e',
  '\u202a',
  '\u2066',
  '\u2069',
  '\u0000',
  '\u0007',
  '\u009f',
  '\u2028',
  '\ufeff',
  '\u0301'.repeat(90),
);

describe('lengthOf', () => {
  test.each([
    ['', 0],
    ['abc\n', 4],
    ['é', 1],
    ['e\u0301', 1],
    [FAMILY, 1],
    ['🇯🇵🇫🇷', 2],
    ['葛\u{e0100}城', 2],
    ['が', 1],
  ])('counts %j as %d', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  test('counts the same in pieces as at once, however long the text', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const unit = fc.constantFrom('a', 'あ', FAMILY, '🙂', 'e\u0301', '🇯🇵', '\r\n', '각', '👍🏽', '\u0301');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 900, size: 'max' }), (text) => {
        expect(lengthOf(text)).toBe([...segmenter.segment(text)].length);
      }),
      { numRuns: 40 },
    );
  });

  test('[T28] counts a pasted book in a moment', () => {
    const start = performance.now();
    lengthOf('あ'.repeat(300_000));
    lengthOf(`e${'\u0301'.repeat(300_000)}`);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

test('[CS-02] a limit says how many characters are too many, and bounds the code units as well', () => {
  expect(excessOf('x'.repeat(620), 500)).toBe(120);
  expect(excessOf(FAMILY.repeat(500), 500)).toBe(0);
  expect(excessOf(FAMILY.repeat(501), 500)).toBe(1);
  const stacked = `e${'\u0301'.repeat(10_000)}`;
  expect(excessOf(stacked, 500)).toBeGreaterThan(0);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(40), (text, most) => {
      expect(isWithin(text, 0, most)).toBe(excessOf(text, most) === 0);
      if (isWithin(text, 0, most)) expect(text.length).toBeLessThanOrEqual(most * CODE_UNITS_PER_CHARACTER.text);
    }),
  );
});

describe('names', () => {
  test.each(['Sakura Garden', '夜の庭園', 'José', 'كوكب', '葛\u{e0100}城', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 pub', '👩‍🚀', 'می‌خواهم'])(
    '[T59] takes %j',
    (name) => {
      expect(isName(name, 100)).toBe(true);
    },
  );

  test('[T59] refuses a name that holds anything hostile, wherever it stands', () => {
    fc.assert(
      fc.property(fc.lorem(), hostile, fc.nat(20), (words, what, at) => {
        const name = words.slice(0, at) + what + words.slice(at);
        expect(hasUnprintable(name)).toBe(true);
        expect(isName(name, 256)).toBe(false);
      }),
    );
  });
});

describe('longer texts', () => {
  test('[T59] keeps words, blanks, line breaks and emoji, and nothing that disturbs what stands beside them', () => {
    expect(tidyText(' one\r\n\ttwo\u2028three ')).toBe('one\n\ttwo\nthree');
    expect(tidyText(`evil\u202etxt.exe ${FAMILY}`)).toBe(`eviltxt.exe ${FAMILY}`);
    expect(tidyText(`z${'\u0301'.repeat(90)}o`)).toBe(`z${'\u0301'.repeat(8)}o`);
  });

  test('[T59] is tidy at once and never longer', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, hostile)), (pieces) => {
        const text = pieces.join('');
        const tidy = tidyText(text);
        expect(tidyText(tidy)).toBe(tidy);
        expect(tidy.length).toBeLessThanOrEqual(text.length);
        expect(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}|\p{M}{9}/u.test(tidy)).toBe(false);
      }),
    );
  });
});

const linksOf = (text: string) => readUserText(text).flatMap((parts) => parts.filter(({ kind }) => kind === 'link'));

describe('readUserText', () => {
  test('reads paragraphs, lines, links and tags', () => {
    expect(readUserText('One\ntwo\n \n\n#楽 and https://xana.net/a#b (https://xana.net)')).toEqual([
      [{ kind: 'words', text: 'One\ntwo' }],
      [
        { kind: 'tag', text: '#楽', tag: '#楽' },
        { kind: 'words', text: ' and ' },
        { kind: 'link', text: 'xana.net/a#b', href: 'https://xana.net/a#b' },
        { kind: 'words', text: ' (' },
        { kind: 'link', text: 'xana.net', href: 'https://xana.net/' },
        { kind: 'words', text: ')' },
      ],
    ]);
  });

  test.each([
    ['https://xana.netを見て', 'https://xana.net/'],
    ['「https://xana.net/a_(b)」', 'https://xana.net/a_(b)'],
    ['See https://xana.net/?', 'https://xana.net/'],
    ['HTTP://XANA.NET', 'http://xana.net/'],
    ['https://xana.net:8443/x', 'https://xana.net:8443/x'],
  ])('finds the link in %j', (text, href) => {
    expect(linksOf(text)).toMatchObject([{ href }]);
  });

  test.each([
    'javascript:alert(1)',
    'https://xana.net@evil.example',
    'https://127.0.0.1/',
    'https://',
    'ftp://xana.net',
    'data:text/html,x',
    'xhttps://xana.net',
    `https://xana.net/${'a'.repeat(3_000)}`,
  ])('[T59] makes no link of %j', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  test('[T59] a link is http or https, names its own host, and every letter of the text is shown once', () => {
    const piece = fc.oneof(
      anyText,
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      hostile,
      fc.constant('#楽'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join(' ');
        const parts = readUserText(text).flat();
        for (const part of parts) {
          if (part.kind !== 'link') continue;
          const url = new URL(part.href);
          expect(['http:', 'https:']).toContain(url.protocol);
          expect(part.text.replace(/^http:\/\//, '').startsWith(url.host)).toBe(true);
        }
        const words = parts.filter(({ kind }) => kind !== 'link').map((part) => part.text);
        for (const word of words) expect(tidyText(text)).toContain(word);
      }),
    );
  });

  test('[VA-13] every tag of the extractor that stands outside of a link is one', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('#', '＃', 'a', '楽', ' ', '\n', '_', '!'), maxLength: 40 }),
        (text) => {
          const tags = readUserText(text).flatMap((parts) =>
            parts.flatMap((part) => (part.kind === 'tag' ? [part.tag] : [])),
          );
          expect([...new Set(tags)]).toEqual(hashtagsOf(text));
        },
      ),
    );
  });
});
