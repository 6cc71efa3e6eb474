import fc from 'fast-check';
import {
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
} from './validation.ts';

describe('[VA-01] required', () =>
  obeys(isFilled, { takes: ['a', ' a ', '０', '🙂'], refuses: ['', ' ', '\n\t', '　', '\u200b', '\u2800'] }));

describe('[VA-02] username', () =>
  obeys(isUsername, {
    takes: ['a', 'mia7', '7mia'],
    refuses: ['', '7', 'mia chen', 'mia_', 'みあ', 'mia\n', 'ｍｉａ'],
  }));

describe('[VA-03] email', () =>
  obeys(isEmail, {
    takes: ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org"],
    refuses: [
      '',
      'a',
      'a@b',
      'a@b.1',
      '@b.co',
      'a@',
      'a b@c.de',
      'a..b@c.de',
      '.a@c.de',
      'a@-c.de',
      'a@c..de',
      'a@c.de\n',
    ],
  }));

describe('[VA-04] password', () =>
  obeys(isPassword, {
    takes: ['abcdef1!', 'ABCDEFGH1234567*', '1!!!!!!!'],
    refuses: ['abcde1!', 'abcdefgh1234567!x', 'abcdefgh', 'abcdefg1', 'abcdefg!', 'abcdef1?', 'abcdef1! '],
  }));

describe('[VA-05] mobile', () =>
  obeys(isPhoneNumber, {
    takes: ['1234567890', '+123 456 7890', '(123) 456-7890', '123.456.789012', '+123-456-7890'],
    refuses: [
      '',
      '12345',
      '++1234567890',
      '123--456-7890',
      '123 456 789',
      '1234567890123',
      '(123 456 7890',
      '１２３4567890',
    ],
  }));

describe('[VA-06] name', () =>
  obeys(isPersonName, {
    takes: ['Mia Chen', '佐藤 ゆい', 'José', 'ルーシー'],
    refuses: ['', ' ', 'Mia7', 'Mia-Chen', 'Mia_'],
  }));

describe('[VA-06] alpha-only name', () =>
  obeys(isAlphabetic, { takes: ['Mia', '佐藤', 'José'], refuses: ['', 'Mia Chen', 'Mia7', '\u0301'] }));

describe('[VA-07] Instagram', () =>
  obeys(isInstagramHandle, {
    takes: ['a', 'mia.chen', '_mia_', 'a'.repeat(30)],
    refuses: ['', 'mia.', 'mia..chen', '.mia', 'a'.repeat(31), 'mia-chen'],
  }));

describe('[VA-07] Instagram, alternative', () =>
  obeys(isInstagramHandleShort, { takes: ['mia_', 'a'.repeat(15)], refuses: ['mia', 'a'.repeat(16), 'mi.a'] }));

describe('[VA-08] Twitter', () =>
  obeys(isTwitterHandle, { takes: ['mia_', 'a'.repeat(25)], refuses: ['mia', 'a'.repeat(26), 'mia.chen'] }));

describe('[VA-08] Twitter, alternative', () =>
  obeys(isTwitterHandleDotted, { takes: ['mia.chen', 'a'.repeat(30)], refuses: ['mia.', 'a..b', 'a'.repeat(31)] }));

describe('[VA-09] Discord', () =>
  obeys(isDiscordInvite, {
    takes: ['https://discord.gg/abc12', 'discord.com/invite/abc12', 'http://www.discordapp.com/invite/a-b'],
    refuses: [
      'https://discord.com/channels/1',
      'https://discord.gg/',
      'https://discord.gg.evil.io/abc',
      'https://evil.io/discord.gg/abc',
    ],
  }));

describe('[VA-10] YouTube', () =>
  obeys(isYoutubePage, {
    takes: [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ',
      'youtube.com/@xana',
      'https://www.youtube.com/channel/UC123',
    ],
    refuses: [
      'https://youtube.com',
      'https://youtube.com/watch',
      'https://youtube.evil.io/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/@xana',
    ],
  }));

describe('[VA-10] YouTube, profile', () =>
  obeys(isYoutubeProfile, {
    takes: ['youtube.com', 'https://m.youtube.com/x'],
    refuses: ['https://notyoutube.com', 'youtube'],
  }));

describe('[VA-10] YouTube, video', () =>
  obeys(isYoutubeVideo, {
    takes: ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    refuses: ['https://www.youtube.com/@xana', `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(256)}`],
  }));

describe('[VA-11] link', () =>
  obeys(isWebLink, {
    takes: ['xana.net', 'https://xana.net/a?b=c#d', 'http://sub.例え.jp', `https://${'a'.repeat(60)}.io`],
    refuses: [
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
  }));

describe('[VA-11] link, strict', () =>
  obeys(isStrictWebLink, { takes: ['https://xana.net', 'HTTP://xana.net'], refuses: ['xana.net', '//xana.net'] }));

describe('[VA-12] numeric', () =>
  obeys(isNumberText, {
    takes: ['0', '12', '12.', '12.5'],
    refuses: ['', '.', '.5', '-1', '1e3', '1.2.3', '１２', '1,000', '1\n'],
  }));

interface Examples {
  takes: readonly string[];
  refuses: readonly string[];
}

function obeys(rule: (text: string) => boolean, { takes, refuses }: Examples): void {
  test.each(takes)('takes %j', (text) => {
    expect(rule(text)).toBe(true);
  });

  test.each(refuses)('refuses %j', (text) => {
    expect(rule(text)).toBe(false);
  });

  test('is read in no time, however long and hostile the text', () => {
    for (const piece of ['a', 'a.', '1', '@', '-', 'a@', '#', 'https://', ' ', '\u200b', '🙂', 'xn--']) {
      const start = performance.now();
      rule(`${piece.repeat(200_000)}!`);
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        rule(text);
      }),
    );
  });
}
