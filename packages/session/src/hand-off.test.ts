import { pickUpHandOff } from './hand-off.ts';

describe('[RT-10] hand-off parameters of an address', () => {
  it('are taken out of the address, and the rest of it stays', () => {
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

  it.each(['/details/38', '/details'])('do not include the type of a space at %s', (path) => {
    expect(pickUpHandOff(`https://xana.test${path}?type=ENVIRONMENT&for=space`)).toEqual({
      handOff: {},
      cleaned: `${path}?type=ENVIRONMENT&for=space`,
    });
  });

  it('include the type at a space beside another parameter, and leave it to the page too', () => {
    expect(pickUpHandOff('https://xana.test/details/38?type=build&deviceId=d')).toEqual({
      handOff: { deviceId: 'd', loginFor: 'build' },
      cleaned: '/details/38?type=build',
    });
  });

  it('include the type alone where the route has none', () => {
    expect(pickUpHandOff('https://xana.test/explore?type=build').handOff).toEqual({ loginFor: 'build' });
  });

  it('drop a token and an origin that are not Telegram’s', () => {
    expect(pickUpHandOff('https://xana.test/?token=t')).toEqual({ handOff: {}, cleaned: '/' });
    expect(pickUpHandOff('https://xana.test/?comingFor=vr&token=t')).toEqual({ handOff: {}, cleaned: '/' });
  });

  it('drop empty and too long values', () => {
    expect(pickUpHandOff(`https://xana.test/?deviceId=&builderLoginHash=${'x'.repeat(300)}`)).toEqual({
      handOff: {},
      cleaned: '/',
    });
  });
});
