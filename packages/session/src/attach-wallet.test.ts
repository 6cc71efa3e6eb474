import { eventually } from '@xana/test-kit/eventually';
import { createFakeWallet, type FakeWallet } from '@xana/test-kit/fake-wallet';
import { issueToken, logIn, memoryStorage, settle, useFakePlatform, user } from './test-session.ts';

const platform = useFakePlatform();
let wallet: FakeWallet;

beforeEach(async () => {
  wallet = createFakeWallet();
  await wallet.request({ method: 'eth_requestAccounts' });
  const ownUser = { ...user, userWallet: { address: wallet.address().toLowerCase() } };
  platform.refresh = () => platform.renewed(ownUser);
});

/** A tab after a reload: the session is restored, the provider of its wallet is lost. */
async function reload() {
  const tab = platform.openTab(memoryStorage({ userConnected: 'true', walletType: 'ethereum' }));
  tab.start();
  await eventually(() => expect(tab.session.state().status).toBe('member'));
  expect(tab.session.wallet()?.provider).toBeNull();
  return tab;
}

describe('attachWallet', () => {
  it('[LG-05] gives a restored session the provider of its wallet, without asking the user', async () => {
    const tab = await reload();
    const listener = jest.fn();
    tab.session.subscribe(listener);
    expect(await tab.attachWallet(wallet)).toBe(true);
    expect(tab.session.wallet()).toMatchObject({ type: 'ethereum', provider: wallet });
    expect(listener).toHaveBeenCalled();
    expect(wallet.calls.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_accounts']);
  });

  it('[T89] rejects a provider with another account, and one that is locked', async () => {
    const tab = await reload();
    wallet.changeAccount();
    expect(await tab.attachWallet(wallet)).toBe(false);
    wallet.disconnect();
    expect(await tab.attachWallet(wallet)).toBe(false);
    expect(tab.session.wallet()?.provider).toBeNull();
    expect(tab.session.state().status).toBe('member');
  });

  it('[T89] ends the session when an attached wallet switches to another account', async () => {
    const tab = await reload();
    await tab.attachWallet(wallet);
    wallet.changeAccount();
    expect(tab.session.state().status).toBe('visitor');
    await settle();
  });

  it('[T89] rejects a provider that answers after the session ended', async () => {
    const tab = await reload();
    const attached = tab.attachWallet(wallet);
    await tab.session.logout();
    expect(await attached).toBe(false);
    expect(tab.session.wallet()).toBeNull();
  });
});

describe('requireWallet', () => {
  it('asks a visitor to log in, and a member without a provider to connect the wallet', async () => {
    const visitor = platform.openTab(memoryStorage());
    expect(visitor.session.requireWallet()).toBe(false);
    expect(visitor.events).toEqual(['shell:loginRequested']);
    const tab = await reload();
    expect(tab.session.requireWallet()).toBe(false);
    expect(tab.events).toContain('shell:walletConnectionRequested');
    expect(tab.events).not.toContain('shell:loginRequested');
  });

  it('returns true for a member whose wallet is connected', () => {
    const tab = platform.openTab(memoryStorage());
    logIn(tab);
    expect(tab.session.requireWallet()).toBe(true);
    tab.establish({ ...issueToken('secret'), wallet: { type: 'SNS', address: '', provider: null } });
    expect(tab.session.requireWallet()).toBe(false);
  });
});
