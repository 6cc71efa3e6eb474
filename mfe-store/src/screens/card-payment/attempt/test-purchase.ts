import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import type { Operation } from '@xana/contracts/operation';
import { apiError } from '@xana/remote-kit/fake-shell';
import type { Session } from '@xana/session';
import type { CardFunctions } from '../card-frame/frame-stripe.ts';
import type { AttemptEvent } from './attempt.ts';
import type { Purchase } from './pay-for-pack.ts';

const product = (type: 'one_time' | 'recurring') =>
  ({
    id: 'p1',
    metadata: { xeny: '100', bonusXeny: '0', bonus: '0', credited: type === 'one_time' ? 'once' : 'monthly' },
    priceData: { id: 'price-p1', unit_amount: 99, type },
  }) as unknown as XenyProduct;

export type Answers = Record<string, unknown[]>;

interface Scenario {
  type?: 'one_time' | 'recurring';
  /** Answers of the platform by operation, in order; a text is the code of an error. */
  server: Answers;
  /** Results of the card provider by function, in order. */
  provider?: Answers;
}

/** A purchase whose platform and card provider give fixed answers, and what it asked them for. */
export function createPurchase({ type = 'one_time', server, provider = {} }: Scenario) {
  const asked: string[] = [];
  const events: AttemptEvent[] = [];
  const left: string[] = [];
  const next = (answers: Answers, name: string): unknown => {
    asked.push(name);
    const all = answers[name] ?? [];
    if (all.length === 0) throw new Error(`${name} has no further answer.`);
    return all.length > 1 ? all.shift() : all[0];
  };
  const call = async ({ id }: Operation) => {
    const answer = next(server, id);
    if (typeof answer === 'string') throw apiError({ code: answer as 'CARD_DECLINED', message: 'from the provider' });
    return answer;
  };
  const ask = (name: string) => async () => next(provider, name);
  const card = Object.fromEntries(
    ['confirmCardPayment', 'confirmCardSetup', 'confirmAgain', 'createPaymentMethod', 'handleNextAction'].map(
      (name) => [name, ask(name)],
    ),
  ) as unknown as CardFunctions;
  const purchase: Purchase = {
    call: call as Session['call'],
    card,
    product: product(type),
    attemptId: 'attempt-1',
    choice: { savedCard: null, isKept: false },
    buyer: { email: 'mia@x.test', country: 'JP', cardholder: 'Mia' },
    returnUrl: 'https://xana.test/store',
    dispatch: (event) => events.push(event),
    leave: (address) => left.push(address),
  };
  return { purchase, asked, events, left };
}
