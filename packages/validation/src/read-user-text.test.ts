import fc from 'fast-check';
import { anyText, hostile } from './test-hostile-text.ts';
import { hashtagsOf, readUserText, tidyText } from './validation.ts';

const linksOf = (text: string) =>
  readUserText(text).flatMap((segments) => segments.filter(({ kind }) => kind === 'link'));

describe('readUserText', () => {
  test('reads paragraphs, lines, links and tags', () => {
    expect(readUserText('One\ntwo\n \n\n#楽 and https://xana.net/a#b (https://xana.net)')).toEqual([
      [{ kind: 'text', text: 'One\ntwo' }],
      [
        { kind: 'tag', text: '#楽', tag: '#楽' },
        { kind: 'text', text: ' and ' },
        { kind: 'link', text: 'xana.net/a#b', href: 'https://xana.net/a#b' },
        { kind: 'text', text: ' (' },
        { kind: 'link', text: 'xana.net', href: 'https://xana.net/' },
        { kind: 'text', text: ')' },
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
  ])('[T59] does not link %j', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  test.each(['http://localhost:3000', 'https://xana.net'])(
    '[CM-08] reads a link to the site %s as a page',
    (origin) => {
      const [segments] = readUserText(`See ${origin}/details/5?for=event#a, not https://other.net`, origin);
      expect(segments).toEqual([
        { kind: 'text', text: 'See ' },
        {
          kind: 'page',
          text: `${origin.replace('https://', '')}/details/5?for=event#a`,
          path: '/details/5?for=event#a',
        },
        { kind: 'text', text: ', not ' },
        { kind: 'link', text: 'other.net', href: 'https://other.net/' },
      ]);
    },
  );

  test.each([
    'http://localhost/details/5',
    'http://localhost:3001/details/5',
    'http://localhost:3000@evil.example/details/5',
    'http://mia:secret@localhost:3000/details/5',
    'http://localhost:3000//evil.example/details/5',
    'http://localhost:3000/.//evil.example',
  ])('[CM-08] [T59] reads no page in %j', (text) => {
    expect(
      readUserText(text, 'http://localhost:3000')
        .flat()
        .filter(({ kind }) => kind === 'page'),
    ).toEqual([]);
  });

  test('[T59] links http and https only, shows the real host and keeps all other text', () => {
    const fragment = fc.oneof(
      anyText,
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      hostile,
      fc.constant('#楽'),
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 8 }), (fragments) => {
        const text = fragments.join(' ');
        const segments = readUserText(text).flat();
        for (const segment of segments) {
          if (segment.kind !== 'link') continue;
          const url = new URL(segment.href);
          expect(['http:', 'https:']).toContain(url.protocol);
          expect(segment.text.replace(/^http:\/\//, '').startsWith(url.host)).toBe(true);
        }
        const plain = segments.filter(({ kind }) => kind !== 'link').map((segment) => segment.text);
        for (const each of plain) expect(tidyText(text)).toContain(each);
      }),
    );
  });

  test.each([
    ['#️⃣ first', []],
    ['#\ufe0f', []],
    ['#1 #２ #_ #\u0301', []],
    ['❤️#tag', ['#tag']],
    ['7️⃣#tag 👍🏽#other', ['#tag', '#other']],
    ['name#tag', []],
    ['#2026年 #café #हिन्दी', ['#2026年', '#café', '#हिन्दी']],
  ])('[VA-13] finds in %j the tags %j', (text, tags) => {
    expect(hashtagsOf(text)).toEqual(tags);
  });

  test('[VA-13] finds the same hashtags outside of links as hashtagsOf', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('#', '＃', 'a', '楽', ' ', '\n', '_', '!'), maxLength: 40 }),
        (text) => {
          const tags = readUserText(text).flatMap((segments) =>
            segments.flatMap((segment) => (segment.kind === 'tag' ? [segment.tag] : [])),
          );
          expect([...new Set(tags)]).toEqual(hashtagsOf(text));
        },
      ),
    );
  });
});
