import { WELCOME_STATEMENT } from '@xana/wallet/login-message';
import { Wallet } from 'ethers';
import { claimOf, signLogin, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ authMessageMode: 'fixed' });

const nonceFor = async ({ address }: { address: string }) => {
  const { data } = await server.ask('POST', '/auth/save-user-nonce', { body: { walletAddress: address } });
  return (data as { nonce: string }).nonce;
};
const login = (body: object) => server.ask('POST', '/auth/login-external-wallet', { body });
const verify = (body: object) => server.ask('POST', '/auth/v3/verify-signature', { body });

describe('[LG-04] platform with AUTH_MESSAGE_MODE=fixed', () => {
  it('accepts the signature of the fixed text, once for each nonce', async () => {
    const wallet = Wallet.createRandom();
    const signature = await wallet.signMessage(WELCOME_STATEMENT);
    const claim = { address: wallet.address, signature, is_web3_auth: 0 };
    expect((await login(claim)).code).toBe('NONCE_INVALID');
    const nonce = await nonceFor(wallet);
    expect((await login(claim)).status).toBe(200);
    const last = { nonce, signature, walletAddress: wallet.address };
    expect((await verify(last)).status).toBe(200);
    expect((await verify(last)).code).toBe('NONCE_INVALID');
  });

  it('rejects another signature, text or nonce', async () => {
    const [wallet, other] = [Wallet.createRandom(), Wallet.createRandom()];
    const nonce = await nonceFor(wallet);
    const walletAddress = wallet.address;
    const theirs = { nonce, walletAddress, signature: await other.signMessage(WELCOME_STATEMENT) };
    expect((await verify(theirs)).code).toBe('SIGNATURE_INVALID');
    const message = `${WELCOME_STATEMENT} `;
    const changed = { nonce, walletAddress, message, signature: await wallet.signMessage(message) };
    expect((await verify(changed)).code).toBe('SIGNATURE_INVALID');
    const signature = await wallet.signMessage(WELCOME_STATEMENT);
    expect((await verify({ nonce: await nonceFor(other), walletAddress, signature })).code).toBe('NONCE_INVALID');
  });

  it('also accepts an ERC-4361 message with site, time and nonce', async () => {
    const signed = await signLogin(server, Wallet.createRandom());
    expect((await login(claimOf(signed))).status).toBe(200);
    expect((await verify(signed)).status).toBe(200);
  });
});
