import type { DeskHistory } from '@xana/contracts/releases/desk';
import { periodsOf } from './periods.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2026-11-27T00:00:00Z');

/** An entry of the history, `hours` after the first one. */
function entry(hours: number, verb: string, from: string | null, to: string | null): DeskHistory[number] {
  const release = (id: string | null) => (id ? { id, version: `${id}.0.0` } : null);
  return {
    revision: hours + 1,
    at: new Date(START_MS + hours * HOUR_MS).toISOString(),
    verb,
    actor: 'mia',
    actorName: 'mia',
    approvedBy: null,
    reason: 'r',
    name: 'mfe-store',
    from: release(from),
    to: release(to),
    release: null,
    details: [],
  };
}

describe('periodsOf', () => {
  it('[MF-04] shares the time between the releases that were active, the oldest first', () => {
    const entries = [entry(3, 'rollback', '2', '1'), entry(1, 'publish', '1', '2'), entry(0, 'publish', null, '1')];
    const periods = periodsOf(entries, START_MS + 4 * HOUR_MS);
    expect(periods.map(({ version, verb, share, isCurrent }) => [version, verb, share, isCurrent])).toEqual([
      ['1.0.0', 'publish', 0.25, false],
      ['2.0.0', 'publish', 0.5, false],
      ['1.0.0', 'rollback', 0.25, true],
    ]);
  });

  it('leaves out changes that made no other release active, and the time while a remote was retired', () => {
    const entries = [
      entry(3, 'promote', null, '1'),
      entry(2, 'retire', '1', null),
      entry(1, 'mark-good', '1', '1'),
      entry(0, 'publish', null, '1'),
    ];
    const periods = periodsOf(entries, START_MS + 4 * HOUR_MS);
    expect(periods.map(({ share }) => share)).toEqual([0.5, 0.25]);
  });

  it('has no period before the first release', () => {
    expect(periodsOf([], START_MS)).toEqual([]);
  });
});
