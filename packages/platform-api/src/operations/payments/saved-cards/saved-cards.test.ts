import { eventually } from '@xana/test-kit/eventually';
import { readList } from '../../../../test/member-actions.ts';
import { logIn, logInMembers, type Member } from '../../../../test/test-server.ts';
import { orderPack, orderPlan } from '../test-orders.ts';
import { usePaymentServer } from '../test-payment-server.ts';
import { saveCard } from './test-saved-card.ts';

const payments = usePaymentServer();

interface Card {
  cardId: string;
  last4: string;
  isDefault: boolean;
  subscriptionIds: string[];
}

const post = (member: Member, path: string, body: object) => member.post(`/stripe/${path}`, body);
const cardsOf = async (member: Member) => (await readList<Card>(member, '/stripe/get-saved-cards')).rows;
const subscribe = async (member: Member, paymentMethod = 'pm_card_visa') =>
  ((await orderPlan(member, { paymentMethod })).data as { subscriptionId: string }).subscriptionId;
const intentOfPack = async (member: Member) =>
  ((await orderPack(member)).data as { paymentIntentId: string }).paymentIntentId;
const isAttached = (cardId: string) => payments.provider.book.pages.paymentMethods[cardId]?.customer !== null;

describe('saved cards', () => {
  it('[ST-05] lists nothing for a member who has saved none', async () => {
    expect(await cardsOf(await logIn(payments.server))).toEqual([]);
  });

  it('[ST-05] lists brand, last digits and expiry, the default first, and changes the default', async () => {
    const member = await logIn(payments.server);
    const first = await saveCard(payments, member);
    const second = await saveCard(payments, member, { number: '5555555555554444' });
    expect((await post(member, 'set-default-card', { cardId: first.cardId })).status).toBe(200);
    expect(await cardsOf(member)).toMatchObject([
      { cardId: first.cardId, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true },
      { cardId: second.cardId, brand: 'mastercard', isDefault: false },
    ]);
  });

  it('[ST-05] keeps the card of a pack only when the payment asks for it', async () => {
    const member = await logIn(payments.server);
    const buy = async (change: object) => {
      const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
      const method = await payments.stripe.paymentMethods.create({ type: 'card', card, allow_redisplay: 'always' });
      await payments.stripe.paymentIntents.confirm(await intentOfPack(member), {
        payment_method: method.id,
        ...change,
      });
    };
    await buy({});
    expect(await cardsOf(member)).toEqual([]);
    await buy({ setup_future_usage: 'off_session' });
    expect(await cardsOf(member)).toHaveLength(1);
  });

  it('[ST-05] removes a card for good', async () => {
    const member = await logIn(payments.server);
    const { cardId } = await saveCard(payments, member);
    expect((await post(member, 'remove-saved-card', { cardId })).status).toBe(200);
    expect(await cardsOf(member)).toEqual([]);
    expect((await post(member, 'remove-saved-card', { cardId })).code).toBe('SAVED_CARD_NOT_FOUND');
    expect(isAttached(cardId)).toBe(false);
  });

  it('[ST-05] asks for another card before the card of a running plan is removed', async () => {
    const member = await logIn(payments.server);
    const subscriptionId = await subscribe(member);
    const [billing] = await cardsOf(member);
    expect(billing?.subscriptionIds).toEqual([subscriptionId]);
    const remove = () => post(member, 'remove-saved-card', { cardId: String(billing?.cardId) });
    expect((await remove()).code).toBe('CARD_BILLS_PLAN');
    const { cardId } = await saveCard(payments, member);
    expect((await post(member, 'change-subscription-card', { subscriptionId, newCardId: cardId })).data).toMatchObject({
      status: 'active',
      cardId,
      clientSecret: null,
    });
    // It was there for the plan only.
    expect(isAttached(String(billing?.cardId))).toBe(false);
    expect(await cardsOf(member)).toMatchObject([{ cardId, subscriptionIds: [subscriptionId] }]);
  });

  it('allows removing the card of a cancelled plan, which is not charged again', async () => {
    const member = await logIn(payments.server);
    const subscriptionId = await subscribe(member);
    await post(member, 'cancel-subscription', { subscriptionId });
    const [card] = await cardsOf(member);
    expect((await post(member, 'remove-saved-card', { cardId: String(card?.cardId) })).status).toBe(200);
  });

  it('[T101] gives up the card of a plan that ended, unless its owner chose to keep it', async () => {
    const member = await logIn(payments.server);
    const subscriptionId = await subscribe(member);
    const [card] = await cardsOf(member);
    await payments.stripe.subscriptions.cancel(subscriptionId);
    await eventually(async () => !isAttached(String(card?.cardId)));
    const kept = await saveCard(payments, member);
    const second = await subscribe(member, kept.cardId);
    await payments.stripe.subscriptions.cancel(second);
    await eventually(async () => (await cardsOf(member))[0]?.subscriptionIds.length === 0);
    expect(isAttached(kept.cardId)).toBe(true);
  });

  it('returns the same setup for a repeated request', async () => {
    const member = await logIn(payments.server);
    const body = { attemptId: 'the-same-setup' };
    const [one, other] = await Promise.all([1, 2].map(() => post(member, 'prepare-card-setup', body)));
    expect(one?.data).toEqual(other?.data);
  });

  it('answers PAYMENTS_UNAVAILABLE while the provider fails', async () => {
    const member = await logIn(payments.server);
    await saveCard(payments, member);
    payments.provider.disturb({ failing: { calls: 50, how: 'refused' } });
    const { code } = await member.get('/stripe/get-saved-cards');
    payments.provider.disturb({ failing: null });
    expect(code).toBe('PAYMENTS_UNAVAILABLE');
  });
});

