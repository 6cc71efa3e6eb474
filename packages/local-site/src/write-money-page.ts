import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MoneyResult, moneyPage } from './money-page.ts';
import { ROOT } from './topology.ts';

const RESULTS = join(ROOT, 'packages/e2e/results/money-matrix');

/** Writes the results of the last matrix into the handbook. */
export function writeMoneyPage(): void {
  const results = readdirSync(RESULTS)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as MoneyResult);
  writeFileSync(join(ROOT, 'packages/handbook/benchmarks/money-matrix.md'), moneyPage(results));
}
