import { pickUpHandOff } from './hand-off.ts';

describe('[RT-10] pickUpHandOff', () => {
  it('removes the hand-off parameters and keeps the rest of the URL', () => {
    expect(
      pickUpHandOff(
        'https://xana.test/app?login&builderLoginHash=h&deviceId=d&comingFor=telegram&type=vr&token=t&a=1#x',
      ),
    ).toEqual({
      handOff: { builderLoginHash: 'h', deviceId: 'd', comingFor: 'telegram', loginFor: 'vr' },
      telegramToken: 't',
      cleaned: '/app?login&a=1#x',
    });
  });

  it.each(['/details/38', '/details'])('ignores the type of a space at %s', (path) => {
    expect(pickUpHandOff(`https://xana.test${path}?type=ENVIRONMENT&for=space`)).toEqual({
      handOff: {},
      cleaned: `${path}?type=ENVIRONMENT&for=space`,
    });
  });

  it('reads the type of a space next to another parameter and keeps it in the URL', () => {
    expect(pickUpHandOff('https://xana.test/details/38?type=build&deviceId=d')).toEqual({
      handOff: { deviceId: 'd', loginFor: 'build' },
      cleaned: '/details/38?type=build',
    });
  });

  it('reads the type alone on a route without its own', () => {
    expect(pickUpHandOff('https://xana.test/explore?type=build').handOff).toEqual({ loginFor: 'build' });
  });

  it('reads the code of a login that Telegram’s callback rejected, and no other error', () => {
    expect(pickUpHandOff('https://xana.test/app?comingFor=telegram&error=NONCE_INVALID')).toEqual({
      handOff: { comingFor: 'telegram' },
      telegramError: 'NONCE_INVALID',
      cleaned: '/app',
    });
    expect(pickUpHandOff('https://xana.test/app?error=NONCE_INVALID').cleaned).toBe('/app?error=NONCE_INVALID');
    expect(pickUpHandOff(`https://xana.test/app?comingFor=telegram&error=${'x'.repeat(65)}`).telegramError).toBe(
      undefined,
    );
  });

  it('drops a token and an origin of other apps', () => {
    expect(pickUpHandOff('https://xana.test/?token=t')).toEqual({ handOff: {}, cleaned: '/' });
    expect(pickUpHandOff('https://xana.test/?comingFor=vr&token=t')).toEqual({ handOff: {}, cleaned: '/' });
  });

  it('drops empty and too long values', () => {
    expect(pickUpHandOff(`https://xana.test/?deviceId=&builderLoginHash=${'x'.repeat(300)}`)).toEqual({
      handOff: {},
      cleaned: '/',
    });
  });
});
