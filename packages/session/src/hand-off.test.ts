import { pickUpHandOff } from './hand-off.ts';

describe('[RT-10] parameters of an arrival', () => {
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

  it('leave the kind of a space alone', () => {
    expect(pickUpHandOff('https://xana.test/details/38?type=ENVIRONMENT&for=space')).toEqual({
      handOff: {},
      cleaned: '/details/38?type=ENVIRONMENT&for=space',
    });
  });

  it('that are empty or too long are dropped', () => {
    expect(pickUpHandOff(`https://xana.test/?deviceId=&builderLoginHash=${'x'.repeat(300)}`)).toEqual({
      handOff: {},
      cleaned: '/',
    });
  });
});
