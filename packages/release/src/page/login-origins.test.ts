import { loginOrigins } from './login-origins.ts';

it('[LG-17] adds no origin without a configured login service', () => {
  expect(loginOrigins(undefined)).toEqual({ connect: [], frame: [] });
  expect(loginOrigins({})).toEqual({ connect: [], frame: [] });
});

it('[LG-17] adds the origins of each configured service and of no other', () => {
  const web3auth = { kind: 'web3auth', clientId: 'id', network: 'sapphire_mainnet' } as const;
  expect(loginOrigins({ social: web3auth }).frame).toEqual(['https://auth.web3auth.io', 'https://wallet.web3auth.io']);
  expect(loginOrigins({ email: { kind: 'magic', publishableKey: 'pk' } })).toEqual({
    connect: [],
    frame: ['https://auth.magic.link'],
  });
  expect(loginOrigins({ walletConnect: { projectId: 'p' } }).connect).toContain('wss://relay.walletconnect.org');
});

it('[LG-17] adds the origins of the stand-ins in the sandbox, and none of the real services', () => {
  const sandbox = { relay: 'ws://localhost:4554', wallet: 'http://localhost:4554' };
  const origin = 'http://localhost:4552';
  expect(
    loginOrigins({
      social: { kind: 'sandbox', origin },
      email: { kind: 'sandbox', origin },
      walletConnect: { projectId: 'sandbox', sandbox },
    }),
  ).toEqual({ connect: [origin, origin, 'ws://localhost:4554'], frame: [] });
});
