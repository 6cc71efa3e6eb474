import { fireEvent, screen, within } from '@testing-library/react';
import { getMostPopularProduct, getXenyProducts } from '@xana/contracts/http/payments/products';
import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember } from '@xana/test-kit/builders';
import { testSubscription } from '../../shared/test-rows.ts';
import { StoreScreen } from './store-screen.tsx';

const product = (
  id: string,
  unit_amount: number,
  metadata: Partial<XenyProduct['metadata']>,
  type: XenyProduct['priceData']['type'] = 'one_time',
): XenyProduct => ({
  id,
  name: id,
  images: [],
  metadata: { bonus: '0', bonusXeny: '0', xeny: '500', credited: 'once', ...metadata },
  priceData: { id: `price-${id}`, unit_amount, type },
});
const pack = product('xeny-500', 499, {});
const bonusPack = product('xeny-1050', 999, { bonus: '5', bonusXeny: '50', xeny: '1050' });
const plan = product('plan-100', 89, { xeny: '100', credited: 'monthly' }, 'recurring');
let isDown = false;
beforeEach(() => {
  isDown = false;
});

const open = ({ path = '/store', locale = 'en' as 'en' | 'ja', isMember = false } = {}) =>
  renderInFakeShell(StoreScreen, {
    remote: 'mfe-store',
    path,
    locale,
    ...(isMember ? { member: buildMember() } : {}),
    answers: [
      answerTo(getXenyProducts, () => {
        if (isDown) throw apiError({ code: 'SERVER_BUSY', message: '' });
        return { singleProducts: [pack, bonusPack], subscriptionProducts: [plan] };
      }),
      answerTo(getMostPopularProduct, () => {
        if (isDown) throw apiError({ code: 'SERVER_BUSY', message: '' });
        return { popularProdId: pack.id };
      }),
      answerTo(getSubscriptionHistory, () => ({ count: 1, rows: [testSubscription()] })),
    ],
  });
const card = (text: string) => {
  const [found] = screen.getAllByRole('article').filter(({ textContent }) => textContent?.includes(text));
  if (!found) throw new Error(`No product with "${text}"`);
  return within(found);
};

test.each([
  ['en', '1,000 + 50 bonus (+5%)', '$9.99', 'Buy 500 XENY for $4.99'],
  ['ja', '1,000 + ボーナス50（+5%）', '$9.99', '500 XENYを$4.99で購入'],
] as const)(
  '[ST-01] [ST-02] [ST-04] names what a pack credits and costs in the language %s',
  async (locale, content, price, buy) => {
    await open({ locale });
    await screen.findByRole('button', { name: buy });
    const bonus = card(content);
    expect(bonus.getByText(price)).toBeTruthy();
  },
);

test('[ST-01] offers to try again when the products cannot be loaded, and works without a most popular one', async () => {
  isDown = true;
  await open();
  expect(await screen.findByText('The store could not be loaded')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText('Most popular')).toBeNull();
});

test('[ST-02] keeps the tab in the address, and shows its group alone', async () => {
  const { path } = await open();
  fireEvent.click(await screen.findByRole('tab', { name: 'Subscription' }));
  expect(path()).toBe('/store?tab=subscription');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  fireEvent.click(screen.getByRole('tab', { name: 'XENY' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('[ST-01] asks a visitor who buys to log in', async () => {
  const { asked } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Buy 500 XENY for $4.99' }));
  expect(asked).toEqual(['login']);
});

test('[ST-13] shows the running plan of a member in place of its button', async () => {
  await open({ isMember: true });
  await screen.findByText('Current plan');
  const current = card('Current plan');
  expect(current.getByText(/^Renews on /)).toBeTruthy();
  expect(current.queryByRole('button', { name: /Subscribe/ })).toBeNull();
  expect(current.getByRole('button', { name: /^Manage/ })).toBeTruthy();
});
