import type { TestServer, TestWallet } from '../../../../test/test-server.ts';

interface Prepared {
  consent: { nonce: string; message: string } | null;
}

/** Grants a hand-off as the page does: the member's wallet signs the message of `prepareHandOff`. */
export async function grantHandOffTo(
  { ask }: Pick<TestServer, 'ask'>,
  { token, wallet }: { token: string; wallet: TestWallet },
  app: { builderLoginHash: string; deviceId: string },
) {
  const prepared = await ask('POST', '/auth/prepare-hand-off', { token, body: app });
  const { consent } = (prepared.data ?? {}) as Prepared;
  const signed = consent ? { nonce: consent.nonce, signature: await wallet.signMessage(consent.message) } : {};
  return ask('POST', '/auth/grant-hand-off', { token, body: { ...app, ...signed } });
}
