import { isRequiredProfileText, type ProfileTextName, profileTextProblem } from './validation.ts';

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

  it('requires a name and a username, and nothing else [VA-01]', () => {
    expect(['name', 'username'].every((name) => isRequiredProfileText(name as ProfileTextName))).toBe(true);
    expect([profileTextProblem('name', ''), profileTextProblem('username', '')]).toEqual([
      'NAME_NOT_VALID',
      'USERNAME_NOT_VALID',
    ]);
    expect([profileTextProblem('bio', ''), profileTextProblem('email', '')]).toEqual([null, null]);
  });
});
