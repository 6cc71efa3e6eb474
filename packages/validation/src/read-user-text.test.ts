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
        { kind: 'link', text: 'xana.net/a#b', href: 'https://xana.net/a#b', isMixed: false },
        { kind: 'text', text: ' (' },
        { kind: 'link', text: 'xana.net', href: 'https://xana.net/', isMixed: false },
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
    ['https://ja.wikipedia.org/wiki/東京。', 'https://ja.wikipedia.org/wiki/%E6%9D%B1%E4%BA%AC'],
    ['https://ja.wikipedia.org/wiki/ジョン・レノン', `https://ja.wikipedia.org/wiki/${encodeURI('ジョン・レノン')}`],
    ['https://a.example/1914–1918 war', 'https://a.example/1914%E2%80%931918'],
    ['https://ru.example.org/страница?q=да#вверх', `https://ru.example.org/${encodeURI('страница?q=да#вверх')}`],
    ['https://fa.example.org/می\u200cخواهم', `https://fa.example.org/${encodeURI('می\u200cخواهم')}`],
    ['https://www.müller.de/über', 'https://www.xn--mller-kva.de/%C3%BCber'],
    ['https://日本語.jp/', 'https://xn--wgv71a119e.jp/'],
    ['「https://xana.net/」と', 'https://xana.net/'],
    ['詳細はwww.xana.netへ', 'https://www.xana.net/'],
    ['See www.xana.net.', 'https://www.xana.net/'],
    ['xana.net/spaces, then', 'https://xana.net/spaces'],
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
    'read README.md and node.js or 1.5/2 and/or e.g./i.e.',
    'mia@xana.net/path',
    'src/xana.net/path',
    'www.',
    'www.localhost',
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
        { kind: 'link', text: 'other.net', href: 'https://other.net/', isMixed: false },
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

  test.each([
    ['https://ja.wikipedia.org/wiki/%E6%9D%B1%E4%BA%AC', 'ja.wikipedia.org/wiki/東京'],
    ['https://ja.wikipedia.org/wiki/東京', 'ja.wikipedia.org/wiki/東京'],
    ['https://a.example/%E2%80%AEcod.exe', 'a.example/%E2%80%AEcod.exe'],
    ['https://a.example/%E3%85%A4x', 'a.example/%E3%85%A4x'],
    ['https://a.example/%E3%81/%20%23', 'a.example/%E3%81/%20%23'],
    ['https://\u0430\u0440\u0440le.com', 'xn--le-6kc8da.com'],
  ])('[T59] shows %j as %j', (text, shown) => {
    expect(linksOf(text)).toMatchObject([{ text: shown }]);
  });

  test.each([
    ['https://\u0430pple.com', true],
    ['https://\u0430\u0440\u0440.com/x', true],
    ['https://gοοgle.com', true],
    ['https://日本語ー.jp', false],
    ['https://bücher.de', false],
    ['https://пример.рф', false],
    ['https://example.com/страница', false],
  ])('[T59] marks the link %j as one with mixed scripts: %j', (text, isMixed) => {
    expect(linksOf(text)).toMatchObject([{ isMixed }]);
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
