import type { LoginServices } from '@xana/contracts/public-config';

/** Sources that a configured login service needs in the Content Security Policy. None of them needs `script-src`. */
export interface LoginOrigins {
  connect: string[];
  frame: string[];
}

const WEB3AUTH: LoginOrigins = {
  connect: ['https://api.web3auth.io', 'https://session.web3auth.io', 'wss://session.web3auth.io'],
  frame: ['https://auth.web3auth.io', 'https://wallet.web3auth.io'],
};
const MAGIC: LoginOrigins = { connect: [], frame: ['https://auth.magic.link'] };
const WALLET_CONNECT: LoginOrigins = {
  connect: ['wss://relay.walletconnect.org', 'https://rpc.walletconnect.org'],
  frame: ['https://verify.walletconnect.org'],
};

/** The origins of the configured services only. */
export function loginOrigins({ social, email, walletConnect }: LoginServices = {}): LoginOrigins {
  const needed = [
    ...(social ? [social.kind === 'web3auth' ? WEB3AUTH : standIn(social.origin)] : []),
    ...(email ? [email.kind === 'magic' ? MAGIC : standIn(email.origin)] : []),
    ...(walletConnect ? [walletConnect.sandbox ? relayOf(walletConnect.sandbox.relay) : WALLET_CONNECT] : []),
  ];
  return {
    connect: needed.flatMap(({ connect }) => connect),
    frame: needed.flatMap(({ frame }) => frame),
  };
}

const standIn = (origin: string): LoginOrigins => ({ connect: [origin], frame: [] });
const relayOf = (relay: string): LoginOrigins => ({ connect: [new URL(relay).origin], frame: [] });
