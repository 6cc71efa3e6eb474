import { expect, test } from '@playwright/test';
import { challengedFlows, packFlow, planFlow } from '@xana/journeys/money/card-flow';
import { transferFlow } from '@xana/journeys/money/transfer-flow';
import { describeRow, runMatrix } from './run-matrix.ts';

for (const flow of [transferFlow, ...challengedFlows, planFlow, packFlow]) {
  test(`[ST-15] [TX-05] paid = credited = shown: ${flow.name}, whatever happens to one of its requests`, async ({
    browser,
  }) => {
    const rows = await runMatrix(browser, flow);
    expect(rows.filter(({ isRight }) => !isRight).map(describeRow)).toEqual([]);
  });
}
