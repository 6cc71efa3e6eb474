import { commentFeed } from '@xana/contracts/http/feeds/comments';
import { getSingleFeed } from '@xana/contracts/http/feeds/posts';
import { getXenyTokensByUser } from '@xana/contracts/http/marketplace/nfts';
import type { Operation } from '@xana/contracts/operation';
import type { Session } from '@xana/session';
import { holdDuringWrites } from './hold-during-writes.ts';
import { createPageHolds } from './page-holds.ts';

/** Begins a call that is not answered yet. */
function begin(operation: Operation) {
  const holds = createPageHolds(document);
  const answer = { resolve: () => {}, reject: () => {} };
  const call = () =>
    new Promise<void>((resolve, reject) => {
      Object.assign(answer, { resolve, reject: () => reject(new Error('The platform does not answer.')) });
    });
  const done = holdDuringWrites({ call } as unknown as Session, holds).call(operation, {});
  return { holds, answer, done };
}

const beforeIsRead = ({ isRead: _, ...operation }: Operation) => operation as Operation;

describe('[MF-04] holdDuringWrites', () => {
  it.each([
    ['a GET', getSingleFeed],
    ['a POST that only reads', getXenyTokensByUser],
    ['a GET of an older release', beforeIsRead(getSingleFeed)],
  ])('lets the page be reloaded during %s', (_, operation) => {
    expect(begin(operation).holds.isHeld()).toBe(false);
  });

  it.each([
    ['change', commentFeed],
    ['change of an older release', beforeIsRead(commentFeed)],
  ])('holds the page during a %s, until it is answered or fails', async (_, operation) => {
    const first = begin(operation);
    expect(first.holds.isHeld()).toBe(true);
    first.answer.resolve();
    await first.done;
    expect(first.holds.isHeld()).toBe(false);
    const second = begin(operation);
    second.answer.reject();
    await expect(second.done).rejects.toThrow('does not answer');
    expect(second.holds.isHeld()).toBe(false);
  });
});
