import fc from 'fast-check';
import * as rules from './validation.ts';

const {
  isAlphabetic,
  isDiscordInvite,
  isEmail,
  isFilled,
  isInstagramHandle,
  isInstagramHandleShort,
  isNumberText,
  isPassword,
  isPersonName,
  isPhoneNumber,
  isStrictWebLink,
  isTwitterHandle,
  isTwitterHandleDotted,
  isUsername,
  isWebLink,
  isYoutubePage,
  isYoutubeProfile,
  isYoutubeVideo,
} = rules;

/** What each rule takes, and what it refuses. */
const EXAMPLES: readonly [title: string, rule: (text: string) => boolean, taken: string[], refused: string[]][] = [
  ['[VA-01] required', isFilled, ['a', ' a ', '０', '🙂'], ['', ' ', '\n\t', '　', '\u200b', '\u2800']],
  ['[VA-02] username', isUsername, ['a', 'mia7', '7mia'], ['', '7', 'mia chen', 'mia_', 'みあ', 'mia\n', 'ｍｉａ']],
  [
    '[VA-03] email',
    isEmail,
    ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org"],
    ['', 'a', 'a@b', 'a@b.1', '@b.co', 'a@', 'a b@c.de', 'a..b@c.de', '.a@c.de', 'a@-c.de', 'a@c..de', 'a@c.de\n'],
  ],
  [
    '[VA-04] password',
    isPassword,
    ['abcdef1!', 'ABCDEFGH1234567*', '1!!!!!!!'],
    ['abcde1!', 'abcdefgh1234567!x', 'abcdefgh', 'abcdefg1', 'abcdefg!', 'abcdef1?', 'abcdef1! '],
  ],
  [
    '[VA-05] mobile',
    isPhoneNumber,
    ['1234567890', '+123 456 7890', '(123) 456-7890', '123.456.789012', '+123-456-7890'],
    ['', '12345', '++1234567890', '123--456-7890', '123 456 789', '1234567890123', '(123 456 7890', '１２３4567890'],
  ],
  ['[VA-06] name', isPersonName, ['Mia Chen', '佐藤 ゆい', 'José', 'ルーシー'], ['', ' ', 'Mia7', 'Mia-Chen', 'Mia_']],
  ['[VA-06] alpha-only name', isAlphabetic, ['Mia', '佐藤', 'José'], ['', 'Mia Chen', 'Mia7', '\u0301']],
  [
    '[VA-07] Instagram',
    isInstagramHandle,
    ['a', 'mia.chen', '_mia_', 'a'.repeat(30)],
    ['', 'mia.', 'mia..chen', '.mia', 'a'.repeat(31), 'mia-chen'],
  ],
  ['[VA-07] Instagram, alternative', isInstagramHandleShort, ['mia_', 'a'.repeat(15)], ['mia', 'a'.repeat(16), 'mi.a']],
  ['[VA-08] Twitter', isTwitterHandle, ['mia_', 'a'.repeat(25)], ['mia', 'a'.repeat(26), 'mia.chen']],
  [
    '[VA-08] Twitter, alternative',
    isTwitterHandleDotted,
    ['mia.chen', 'a'.repeat(30)],
    ['mia.', 'a..b', 'a'.repeat(31)],
  ],
  [
    '[VA-09] Discord',
    isDiscordInvite,
    ['https://discord.gg/abc12', 'discord.com/invite/abc12', 'http://www.discordapp.com/invite/a-b'],
    [
      'https://discord.com/channels/1',
      'https://discord.gg/',
      'https://discord.gg.evil.io/abc',
      'https://evil.io/discord.gg/abc',
    ],
  ],
  [
    '[VA-10] YouTube',
    isYoutubePage,
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ',
      'youtube.com/@xana',
      'https://www.youtube.com/channel/UC123',
    ],
    [
      'https://youtube.com',
      'https://youtube.com/watch',
      'https://youtube.evil.io/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/@xana',
    ],
  ],
  [
    '[VA-10] YouTube, profile',
    isYoutubeProfile,
    ['youtube.com', 'https://m.youtube.com/x'],
    ['https://notyoutube.com', 'youtube'],
  ],
  [
    '[VA-10] YouTube, video',
    isYoutubeVideo,
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/@xana', `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(256)}`],
  ],
  [
    '[VA-11] link',
    isWebLink,
    ['xana.net', 'https://xana.net/a?b=c#d', 'http://sub.例え.jp', `https://${'a'.repeat(60)}.io`],
    [
      '',
      'xana',
      'javascript:alert(1)',
      'ftp://xana.net',
      'https://user:pass@xana.net',
      'https://xana.net/ x',
      'https://1.2.3.4',
      `https://${'a.'.repeat(128)}com`,
      'https://-a.com',
    ],
  ],
  ['[VA-11] link, strict', isStrictWebLink, ['https://xana.net', 'HTTP://xana.net'], ['xana.net', '//xana.net']],
  [
    '[VA-12] numeric',
    isNumberText,
    ['0', '12', '12.', '12.5'],
    ['', '.', '.5', '-1', '1e3', '1.2.3', '１２', '1,000', '1\n'],
  ],
];

