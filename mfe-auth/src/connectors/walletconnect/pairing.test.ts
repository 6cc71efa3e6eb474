import type { WalletConnectProvider } from './load-provider.ts';
import { abandonPairing, startPairing } from './pairing.ts';

/** The SDK while its relay is down: the proposal waits in a queue, and no link appears. */
function setUp() {
  let approve = () => {};
  const disconnect = jest.fn(async () => undefined);
  const cleanupPendingPairings = jest.fn(async () => undefined);
  const connect = jest.fn(() => new Promise<void>((resolve) => (approve = resolve)));
  const provider = { once: () => undefined, connect, disconnect, signer: { cleanupPendingPairings } };
  return {
    provider: provider as unknown as WalletConnectProvider,
    connect,
    disconnect,
    cleanupPendingPairings,
    approve: () => approve(),
  };
}

it('continues the proposal that waits for the relay, and keeps the session that it makes', async () => {
  const { provider, connect, disconnect, cleanupPendingPairings, approve } = setUp();
  abandonPairing(provider, startPairing(provider, [1]));
  const { approval } = startPairing(provider, [1]);
  approve();
  await approval;
  await Promise.resolve();
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 0]);
  expect(cleanupPendingPairings).not.toHaveBeenCalled();
});

it('[T84] ends the session of a proposal that the user left', async () => {
  const { provider, disconnect, approve } = setUp();
  const pairing = startPairing(provider, [1]);
  abandonPairing(provider, pairing);
  approve();
  await pairing.approval;
  await Promise.resolve();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
