import { EventEmitter } from 'node:events';
import { createKeyWallet } from '../key-wallet.ts';
import { createMagicConnector } from './magic.ts';

const KEY = `0x${'07'.repeat(32)}`;
const EMAIL = 'mia@x.test';
const CHAINS = { chainId: 8888, rpc: { 8888: ['http://localhost:8545'] } };
const signal = new AbortController().signal;

/** Behaves like the SDK's promise with events; `null`: offline, nothing ever settles. */
function fakeMagic(answerTo: ((code: string) => string) | null) {
  const calls: unknown[][] = [];
  let settle: { resolve(token: string): void; reject(error: unknown): void } | undefined;
  class FakeMagic {
    rpcProvider = createKeyWallet({ privateKey: KEY, ...CHAINS });
    user = {
      isLoggedIn: async () => true,
      logout: async () => void calls.push(['logout']),
    };
    auth = {
      loginWithEmailOTP: (options: object) => {
        calls.push(['login', options]);
        const events = new EventEmitter();
        const promise = new Promise<string>((resolve, reject) => {
          settle = { resolve, reject };
        });
        if (answerTo) queueMicrotask(() => events.emit('email-otp-sent'));
        return Object.assign(promise, {
          on: (name: string, listener: () => void) => events.on(name, listener),
          emit: (name: string, code = '') => {
            calls.push([name, code]);
            const answer = name.startsWith('verify-') ? answerTo?.(code) : undefined;
            if (answer?.startsWith('did:')) settle?.resolve(answer);
            else if (answer) queueMicrotask(() => events.emit(answer));
          },
        });
      },
    };
    constructor(...given: unknown[]) {
      calls.push(['constructor', ...given]);
    }
  }
  const connector = createMagicConnector({
    publishableKey: 'pk_test',
    ...CHAINS,
    load: async () => FakeMagic as never,
  });
  return { connector, calls, reject: (error: unknown) => settle?.reject(error) };
}

test('[LG-16] [LG-17] logs in with a code, without the interface of the SDK, and returns the DID token', async () => {
  const { connector, calls } = fakeMagic((code) => (code === '123456' ? 'did:token' : 'invalid-email-otp'));
  await connector.sendCode(EMAIL, signal);
  await expect(connector.enterCode('000000', signal)).rejects.toMatchObject({ problem: 'wrongCode' });
  await connector.enterCode('123456', signal);
  const wallet = await connector.connect(signal);
  expect(wallet).toMatchObject({ walletType: 'magiclink', chainId: 8888, email: EMAIL, idToken: 'did:token' });
  expect(calls[0]).toEqual(['constructor', 'pk_test', { network: { rpcUrl: 'http://localhost:8545', chainId: 8888 } }]);
  expect(calls[1]).toEqual(['login', { email: EMAIL, showUI: false }]);
});

test('[LG-16] asks for the code of the authenticator app when the account has a second factor', async () => {
  const answers: Record<string, string> = {
    '123456': 'mfa-sent-handle',
    '000000': 'invalid-mfa-otp',
    '654321': 'did:mfa',
  };
  const { connector, calls } = fakeMagic((code) => answers[code] ?? 'invalid-email-otp');
  await connector.sendCode(EMAIL, signal);
  await expect(connector.enterCode('123456', signal)).resolves.toBe('secondFactor');
  await expect(connector.connect(signal)).rejects.toMatchObject({ problem: 'failed' });
  await expect(connector.enterSecondFactor('000000', signal)).rejects.toMatchObject({ problem: 'wrongCode' });
  await expect(connector.enterSecondFactor('654321', signal)).resolves.toBe('accepted');
  expect(await connector.connect(signal)).toMatchObject({ email: EMAIL, idToken: 'did:mfa' });
  expect(calls.filter(([name]) => name === 'verify-mfa-code')).toHaveLength(2);
});

test.each([
  ['expired-email-otp', 'expired'],
  ['max-attempts-reached', 'tooManyTries'],
  ['login-throttled', 'tooManyMails'],
])('reports the event %s as %s', async (event, problem) => {
  const { connector } = fakeMagic(() => event);
  await connector.sendCode(EMAIL, signal);
  await expect(connector.enterCode('123456', signal)).rejects.toMatchObject({ problem });
});

test.each([
  [-10010, 'invalidEmail'],
  [-10002, 'tooManyMails'],
  [-32603, 'failed'],
])('reports the error %i of the SDK as %s', async (code, problem) => {
  const { connector, reject } = fakeMagic(null);
  const sending = connector.sendCode(EMAIL, signal);
  await new Promise(setImmediate);
  reject(Object.assign(new Error('by the SDK'), { code }));
  await expect(sending).rejects.toMatchObject({ problem });
});

test('ends with timeout when the service does not answer, and with cancelled when the user goes back', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const { connector, calls } = fakeMagic(null);
  const sending = connector.sendCode(EMAIL, signal);
  const failed = expect(sending).rejects.toMatchObject({ problem: 'timeout' });
  await new Promise(setImmediate);
  jest.advanceTimersByTime(20_000);
  await failed;
  expect(calls.at(-1)?.[0]).toBe('cancel');
  jest.useRealTimers();
  const controller = new AbortController();
  const again = connector.sendCode(EMAIL, controller.signal);
  controller.abort();
  await expect(again).rejects.toMatchObject({ problem: 'cancelled' });
});

test('restores the wallet of an earlier login, and logs out at the service', async () => {
  const { connector, calls } = fakeMagic(() => 'did:token');
  const restored = await connector.reconnect?.(signal);
  expect(restored).toMatchObject({ walletType: 'magiclink', chainId: 8888 });
  await connector.disconnect();
  expect(calls.at(-1)).toEqual(['logout']);
});

test('reports an SDK that cannot be loaded, and loads it again at the next try', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    throw new Error('chunk');
  };
  const connector = createMagicConnector({ publishableKey: 'pk_test', ...CHAINS, load });
  for (let times = 0; times < 2; times += 1) await expect(connector.sendCode(EMAIL, signal)).rejects.toThrow();
  expect(tries).toBe(2);
});
