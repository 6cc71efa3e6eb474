import type { PageRouter } from '@xana/remote-kit';
import { limitNavigation } from './limit-navigation.ts';

function setUp() {
  const done: string[] = [];
  const onBlocked = jest.fn();
  let event: Event | undefined;
  const router = {
    navigator: {
      push: (to: string) => done.push(`push ${to}`),
      replace: (to: string) => done.push(`replace ${to}`),
      go: (delta: number) => done.push(`go ${delta}`),
    },
    current: () => ({}),
  } as unknown as PageRouter;
  const { navigator } = limitNavigation(router, { onBlocked, currentEvent: () => event });
  return {
    navigator,
    done,
    onBlocked,
    during(gesture: object, work: () => void) {
      event = gesture as Event;
      work();
      event = undefined;
    },
  };
}

describe('[T73] limitNavigation', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('ignores a remote that navigates in a loop, as long as it goes on, and reports it once', () => {
    const { navigator, done, onBlocked } = setUp();
    for (let count = 0; count < 200; count += 1) {
      navigator.push(`/${count}`);
      jest.advanceTimersByTime(50);
    }
    expect(done).toHaveLength(10);
    expect(onBlocked).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(5_000);
    navigator.push('/calm');
    expect(done.at(-1)).toBe('push /calm');
  });

  it('adds one history entry for navigations in a row, so that one step back leaves the remote', () => {
    const { navigator, done } = setUp();
    for (let count = 0; count < 5; count += 1) navigator.push(`/${count}`);
    expect(done).toEqual(['push /0', 'replace /1', 'replace /2', 'replace /3', 'replace /4']);
  });

  it('limits steps through the history and replaced entries too', () => {
    const { navigator, done } = setUp();
    for (let count = 0; count < 20; count += 1) {
      navigator.go(-1);
      navigator.replace('/again');
    }
    expect(done).toHaveLength(10);
  });

  it('follows every gesture of the visitor, also while the remote is ignored', () => {
    const { navigator, done, during } = setUp();
    for (let count = 0; count < 20; count += 1) navigator.push('/loop');
    during({ type: 'click', isTrusted: true }, () => navigator.push('/chosen'));
    expect(done.at(-1)).toBe('push /chosen');
  });

  it('counts an event that a script dispatched, and further navigations of one gesture', () => {
    const { navigator, done, during } = setUp();
    for (let count = 0; count < 20; count += 1) {
      during({ type: 'click', isTrusted: false }, () => navigator.push('/loop'));
    }
    expect(done).toHaveLength(10);
    during({ type: 'click', isTrusted: true }, () => {
      for (let count = 0; count < 20; count += 1) navigator.push('/flood');
    });
    expect(done).toHaveLength(11);
  });
});
