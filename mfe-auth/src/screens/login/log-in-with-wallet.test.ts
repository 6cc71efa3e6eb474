import type { Session } from '@xana/session';
import { createFakeWallet } from '@xana/test-kit/fake-wallet';
import { parseLoginMessage, WELCOME_STATEMENT } from '@xana/wallet/login-message';
import { verifyMessage } from 'ethers';
import { logInWithWallet } from './log-in-with-wallet.ts';

/** A browser whose clock is a day behind, as the server sees it. */
const SERVER_TIME = new Date(Date.now() + 86_400_000).toISOString();

interface Sent {
  signature: string;
  message?: string;
}

/** Logs in, and what was sent with the signature. */
async function logIn(messageMode: 'erc4361' | 'fixed') {
  const provider = createFakeWallet({ chainId: 8888 });
  const sent: Record<string, Sent> = {};
  const call = async ({ id }: { id: string }, input: Sent) => {
    sent[id] = input;
    if (id !== 'saveUserNonce') return { user: { id: 1 } };
    return { nonce: 'abcDEF1234567890', ...(messageMode === 'fixed' ? {} : { serverTime: SERVER_TIME }) };
  };
  await logInWithWallet({
    wallet: { id: 'fake', name: 'Fake', icon: null, provider } as never,
    session: { call, handOff: () => ({}) } as unknown as Session,
    establish: () => undefined,
    siteOrigin: 'http://localhost:3000',
    messageMode,
  });
  return { sent, address: provider.address() };
}

it('[LG-04] signs a message for this site, by the server’s clock and not by the browser’s', async () => {
  const { sent, address } = await logIn('erc4361');
  const { message = '', signature = '' } = sent.verifySignature ?? {};
  expect(verifyMessage(message, signature)).toBe(address);
  expect(parseLoginMessage(message)).toMatchObject({
    domain: 'localhost:3000',
    address,
    chainId: 8888,
    nonce: 'abcDEF1234567890',
    issuedAt: SERVER_TIME,
  });
  expect(sent.loginExternalWallet).toMatchObject({ message, signature });
});

it('[LG-04] signs the welcome alone, and sends no message, where the host knows nothing else', async () => {
  const { sent, address } = await logIn('fixed');
  for (const step of ['loginExternalWallet', 'verifySignature']) {
    expect(sent[step]?.message).toBeUndefined();
    expect(verifyMessage(WELCOME_STATEMENT, sent[step]?.signature ?? '')).toBe(address);
  }
});
