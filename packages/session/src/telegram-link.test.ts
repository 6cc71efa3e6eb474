import { pickUpHandOff } from './hand-off.ts';
import { createTelegramLink } from './telegram-link.ts';
import { memoryStorage } from './test-session.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const FIELDS = { id: 7, first_name: '結衣', auth_date: 1, hash: 'ab' };

/** Leaves for Telegram as member 7, and returns. */
function comeBack({ memberId = 7, result = FIELDS as unknown, forged = '' } = {}) {
  const storage = memoryStorage();
  const state = createTelegramLink({ arrived: undefined, storage, memberId: () => 7 }).verbs.begin();
  const address = `https://xana.test/?telegramLink=${forged || state}#tgAuthResult=${encode(result)}`;
  const { telegramLink: arrived, ...rest } = pickUpHandOff(address);
  return { link: createTelegramLink({ arrived, storage, memberId: () => memberId }), storage, rest, arrived };
}

describe('adding Telegram to an account', () => {
  it('returns the signed fields once, and does not log in', () => {
    const { link, rest } = comeBack();
    expect(rest).toEqual({ handOff: {}, cleaned: '/' });
    expect(link.isReturnOf(7)).toBe(true);
    expect(link.verbs.take()).toEqual({ fields: { id: '7', first_name: '結衣', auth_date: '1', hash: 'ab' } });
    expect(link.verbs.take()).toBeNull();
  });

  it('tells a cancelled visit from one that never began', () => {
    expect(comeBack({ result: false }).link.verbs.take()).toEqual({ fields: null });
    const never = createTelegramLink({ arrived: undefined, storage: memoryStorage(), memberId: () => 7 });
    expect(never.verbs.take()).toBeNull();
  });

  it.each<[string, { forged?: string; memberId?: number }]>([
    ['of a link that an attacker made', { forged: 'f'.repeat(32) }],
    ['of a visit that another member began', { memberId: 8 }],
  ])('[T98] ignores the fields %s', (_what, change) => {
    const { link } = comeBack(change);
    expect(link.isReturnOf(change.memberId ?? 7)).toBe(false);
    expect(link.verbs.take()).toBeNull();
  });

  it('[T98] ignores the fields when the page is opened a second time', () => {
    const { storage, arrived } = comeBack();
    const again = createTelegramLink({ arrived, storage, memberId: () => 7 });
    expect(again.verbs.take()).toBeNull();
  });
});
