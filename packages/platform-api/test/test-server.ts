import { randomBytes } from 'node:crypto';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { formatLoginMessage, type LoginMessage, parseLoginMessage } from '@xana/wallet/login-message';
import { type HDNodeWallet, Wallet } from 'ethers';
import { buildServer, type Server } from '../src/build-server.ts';
import type { PlatformConfig, PushConfig } from '../src/config/platform-config.ts';
import { insertAcceptedTerms } from '../src/database/terms/accepted-terms.ts';
import { createTestDatabase } from './database/test-database.ts';

export const SITE = 'http://localhost:3000';
export const TEST_SECRET = Buffer.alloc(32, 7);
/** Push messages switched on, for tests that set it. The private key is 1, so that it protects nothing. */
export const TEST_PUSH: PushConfig = {
  publicKey: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  privateKey: Buffer.from('1'.padStart(64, '0'), 'hex').toString('base64url'),
  subject: 'mailto:push@xana.example',
  sandboxOrigin: undefined,
};

const CONFIG: PlatformConfig = {
  ports: { api: 0, marketplace: 0, chat: 0, media: 0 },
  metrics: undefined,
  operators: undefined,
  origins: {
    site: SITE,
    api: 'http://localhost:4000',
    marketplace: 'http://localhost:4001',
    chat: 'http://localhost:4002',
    media: 'http://localhost:4003',
  },
  dataDirectory: '',
  databaseUrl: 'memory:',
  redisUrl: undefined,
  accessTokenSecret: TEST_SECRET,
  acceptedTokenSecret: undefined,
  authMessageMode: 'erc4361',
  chain: { id: 8888, rpcUrl: undefined },
  telegramBotToken: undefined,
  idTokens: undefined,
  magic: undefined,
  cards: undefined,
  staticFiles: undefined,
  s3: undefined,
  push: undefined,
  tracing: undefined,
  isSandbox: true,
  seed: 'empty',
  hasDemoMembers: false,
  logLevel: 'silent',
  listenHost: 'localhost',
  trustedProxies: false,
  // Tests see their own writes at once.
  sharedSeconds: 0,
  // Tests run the jobs that they need; one that starts in the middle of a slow test would change its rows.
  jobsEverySeconds: 86_400,
  drainSeconds: 0,
  renderings: { maxMegabytes: 100, perMinute: 1_000_000 },
  limits: { loginTriesPerMinute: 10_000, callsPerMinute: 1_000_000, memberFactor: 10_000 },
};

export interface Reply {
  status: number;
  code: string | undefined;
  data: never;
  headers: Record<string, string | string[] | number | undefined>;
  /** The refresh cookie of the response, ready to be sent back. */
  cookie: string | undefined;
}

interface Asking {
  host?: 'api' | 'marketplace' | 'chat' | 'media';
  body?: object;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/**
 * Starts the platform and sends requests without a network. Its database is that of `config`, or a new one: on the server in
 * `TEST_POSTGRES`, or embedded without one.
 */
export async function startTestServer(config: Partial<PlatformConfig> = {}) {
  const databaseUrl =
    'databaseUrl' in config
      ? config.databaseUrl
      : await createTestDatabase(process.env.TEST_POSTGRES, config.seed === 'demo' ? 'demo' : 'empty');
  const server = await buildServer({
    ...CONFIG,
    databaseUrl,
    dataDirectory: createTempDirectory('platform'),
    ...config,
  });
  const ask = askOf(server);
  return {
    server,
    platform: server.platform,
    database: server.database.database,
    ask,
    /** A visitor's request. */
    get: (url: string) => ask('GET', url),
    close: server.close,
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * A platform for all tests of a file. Its fields exist from `beforeAll` on.
 *
 * @param config a function where the values exist from an earlier `beforeAll` on
 */
export function useTestServer(config?: Partial<PlatformConfig> | (() => Partial<PlatformConfig>)): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(typeof config === 'function' ? config() : config));
  }, 120_000);
  afterAll(() => server.close());
  return server;
}

