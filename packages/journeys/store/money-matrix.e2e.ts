import { expect, test } from '@playwright/test';
import { packFlow, planFlow } from '../money/card-flow.ts';
import { isBalanced, type MoneyCase, runCase } from '../money/run-case.ts';
import { transferFlow } from '../money/transfer-flow.ts';
import { FULL } from '../site/full.ts';

// One case of each kind; `npm run test:faults` disturbs each request of each flow in each way.
const CASES: [MoneyCase['flow'], string, NonNullable<MoneyCase['disturbed']>['by']][] = [
  [packFlow, 'POST api/stripe/initiate-transaction', 'lose the request'],
  [packFlow, 'POST cards/v1/payment_intents/…/confirm', 'lose the reply'],
  [planFlow, 'POST api/stripe/create-subscription', 'delay the reply by 20 s'],
  [planFlow, 'POST cards/v1/payment_methods', 'send it twice'],
  [transferFlow, 'chain eth_sendRawTransaction', 'lose the reply'],
  [transferFlow, 'chain eth_sendRawTransaction', 'send it twice'],
];

for (const [flow, name, by] of CASES) {
  test(
    `[ST-06] [ST-07] [ST-15] [TX-05] paid = credited = shown: ${flow.name}, ${name}: ${by}`,
    FULL,
    async ({ browser }) => {
      test.slow();
      const result = await runCase(browser, { flow, disturbed: { request: { name, nth: 1 }, by } });
      expect(result.isReached).toBe(true);
      expect(result.isEnded).toBe(true);
      expect(isBalanced(result.balance), JSON.stringify(result.balance)).toBe(true);
    },
  );
}