describe.each(EXAMPLES)('%s', (_title, rule, taken, refused) => {
  test.each(taken)('takes %j', (text) => {
    expect(rule(text)).toBe(true);
  });
  test.each(refused)('refuses %j', (text) => {
    expect(rule(text)).toBe(false);
  });

  test('is read in no time, however long and hostile the text', () => {
    for (const piece of ['a', 'a.', '1', '@', '-', 'a@', '#', 'https://', ' ', '\u200b', '🙂', 'xn--']) {
      const start = performance.now();
      rule(`${piece.repeat(200_000)}!`);
      expect(performance.now() - start).toBeLessThan(500);
    }
  });

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        rule(text);
      }),
    );
  });
});

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
        expect(rules.hashtagsOf(tags.join(' '))).toEqual([...new Set(tags)]);
        expect(rules.hashtagsOf(words.join(' '))).toEqual([]);
      }),
    );
  });
});

test('[VA-13] hashtags begin a word, in any script, with either #', () => {
  expect(rules.hashtagsOf('#fun a#b ＃音楽、#fun #  ##x (#Sci_fi)! &#39;')).toEqual(['#fun', '#音楽', '#Sci_fi']);
});

test('the card’s email may be empty until it is sent', () => {
  expect(rules.cardEmailProblem('', 'typing')).toBeNull();
  expect(rules.cardEmailProblem('mia@', 'typing')).toBe('VALID-EMAIL');
  expect(rules.cardEmailProblem('', 'submit')).toBe('EMAIL_REQUIRED');
  expect(rules.cardEmailProblem('mia@', 'submit')).toBe('EMAIL_REQUIRED');
  expect(rules.cardEmailProblem('mia@xana.net', 'submit')).toBeNull();
});

test('a search of up to 256 letters has an address, in which # is %23', () => {
  expect(rules.searchPath('#fun')).toBe('/search?src=%23fun');
  expect(rules.searchPath('🙂'.repeat(256))).not.toBeNull();
  expect(rules.searchPath('🙂'.repeat(257))).toBeNull();
  expect(rules.searchPath('　')).toBeNull();
  expect(rules.searchPath('\ud800')).toBe('/search?src=%EF%BF%BD');
});

describe('a space to be created', () => {
  const sound: rules.SpaceDraft = {
    name: 'A',
    description: 'B',
    youtubeUrl: '',
    pictureType: 'image/webp',
    isWorldTaken: false,
  };
  test.each([
    [{}, null],
    [{ name: ' ' }, 'NAME_REQUIRED'],
    [{ name: '🙂'.repeat(256) }, null],
    [{ name: '🙂'.repeat(257) }, 'NAME_REQUIRED'],
    [{ description: '' }, 'DESCRIPTION_REQUIRED'],
    [{ description: 'x'.repeat(501) }, 'DESCRIPTION_REQUIRED'],
    [{ youtubeUrl: 'https://vimeo.com/1' }, 'URL_NOT_VALID'],
    [{ youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' }, null],
    [{ pictureType: null }, 'UPLOAD_IMAGE'],
    [{ pictureType: 'image/svg+xml' }, 'INVALID_FILE_TYPE'],
    [{ isWorldTaken: true }, 'SPACE_ALREADY_ADDED'],
  ] as const)('with %j says %s', (change, problem) => {
    expect(rules.spaceDraftProblem({ ...sound, ...change })).toBe(problem);
  });
});
