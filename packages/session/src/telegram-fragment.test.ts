import { pickUpHandOff } from './hand-off.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('[RT-10] the fragment of an arrival from Telegram', () => {
  it('contains the data of a Mini App, and leaves the address bar', () => {
    const initData = 'query_id=AA&user=%7B%22id%22%3A7%7D&auth_date=1&hash=ab';
    const fragment = new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0', tgWebAppPlatform: 'ios' });
    expect(pickUpHandOff(`https://xana.test/explore?a=1#${fragment}`)).toEqual({
      handOff: {},
      cleaned: '/explore?a=1',
      telegramInitData: initData,
    });
  });

  it('contains the signed fields of a login, as the query of the callback', () => {
    const fields = { id: 7, first_name: '結衣', auth_date: 1, hash: 'ab' };
    const { telegramLogin, cleaned } = pickUpHandOff(`https://xana.test/app#tgAuthResult=${encode(fields)}`);
    expect(Object.fromEntries(new URLSearchParams(telegramLogin))).toEqual({
      id: '7',
      first_name: '結衣',
      auth_date: '1',
      hash: 'ab',
    });
    expect(cleaned).toBe('/app');
  });

  it.each([
    ['a cancelled login', `tgAuthResult=${encode(false)}`],
    ['no base64', 'tgAuthResult=%%%'],
    ['no JSON', 'tgAuthResult=AAAA'],
    ['an empty result', 'tgAuthResult='],
    ['a Mini App without data', 'tgWebAppVersion=8.0&tgWebAppPlatform=ios'],
    ['too long data', `tgWebAppData=${'x'.repeat(4_097)}`],
  ])('is dropped with %s', (_what, fragment) => {
    expect(pickUpHandOff(`https://xana.test/app#${fragment}`)).toEqual({ handOff: {}, cleaned: '/app' });
  });

  it('stays when it is not of Telegram', () => {
    expect(pickUpHandOff('https://xana.test/details/1#comments').cleaned).toBe('/details/1#comments');
  });
});
