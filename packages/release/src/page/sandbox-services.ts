import type { PublicConfig } from '@xana/contracts/public-config';

interface Settings {
  config: Pick<PublicConfig, 'login' | 'cards'>;
  sandbox?: object | undefined;
}

/** The settings that are for the sandbox or for tests: stand-ins, and the test modes of the real services. */
export function findSandboxServices({ config: { login = {}, cards }, sandbox }: Settings): string[] {
  const { social, email, walletConnect, telegram } = login;
  const standIns = Object.entries({ social, email, telegram }).filter(([, service]) => service?.kind === 'sandbox');
  return [
    ...(sandbox ? ['`sandbox` is the demo wallet'] : []),
    ...standIns.map(([name]) => `config.login.${name} is a stand-in`),
    ...(walletConnect?.sandbox ? ['config.login.walletConnect.sandbox is a relay of the sandbox'] : []),
    ...(social?.kind === 'web3auth' && social.network === 'sapphire_devnet'
      ? ['config.login.social.network is sapphire_devnet, whose wallets are for tests']
      : []),
    ...(email?.kind === 'magic' && email.publishableKey.startsWith('pk_test_')
      ? ['config.login.email.publishableKey is a test key']
      : []),
    ...(cards?.sandboxOrigin ? ['config.cards.sandboxOrigin is a stand-in'] : []),
    ...(cards?.publicKey.startsWith('pk_test_') ? ['config.cards.publicKey is a test key'] : []),
  ];
}
