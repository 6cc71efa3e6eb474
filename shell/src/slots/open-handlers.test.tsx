import { act, screen } from '@testing-library/react';
import type { Lifecycles, MountProps } from '@xana/remote-kit';
import { OpenHandlers } from './open-handlers.tsx';
import { RemoteSources } from './remote-sources.ts';
import { REMOTE, renderInComposition } from './test-composition.tsx';

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
  const sources = new RemoteSources({ ...REMOTE, lastKnownGood: null }, async () => {
    if (state.isDown) throw new Error('planted');
    return LIFECYCLES;
  });
  const contribution = { event: 'shell:storeRequested', module: 'store', label: { en: 'Store', ja: 'ストア' } };
  const bus = {
    onAny(name: string, listener: (payload: unknown) => void) {
      listeners.set(name, listener);
      return () => {};
    },
  };
  const protection = { begin: () => ({ touch: () => {}, end: () => {} }), onRendered: () => {}, undo: () => {} };
  renderInComposition(<OpenHandlers />, { toast, bus, protection }, { handlers: [{ contribution, sources }] });
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
