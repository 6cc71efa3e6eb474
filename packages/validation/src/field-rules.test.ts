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
  testRule(isFilled, { accepts: ['a', ' a ', '０', '🙂'], rejects: ['', ' ', '\n\t', '　', '\u200b', '\u2800'] }));

describe('[VA-02] username', () =>
  testRule(isUsername, {
    accepts: ['a', 'mia7', '7mia'],
    rejects: ['', '7', 'mia chen', 'mia_', 'みあ', 'mia\n', 'ｍｉａ'],
  }));

describe('[VA-03] email', () =>
  testRule(isEmail, {
    accepts: ['a@b.co', 'first.last+tag@sub.example.com', "o'neil@example.org"],
    rejects: [
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
  testRule(isPassword, {
    accepts: ['abcdef1!', 'ABCDEFGH1234567*', '1!!!!!!!'],
    rejects: ['abcde1!', 'abcdefgh1234567!x', 'abcdefgh', 'abcdefg1', 'abcdefg!', 'abcdef1?', 'abcdef1! '],
  }));

describe('[VA-05] mobile', () =>
  testRule(isPhoneNumber, {
    accepts: [
      '090-1234-5678',
      '03-1234-5678',
      '+81 90 1234 5678',
      '１２３4567890',
      '1234567890',
      '+123 456 7890',
      '(123) 456-7890',
      '123.456.789012',
      '+123-456-7890',
    ],
    rejects: [
      '',
      '12345',
      '++1234567890',
      '123--456-7890',
      '123 456 789',
      '1234567890123',
      '(123 456 7890',
      '123-456-789o',
    ],
  }));

describe('[VA-06] name', () =>
  testRule(isPersonName, {
    accepts: ['Mia Chen', '佐藤 ゆい', 'José', 'ルーシー'],
    rejects: ['', ' ', 'Mia7', 'Mia-Chen', 'Mia_'],
  }));

describe('[VA-06] alpha-only name', () =>
  testRule(isAlphabetic, { accepts: ['Mia', '佐藤', 'José'], rejects: ['', 'Mia Chen', 'Mia7', '\u0301'] }));

describe('[VA-07] Instagram', () =>
  testRule(isInstagramHandle, {
    accepts: ['a', 'mia.chen', '_mia_', 'a'.repeat(30)],
    rejects: ['', 'mia.', 'mia..chen', '.mia', 'a'.repeat(31), 'mia-chen'],
  }));

describe('[VA-07] Instagram, alternative', () =>
  testRule(isInstagramHandleShort, { accepts: ['mia_', 'a'.repeat(15)], rejects: ['mia', 'a'.repeat(16), 'mi.a'] }));

describe('[VA-08] Twitter', () =>
  testRule(isTwitterHandle, { accepts: ['mia_', 'a'.repeat(25)], rejects: ['mia', 'a'.repeat(26), 'mia.chen'] }));

describe('[VA-08] Twitter, alternative', () =>
  testRule(isTwitterHandleDotted, {
    accepts: ['mia.chen', 'a'.repeat(30)],
    rejects: ['mia.', 'a..b', 'a'.repeat(31)],
  }));

describe('[VA-09] Discord', () =>
  testRule(isDiscordInvite, {
    accepts: ['https://discord.gg/abc12', 'discord.com/invite/abc12', 'http://www.discordapp.com/invite/a-b'],
    rejects: [
      'https://discord.com/channels/1',
      'https://discord.gg/',
      'https://discord.gg.evil.io/abc',
      'https://evil.io/discord.gg/abc',
    ],
  }));

describe('[VA-10] YouTube', () =>
  testRule(isYoutubePage, {
    accepts: [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ',
      'youtube.com/@xana',
      'https://www.youtube.com/channel/UC123',
    ],
    rejects: [
      'https://youtube.com',
      'https://youtube.com/watch',
      'https://youtube.evil.io/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/@xana',
    ],
  }));

describe('[VA-10] YouTube, profile', () =>
  testRule(isYoutubeProfile, {
    accepts: ['youtube.com', 'https://m.youtube.com/x'],
    rejects: ['https://notyoutube.com', 'youtube'],
  }));

describe('[VA-10] YouTube, video', () =>
  testRule(isYoutubeVideo, {
    accepts: ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    rejects: ['https://www.youtube.com/@xana', `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(256)}`],
  }));

describe('[VA-11] link', () =>
  testRule(isWebLink, {
    accepts: ['xana.net', 'https://xana.net/a?b=c#d', 'http://sub.例え.jp', `https://${'a'.repeat(60)}.io`],
    rejects: [
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
  testRule(isStrictWebLink, { accepts: ['https://xana.net', 'HTTP://xana.net'], rejects: ['xana.net', '//xana.net'] }));

describe('[VA-12] numeric', () =>
  testRule(isNumberText, {
    accepts: ['0', '12', '12.', '12.5'],
    rejects: ['', '.', '.5', '-1', '1e3', '1.2.3', '１２', '1,000', '1\n'],
  }));

interface Examples {
  accepts: readonly string[];
  rejects: readonly string[];
}

function testRule(rule: (text: string) => boolean, { accepts, rejects }: Examples): void {
  test.each(accepts)('accepts %j', (text) => {
    expect(rule(text)).toBe(true);
  });

  test.each(rejects)('rejects %j', (text) => {
    expect(rule(text)).toBe(false);
  });

  test('[T28] runs in linear time on long hostile texts', () => {
    for (const unit of ['a', 'a.', '1', '@', '-', 'a@', '#', 'https://', ' ', '\u200b', '🙂', 'xn--']) {
      const start = performance.now();
      rule(`${unit.repeat(200_000)}!`);
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        rule(text);
      }),
    );
  });
}
