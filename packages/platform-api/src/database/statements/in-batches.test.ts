import { inBatches } from './in-batches.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const asked: number[][] = [];
  const find = inBatches(async (keys: number[]) => {
    asked.push(keys);
    if (keys.includes(13)) throw new Error('The database is gone.');
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`]));
  });
  return { asked, find };
}

describe('inBatches', () => {
  it('finds what one turn asks for with one statement, each key once', async () => {
    const { asked, find } = setUp();
    expect(await Promise.all([find(1), find(2), find(1), find(-1)])).toEqual(['row 1', 'row 2', 'row 1', undefined]);
    expect(asked).toEqual([[1, 2, -1]]);
  });

  it('begins another batch once the rows are being read, so that no lookup gets rows from before it', async () => {
    const { asked, find } = setUp();
    const first = find(1);
    await nextTurn();
    await Promise.all([first, find(1)]);
    expect(asked).toEqual([[1], [1]]);
  });

  it('fails all lookups of a batch and none of the next', async () => {
    const { find } = setUp();
    const failed = await Promise.allSettled([find(1), find(13)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await find(1)).toBe('row 1');
  });
});
