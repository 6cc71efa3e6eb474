import { createPurchase } from './test-purchase.ts';
import { readStatus } from './watch-attempt.ts';

const stored = {
  id: 'attempt-1',
  productId: 'p1',
  email: 'mia@x.test',
  country: 'JP',
  cardholder: 'Mia',
  isSubmitted: true,
  paymentMethod: 'pm_1',
};

const statusOf = (answer: unknown) => {
  const { purchase } = createPurchase({ type: 'recurring', server: { createSubscription: [answer] } });
  return readStatus({ call: purchase.call, product: purchase.product, stored });
};

it('[ST-15] reads the status of a plan whose earlier reply was lost', async () => {
  expect(await statusOf({ clientSecret: '', subscriptionId: 'sub_1', status: 'active' })).toBe('active');
});

it('[ST-09] counts a plan as failed when the reply that its card was declined was lost, so that another card can be used', async () => {
  expect(await statusOf('CARD_DECLINED')).toBe('failed');
});

it('passes on that the server did not answer', async () => {
  await expect(statusOf('SERVER_BUSY')).rejects.toMatchObject({ code: 'SERVER_BUSY' });
});
