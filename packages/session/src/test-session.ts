import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { profileChanged } from '@xana/contracts/events/profile-changed';
import { memberLeft } from '@xana/contracts/events/session';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { PublicConfig } from '@xana/contracts/public-config';
import { createEventBus } from '@xana/event-bus';
import { createSession } from './create-session.ts';
import { readRights } from './remote-rights.ts';
import type { KeyValueStorage } from './safe-storage.ts';

export const user: SessionUser = {
  id: 7,
  name: 'Mia',
  avatar: null,
  profileIconColor: '#5b3df5',
  email: null,
  userProfile: { username: 'mia', isPopUpShow: false },
  userWallet: { address: '0x00000000000000000000000000000000000000aa' },
};

export const sessionEnded = () => ({
  status: 401,
  body: { success: false, data: null, code: 'SESSION_ENDED', msg: '' } as object,
});

export const issueToken = (token: string) => ({
  user,
  token,
  serverTime: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
});

/** A platform that renews tokens and returns empty lists. */
class FakePlatform {
  requests: { path: string; authorization?: string }[] = [];
  refresh: () => { status: number; body: object } = () => this.renewed();
  server = createServer();
  readonly #channels: BroadcastChannel[] = [];

  renewed = (renewedUser = user) => ({
    status: 200,
    body: { success: true, data: { ...issueToken('renewed'), user: renewedUser } } as object,
  });

  start() {
    this.requests = [];
    this.refresh = () => this.renewed();
    this.server = createServer((request, response) => {
      this.requests.push({ path: request.url ?? '', authorization: request.headers.authorization });
      const { status, body } =
        request.url === '/auth/refresh-token'
          ? this.refresh()
          : { status: 200, body: { success: true, data: { count: 0, rows: [] } } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    return new Promise<void>((resolve) => this.server.listen(0, resolve));
  }

  stop() {
    for (const channel of this.#channels.splice(0)) channel.close();
    this.server.closeAllConnections();
    this.server.close();
  }

  openTab(storage: KeyValueStorage, window?: EventTarget, timeoutMs = 5_000) {
    const origin = `http://localhost:${(this.server.address() as AddressInfo).port}`;
    const bus = createEventBus({
      owners: ['session', 'shell', 'auth', 'profile'],
      validate: 'always',
      report: () => {},
    });
    const events: string[] = [];
    for (const name of [
      'session:memberArrived',
      'session:memberLeft',
      'shell:loginRequested',
      'shell:walletConnectionRequested',
    ])
      bus.onAny(name, () => events.push(name));
    const paths: string[] = [];
    const channel = new BroadcastChannel('session-test');
    this.#channels.push(channel);
    const made = createSession({
      config: {
        origins: { site: origin, api: origin, marketplace: origin, chat: origin, media: origin },
      } as PublicConfig,
      bus: bus.forOwner('session'),
      shellBus: bus.forOwner('shell'),
      storage,
      channel: channel as never,
      window: window as never,
      timeoutMs,
      languages: ['ja-JP'],
      prefersDark: { matches: true, addEventListener: () => {} },
      root: { dataset: {}, lang: '' } as never,
      goTo: (path) => paths.push(path),
    });
    const rights = readRights({
      operations: {
        getFavouriteSpaceList: 'api GET required /world/get-favourite-space-list/:page/:limit',
        getSingleWorldHot: 'api GET optional /hot/get-single-world-hot/:id/:type',
      },
      grants: ['establishSession', 'endSession'],
    });
    const { session, establish = () => undefined, attachWallet = async () => false } = made.forRemote(rights);
    const onLeft = (listener: (reason: string) => void) =>
      bus.forOwner('shell').subscribe(memberLeft, ({ reason }) => listener(reason));
    const saveProfile = () => bus.forOwner('profile').publish(profileChanged, { userId: user.id });
    return { session, establish, attachWallet, start: made.start, events, paths, onLeft, saveProfile };
  }
}

/** A platform that runs during each test, and knows nothing of the tests before. */
export function useFakePlatform(): FakePlatform {
  const platform = new FakePlatform();
  beforeEach(() => platform.start());
  afterEach(() => platform.stop());
  return platform;
}

export function memoryStorage(
  content: Record<string, string> = {},
): KeyValueStorage & { content: Map<string, string> } {
  const map = new Map(Object.entries(content));
  return {
    content: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export const logIn = ({ establish }: ReturnType<FakePlatform['openTab']>) =>
  establish({
    ...issueToken('secret'),
    wallet: { type: 'ethereum', address: user.userWallet.address, provider: { request: async () => null } },
  });

/** Lets requests and messages between tabs arrive. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 300));