function askOf(server: Server) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, asking: Asking = {}): Promise<Reply> => {
    const { host = 'api', body, token, cookie, headers = {} } = asking;
    const response = await server.hosts[host].inject({
      method,
      url,
      ...(body ? { payload: body } : {}),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(cookie ? { cookie } : {}), ...headers },
    });
    const { code, data } = String(response.headers['content-type']).includes('json')
      ? response.json()
      : { code: undefined, data: undefined };
    const set = response.cookies.find(({ name }) => name === 'xana-refresh');
    return {
      status: response.statusCode,
      code,
      data: data as never,
      headers: response.headers,
      cookie: set && `xana-refresh=${set.value}`,
    };
  };
}

export type TestWallet = Wallet | HDNodeWallet;

/** Without a mnemonic, whose derivation takes longer than a login. */
const createTestWallet = (): TestWallet => new Wallet(`0x${randomBytes(32).toString('hex')}`);

/** What a browser does up to the signature; `change` tampers with the message before it is signed. */
export async function signLogin({ ask }: TestServer, wallet: TestWallet, change: Partial<LoginMessage> = {}) {
  const { chainId, ...tampered } = change;
  const body = { walletAddress: wallet.address, ...(chainId ? { chainId } : {}) };
  const { data } = await ask('POST', '/auth/save-user-nonce', { body });
  const { nonce, message: given } = data as { nonce: string; message: string };
  const message = formatLoginMessage({ ...(parseLoginMessage(given) as LoginMessage), ...tampered });
  return {
    nonce: change.nonce ?? nonce,
    message,
    signature: await wallet.signMessage(message),
    walletAddress: wallet.address,
  };
}

export function claimOf({ message, signature, walletAddress }: Awaited<ReturnType<typeof signLogin>>) {
  return { address: walletAddress, signature, message, is_web3_auth: 0 };
}

/** A member with a live session, and requests with its access token. */
export interface Member {
  wallet: TestWallet;
  userId: number;
  token: string;
  cookie: string;
  get(url: string): Promise<Reply>;
  post(url: string, body?: object): Promise<Reply>;
  put(url: string, body?: object): Promise<Reply>;
  delete(url: string): Promise<Reply>;
}

/** A member with a live session, who has accepted the current terms. */
export async function logIn(server: TestServer, wallet: TestWallet = createTestWallet()): Promise<Member> {
  const member = await logInWithoutTerms(server, wallet);
  const { version } = server.platform.terms;
  await insertAcceptedTerms(server.database, { userId: member.userId, version, signed: null });
  return member;
}

type Members<Count extends number, Some extends Member[] = []> = number extends Count
  ? Member[]
  : Some['length'] extends Count
    ? Some
    : Members<Count, [...Some, Member]>;

/** Some members, with ascending ids. */
export async function logInMembers<Count extends number>(server: TestServer, count: Count): Promise<Members<Count>> {
  const members: Member[] = [];
  while (members.length < count) members.push(await logIn(server));
  return members as Members<Count>;
}

/** A member with a live session, who was not asked to accept the terms. */
export async function logInWithoutTerms(server: TestServer, wallet = createTestWallet()): Promise<Member> {
  const { ask } = server;
  const signed = await signLogin(server, wallet);
  await ask('POST', '/auth/login-external-wallet', { body: claimOf(signed) });
  const { data, cookie } = await ask('POST', '/auth/v3/verify-signature', { body: signed });
  const { user, token } = data as { user: { id: number }; token: string };
  return {
    wallet,
    userId: user.id,
    token,
    cookie: String(cookie),
    get: (url) => ask('GET', url, { token }),
    post: (url, body) => ask('POST', url, { token, body }),
    put: (url, body) => ask('PUT', url, { token, body }),
    delete: (url) => ask('DELETE', url, { token }),
  };
}
