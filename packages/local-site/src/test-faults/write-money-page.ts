import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../topology.ts';
import { type MoneyResult, moneyPage } from './money-page.ts';

const RESULTS = join(ROOT, 'packages/lab/results/money-matrix');

/** Writes the results of the last matrix into the handbook. */
export function writeMoneyPage(): void {
  const results = readdirSync(RESULTS)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(RESULTS, file), 'utf8')) as MoneyResult);
  writeFileSync(join(ROOT, 'packages/handbook/benchmarks/money-matrix.md'), moneyPage(results));
}