describe('cards of other members', () => {
  it('[T100] cannot be listed, chosen, removed or used for a plan or a payment (IDOR)', async () => {
    const [owner, stranger] = await logInMembers(payments.server, 2);
    const { cardId, setupId } = await saveCard(payments, owner);
    await saveCard(payments, stranger);
    const subscriptionId = await subscribe(stranger);
    expect((await cardsOf(stranger)).map((card) => card.cardId)).not.toContain(cardId);
    for (const path of ['set-default-card', 'remove-saved-card'])
      expect((await post(stranger, path, { cardId })).code).toBe('SAVED_CARD_NOT_FOUND');
    for (const newCardId of [cardId, setupId])
      expect((await post(stranger, 'change-subscription-card', { subscriptionId, newCardId })).code).toBe(
        'SAVED_CARD_NOT_FOUND',
      );
    expect((await orderPlan(stranger, { paymentMethod: cardId, priceId: 'price-plan-daily' })).code).toBe(
      'CARD_DECLINED',
    );
    const paymentIntentId = await intentOfPack(stranger);
    await expect(
      payments.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: cardId }),
    ).rejects.toMatchObject({ statusCode: 400 });
    expect(await cardsOf(owner)).toHaveLength(1);
  });
});

describe('a plan that is past due', () => {
  const becomePastDue = async () => {
    const member = await logIn(payments.server);
    const subscriptionId = await subscribe(member, 'pm_card_declinedLater');
    const renewal = { method: 'POST', body: new URLSearchParams({ subscription: subscriptionId }) };
    await fetch(`${payments.provider.origin}/sandbox/renewals`, renewal);
    const readStatus = async () =>
      (await readList<{ status: string }>(member, '/stripe/get-subscription-history/30')).rows[0]?.status;
    await eventually(async () => (await readStatus()) === 'past_due');
    const change = (newCardId: string) => post(member, 'change-subscription-card', { subscriptionId, newCardId });
    return { member, change, readStatus };
  };
  const intentOf = (data: unknown) => String((data as { clientSecret: string }).clientSecret).split('_secret')[0] ?? '';

  it('[ST-13] is paid with another card, and is active again', async () => {
    const { member, change, readStatus } = await becomePastDue();
    const { cardId, setupId } = await saveCard(payments, member, { isKept: false });
    const changed = await change(setupId);
    expect(changed.data).toMatchObject({ status: 'past_due', cardId, clientSecret: expect.stringMatching(/^pi_/) });
    await payments.stripe.paymentIntents.confirm(intentOf(changed.data), { payment_method: cardId });
    expect((await change(cardId)).data).toMatchObject({ status: 'active', clientSecret: null });
    expect(await readStatus()).toBe('active');
  });

  it('[ST-13] stays past due with a card that is declined, and takes the next one', async () => {
    const { member, change } = await becomePastDue();
    const poor = await saveCard(payments, member, { number: '4000000000000341' });
    const changed = await change(poor.cardId);
    const pay = (card: string) =>
      payments.stripe.paymentIntents.confirm(intentOf(changed.data), { payment_method: card });
    await expect(pay(poor.cardId)).rejects.toMatchObject({ type: 'StripeCardError' });
    const good = await saveCard(payments, member);
    expect((await change(good.cardId)).data).toMatchObject({ status: 'past_due', cardId: good.cardId });
    await pay(good.cardId);
    expect((await change(good.cardId)).data).toMatchObject({ status: 'active' });
  });

  it('rejects a setup that was not confirmed', async () => {
    const { member, change } = await becomePastDue();
    const { data } = await post(member, 'prepare-card-setup', { attemptId: 'not-confirmed' });
    expect((await change((data as { setupId: string }).setupId)).code).toBe('CARD_SETUP_INCOMPLETE');
  });
});
