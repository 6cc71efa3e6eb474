import { isRequiredProfileText, type ProfileTextName, profileTextProblem, tidyProfileText } from './validation.ts';

describe('profile texts', () => {
  it.each<[ProfileTextName, string, string, string]>([
    ['name', 'Mia 7', 'NAME_NOT_VALID', 'VA-06'],
    ['username', 'mia_chen', 'USERNAME_NOT_VALID', 'VA-02'],
    ['bio', 'x'.repeat(501), 'BIO_TOO_LONG', 'PR-02'],
    ['email', 'mia@', 'VALID-EMAIL', 'VA-03'],
    ['phoneNumber', '12', 'PHONE_NOT_VALID', 'VA-05'],
    ['instagram', 'mia..chen', 'INSTAGRAM_NOT_VALID', 'VA-07'],
    ['twitter', 'mia', 'TWITTER_NOT_VALID', 'VA-08'],
    ['discord', 'https://example.com', 'DISCORD_NOT_VALID', 'VA-09'],
    ['youtube', 'https://example.com', 'URL_NOT_VALID', 'VA-10'],
    ['website', 'no link', 'LINK_NOT_VALID', 'VA-11'],
  ])('finds in %s with "%s" the problem %s [%s]', (name, text, code) => {
    expect(profileTextProblem(name, text)).toBe(code);
  });

  it.each<[ProfileTextName, string, string, string]>([
    ['instagram', '@mia.chen', 'mia.chen', 'VA-07'],
    ['instagram', 'https://www.instagram.com/mia.chen/?hl=ja', 'mia.chen', 'VA-07'],
    ['instagram', 'mia.chen', 'mia.chen', 'VA-07'],
    ['twitter', '＠miachen', 'miachen', 'VA-08'],
    ['twitter', 'https://x.com/miachen', 'miachen', 'VA-08'],
    ['twitter', 'x.com/miachen/status/1', 'miachen', 'VA-08'],
    ['twitter', 'https://mobile.twitter.com/@miachen', 'miachen', 'VA-08'],
    ['twitter', 'https://example.com/miachen', 'https://example.com/miachen', 'VA-08'],
    ['username', ' @mia7 ', 'mia7', 'VA-02'],
    ['phoneNumber', '０９０−1234-5678', '090-1234-5678', 'VA-05'],
    ['name', '  Mia   Chen ', 'Mia Chen', 'VA-06'],
    ['bio', ' \ufe0f\u2800 ', '', 'PR-02'],
  ])('reads %s from "%s" as "%s" [%s]', (name, text, tidy) => {
    expect(tidyProfileText(name, text)).toBe(tidy);
    expect(tidyProfileText(name, tidy)).toBe(tidy);
  });

  it('requires a name and a username, and nothing else [VA-01]', () => {
    expect(['name', 'username'].every((name) => isRequiredProfileText(name as ProfileTextName))).toBe(true);
    expect([profileTextProblem('name', ''), profileTextProblem('username', '')]).toEqual([
      'NAME_NOT_VALID',
      'USERNAME_NOT_VALID',
    ]);
    expect([profileTextProblem('bio', ''), profileTextProblem('email', '')]).toEqual([null, null]);
  });
});
