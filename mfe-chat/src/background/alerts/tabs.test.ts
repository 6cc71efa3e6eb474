import { joinTabs, type Seen } from './tabs.ts';

const message = { id: '1-2', conversationId: 1, senderId: 8 };
const HIDDEN: Seen = { isPageVisible: false, isConversationVisible: false };
const IN_FRONT: Seen = { isPageVisible: true, isConversationVisible: true };

/** The locks of a browser: the first request holds it until it ends. */
function giveLocks() {
  let tail = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    tail = tail.then(() => (signal.aborted ? undefined : hold()));
    return tail;
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
}

describe('[CM-09] joinTabs', () => {
  beforeEach(giveLocks);

  it('lets one tab alert, with what the member sees in any tab', async () => {
    const first = joinTabs(() => HIDDEN);
    const second = joinTabs(() => IN_FRONT);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const seen = await Promise.all([first.report(message), second.report(message)]);
    expect(seen).toEqual([IN_FRONT, null]);
    first.leave();
    second.leave();
  });

  it('lets another tab alert after the first one is closed', async () => {
    const first = joinTabs(() => HIDDEN);
    const second = joinTabs(() => HIDDEN);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await second.report(message)).toBeNull();
    first.leave();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await second.report({ ...message, id: '1-3' })).toEqual(HIDDEN);
    second.leave();
  });
});
