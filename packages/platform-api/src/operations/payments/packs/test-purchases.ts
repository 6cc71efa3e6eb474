import type { TransactionRow } from '@xana/contracts/http/payments/purchases';
import { eventually } from '@xana/test-kit/eventually';
import { readList } from '../../../../test/read-list.ts';
import { logIn, type Member } from '../../../../test/test-server.ts';
import { readXenyBalance } from '../../../database/payments/xeny-ledger.ts';
import { usePaymentServer } from '../test-payment-server.ts';

const PACK = { productId: 'xeny-1050', priceId: 'price-xeny-1050', amount: 999 };
const BUYER = { currency: 'usd', email: 'mia@x.test', country: 'JP', description: '1,050 XENY' };

/** A payment server for all tests of a file, with the calls of members who buy a pack. */
export function usePurchases() {
  const paymentServer = usePaymentServer();
  const initiate = (member: Member, change: object = {}) =>
    member.post('/stripe/initiate-transaction', { ...BUYER, ...PACK, ...change });
  const begin = async (member: Member, change: object = {}) =>
    (await initiate(member, change)).data as {
      clientSecret: string;
      paymentIntentId: string;
      status: string;
    };
  const pay = (intentId: string, card = 'pm_card_visa') =>
    paymentServer.stripe.paymentIntents.confirm(intentId, { payment_method: card });
  const balance = (member: Member) => readXenyBalance(paymentServer.server.database, member.userId);
  const history = (member: Member) => readList<TransactionRow>(member, '/stripe/get-transaction-history/30');
  /** A member who bought a pack of 1,050 XENY for 999 cents. */
  const buy = async () => {
    const member = await logIn(paymentServer.server);
    const { paymentIntentId } = await begin(member);
    await pay(paymentIntentId);
    await eventually(async () => (await balance(member)) === '1050');
    return { member, paymentIntentId };
  };
  return { paymentServer, initiate, begin, pay, balance, history, buy };
}
