import { act, render, screen } from '@testing-library/react';
import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles, MountProps } from '@xana/remote-kit';
import type { Session } from '@xana/session';
import { SessionProvider } from '@xana/session/react';
import { type Composition, CompositionProvider } from './composition.ts';
import { OpenHandlers } from './open-handlers.tsx';
import { RemoteSources } from './remote-sources.ts';

const REMOTE = {
  name: 'mfe-a',
  active: { id: 'new', version: '2', entries: ['r0/new', 'r1/new', 'r2/new'] },
  lastKnownGood: null,
} as unknown as PageRemote;

const LIFECYCLES: Lifecycles = {
  bootstrap: async () => {},
  async mount({ domElement, event }: MountProps) {
    domElement.textContent = `shows ${(event as { text: string }).text}`;
  },
  update: async () => {},
  unmount: async ({ domElement }) => domElement.replaceChildren(),
};

/** A handler whose remote fails to load until `isDown` is false. */
function setUp() {
  const state = { isDown: true };
  const toast = jest.fn();
  const listeners = new Map<string, (payload: unknown) => void>();
  const sources = new RemoteSources(REMOTE, async () => {
    if (state.isDown) throw new Error('planted');
    return LIFECYCLES;
  });
  const contribution = { event: 'shell:storeRequested', module: 'store', label: { en: 'Store', ja: 'ストア' } };
  const composition = {
    subscribe: () => () => {},
    generation: () => 0,
    handlers: [{ contribution, sources }],
    innerSlots: { open: () => {} },
    contextFor: () => ({}),
    options: {
      toast,
      bus: {
        onAny(name: string, listener: (payload: unknown) => void) {
          listeners.set(name, listener);
          return () => {};
        },
      },
      report: () => {},
      recordOutcome: () => {},
      protection: {
        begin: () => ({ touch: () => {}, end: () => {} }),
        onRendered: () => {},
        undo: () => {},
      },
      loadTimeoutMs: 2_400,
    },
  } as unknown as Composition;
  const connection = { status: 'online', recoveries: 0 };
  const session = {
    subscribe: () => () => {},
    connection: () => connection,
    locale: () => 'en',
  } as unknown as Session;
  render(
    <CompositionProvider value={composition}>
      <SessionProvider session={session}>
        <OpenHandlers />
      </SessionProvider>
    </CompositionProvider>,
  );
  const publish = (text: string) => act(async () => listeners.get('shell:storeRequested')?.({ text }));
  return { state, toast, publish };
}

it('[MF-05] reports that a handler cannot be shown, and opens it again with its next event', async () => {
  const { state, toast, publish } = setUp();
  await publish('first');
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Store is not available right now', tone: 'danger' }),
  );
  state.isDown = false;
  await publish('second');
  expect(await screen.findByText('shows second')).toBeTruthy();
  expect(toast).toHaveBeenCalledTimes(1);
});

it('[MF-05] opens it again from the message, with what it was asked for', async () => {
  const { state, toast, publish } = setUp();
  await publish('first');
  state.isDown = false;
  await act(async () => toast.mock.calls[0]?.[0].action.onPress());
  expect(await screen.findByText('shows first')).toBeTruthy();
});
