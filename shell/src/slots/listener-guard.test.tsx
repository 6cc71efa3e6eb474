import { guardListeners } from './listener-guard.ts';
import { readCallingRelease } from './read-caller.ts';

function setUp() {
  const target = new EventTarget();
  let caller: string | undefined;
  const guard = guardListeners([target], () => caller);
  /** Adds a listener as if a file of the release contained the call. */
  const addAs = (release: string | undefined, options?: AddEventListenerOptions | boolean) => {
    const listener = jest.fn();
    caller = release;
    target.addEventListener('ping', listener, options);
    caller = undefined;
    return listener;
  };
  const ping = () => target.dispatchEvent(new Event('ping'));
  return { target, guard, addAs, ping };
}

describe('[T75] guardListeners', () => {
  it('removes the listeners of one release, and none of the shell or of another release', () => {
    const { guard, addAs, ping } = setUp();
    const ofRelease = [addAs('mfe-store@bad'), addAs('mfe-store@bad', true), addAs('mfe-store@bad', { passive: true })];
    const others = [addAs(undefined), addAs('mfe-store@good')];
    guard.remove('mfe-store@bad');
    ping();
    expect(ofRelease.map((listener) => listener.mock.calls.length)).toEqual([0, 0, 0]);
    expect(others.map((listener) => listener.mock.calls.length)).toEqual([1, 1]);
  });

  it('keeps options, own signals and removeEventListener of a release working', () => {
    const { target, addAs, ping } = setUp();
    const controller = new AbortController();
    const once = addAs('mfe-store@good', { once: true });
    const aborted = addAs('mfe-store@good', { signal: controller.signal });
    const removed = addAs('mfe-store@good', true);
    controller.abort();
    target.removeEventListener('ping', removed, true);
    ping();
    ping();
    expect([once, aborted, removed].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('accepts listeners that a release adds after its earlier ones were removed', () => {
    const { guard, addAs, ping } = setUp();
    guard.remove('mfe-store@bad');
    const again = addAs('mfe-store@bad');
    ping();
    expect(again).toHaveBeenCalledTimes(1);
  });
});

describe('readCallingRelease', () => {
  it('returns the release whose file called', () => {
    const at = (url: string) => `Error\n    at guard (http://x/r0/shell/1/main.mjs:1:2)\n    at ${url}:3:4`;
    expect(readCallingRelease(at('http://x/r1/mfe-store/0123456789abcdef/balances.mjs'))).toBe(
      'mfe-store@0123456789abcdef',
    );
    expect(readCallingRelease(at('http://x/r0/shell/1/late.mjs'))).toBeUndefined();
  });
});
