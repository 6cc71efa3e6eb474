import { CONTRIBUTIONS } from '../test-releases.ts';
import { checkBudget } from './check-budget.ts';
import { remoteRecord } from './test-records.ts';

/** A remote whose one module has this size together with its entry. */
function remoteOf(kilobytes: number, declared: number) {
  const file = (path: string, size: number) => ({ path, bytes: 0, compressedBytes: size * 1000, integrity: '' });
  const files = [file('remoteEntry.mjs', 1), file('main.mjs', kilobytes - 1), file('lazy.mjs', 500)];
  const contributions = { pages: CONTRIBUTIONS.pages, budget: { entryKilobytes: declared } };
  return remoteRecord('mfe-store', contributions, { files, modules: { main: ['main.mjs'] } });
}

describe('checkBudget', () => {
  it('accepts a module within its budget, without the chunks that it loads later', () => {
    expect(checkBudget(remoteOf(40, 40))).toEqual([]);
  });

  it('rejects a module above the lower of the declared and the allowed budget', () => {
    expect(checkBudget(remoteOf(20.1, 20))).toEqual(['"main" has 20.1 kB compressed; its budget is 20 kB']);
  });

  it('rejects a remote that raises its own budget, whatever its size', () => {
    expect(checkBudget(remoteOf(50, 60))).toEqual([
      'it declares a budget of 60 kB; 40 kB are allowed (packages/release/src/preflight/check-budget.ts)',
      '"main" has 50.0 kB compressed; its budget is 40 kB',
    ]);
    expect(checkBudget(remoteOf(30, 41))).toHaveLength(1);
  });

  it('accepts an exception of the shell team', () => {
    expect(checkBudget(remoteOf(50, 60), { 'mfe-store': 60 })).toEqual([]);
  });
});
