import type { TransactionRow } from '@xana/contracts/http/payments/purchases';
import { eventually } from '@xana/test-kit/eventually';
import { readList } from '../../../../test/member-actions.ts';
import { logIn, type Member } from '../../../../test/test-server.ts';
import { readXenyBalance } from '../../../database/payments/xeny-ledger.ts';
import { orderPack } from '../test-orders.ts';
import { usePaymentServer } from '../test-payment-server.ts';

/** A payment server for all tests of a file, with the calls of members who buy a pack. */
export function usePurchases() {
  const paymentServer = usePaymentServer();
  const begin = async (member: Member, change: object = {}) =>
    (await orderPack(member, change)).data as {
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
  return { paymentServer, begin, pay, balance, history, buy };
}
