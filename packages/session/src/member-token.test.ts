import { createMemberToken, type FreshToken, type RefreshOutcome } from './member-token.ts';

const MINUTE = 60_000;

/** A token with a lifetime of `minutes`, from a server whose clock is a day ahead. */
function fresh(token: string, minutes = 15): FreshToken {
  const serverTime = Date.now() + 24 * 60 * MINUTE;
  return {
    token,
    serverTime: new Date(serverTime).toISOString(),
    expiresAt: new Date(serverTime + minutes * MINUTE).toISOString(),
  };
}

function setUp(outcomes: RefreshOutcome[] = []) {
  let clock = 0;
  const renew = jest.fn(async () => outcomes.shift() ?? ({ status: 'unreachable' } as const));
  const onEnded = jest.fn();
  const token = createMemberToken({ renew, onEnded, now: () => clock });
  return {
    token,
    renew,
    onEnded,
    pass(milliseconds: number) {
      clock += milliseconds;
    },
  };
}

describe('createMemberToken', () => {
  it('expires after the lifetime of the server, independent of both clocks', async () => {
    const { token, renew, pass } = setUp();
    token.keep(fresh('a'));
    pass(14 * MINUTE);
    expect(await token.read()).toBe('a');
    expect(renew).not.toHaveBeenCalled();
  });

  it('renews once before the expiry for ten concurrent reads', async () => {
    const { token, renew, pass } = setUp([{ status: 'renewed', fresh: fresh('b') }]);
    token.keep(fresh('a'));
    pass(14.9 * MINUTE);
    const read = await Promise.all(Array.from({ length: 10 }, () => token.read()));
    expect(new Set(read)).toEqual(new Set(['b']));
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('removes the token and reports once when the server ends the session', async () => {
    const { token, onEnded } = setUp([{ status: 'ended' }]);
    token.keep(fresh('a'));
    await Promise.all([token.renewNow(), token.renewNow()]);
    expect(await token.read()).toBeNull();
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('keeps the token while the server is unreachable', async () => {
    const { token, onEnded } = setUp([{ status: 'unreachable' }]);
    token.keep(fresh('a'));
    expect(await token.renewNow()).toBe('unreachable');
    expect(await token.read()).toBe('a');
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('ignores a renewed token of a session that has ended', async () => {
    let answer = (_outcome: RefreshOutcome) => {};
    const renew = () =>
      new Promise<RefreshOutcome>((resolve) => {
        answer = resolve;
      });
    const token = createMemberToken({ renew, onEnded: jest.fn(), now: () => 0 });
    token.keep(fresh('a'));
    const renewing = token.renewNow();
    token.clear();
    answer({ status: 'renewed', fresh: fresh('late') });
    await renewing;
    expect(await token.read()).toBeNull();
  });

  it('renews in one tab at a time and steals the lock of a frozen tab', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const requests: { steal?: boolean }[] = [];
    const locks = {
      request<T>(
        _name: string,
        options: { signal?: AbortSignal; steal?: boolean },
        work: () => Promise<T>,
      ): Promise<T> {
        requests.push(options);
        if (options.steal) return work();
        // A frozen tab holds the lock: only the timeout ends the wait.
        return new Promise((_, reject) =>
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
        );
      },
    };
    const abort = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal);
    const token = createMemberToken({
      renew: async () => ({ status: 'renewed', fresh: fresh('b') }),
      onEnded: jest.fn(),
      locks,
      now: () => 0,
    });
    const renewing = token.renewNow();
    abort.abort();
    expect(await renewing).toBe('renewed');
    expect(requests.map(({ steal }) => steal ?? false)).toEqual([false, true]);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
});
