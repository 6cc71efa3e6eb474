import { apiError } from '@xana/api-client';
import type { EventOwner } from '@xana/contracts/events/event';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { PublicConfig } from '@xana/contracts/public-config';
import { createEventBus, type OwnedBus } from '@xana/event-bus';
import type {
  AttachWallet,
  EstablishSession,
  HandOff,
  Session,
  SessionState,
  TelegramLink,
  WalletHandle,
} from '@xana/session';
import { NavigationType, UNSAFE_createMemoryHistory } from 'react-router-dom';
import type { MountContext, PageRouter } from '../context/mount-context.ts';

/** What the fake platform answers to one operation. `answer` throws `apiError({ code, message })` for a failure. */
export interface FakeAnswer {
  operation: Operation;
  answer(input: never): unknown;
}

export function answerTo<Op extends Operation>(
  operation: Op,
  answer: (input: InputOf<Op>) => OutputOf<Op> | Promise<OutputOf<Op>>,
): FakeAnswer {
  return { operation, answer: answer as FakeAnswer['answer'] };
}

export interface FakeShellOptions {
  remote: string;
  path?: string;
  locale?: 'en' | 'ja';
  member?: SessionUser;
  /** Default: the wallet has no provider, as after a reload. */
  wallet?: WalletHandle;
  attachWallet?: AttachWallet;
  establish?: EstablishSession;
  telegramLink?: TelegramLink;
  /** Fields of the page's configuration. */
  config?: Partial<PublicConfig>;
  /** The props of the slot's host. */
  props?: Record<string, unknown>;
  answers?: FakeAnswer[];
  /** The hand-off of an app that opened the page. */
  handOff?: HandOff;
}

let lastRelease = 0;

const OWNERS: readonly EventOwner[] = ['shell', 'session', 'auth', 'spaces', 'store', 'chat', 'profile'];
export type Publish = OwnedBus['publish'];
const ownerOf = (event: string) => event.slice(0, event.indexOf(':'));

/**
 * What the shell passes to a module, with a fake platform behind the session.
 *
 * @returns also the requests to the shell (`login`, `store`, `toast: …`) and the failures, as they come, and how another part of the
 *   site publishes an event
 */
export function fakeContext(options: FakeShellOptions) {
  const { remote, path = '/', props = {} } = options;
  const asked: string[] = [];
  const failures: unknown[] = [];
  const router = fakeRouter(path);
  const owner = remote.replace('mfe-', '');
  const bus = createEventBus({ owners: OWNERS, validate: 'always', report: (problem) => failures.push(problem) });
  const publish: Publish = (event, payload) => bus.forOwner(ownerOf(event.name)).publish(event, payload);
  lastRelease += 1;
  const context: MountContext = {
    remote,
    release: `fake-${lastRelease}`,
    slot: 'page',
    session: fakeSession(options, asked),
    attachWallet: options.attachWallet,
    establish: options.establish,
    telegramLink: options.telegramLink,
    bus: bus.forOwner(owner),
    config: { links: { app: 'https://app.test' }, origins: {}, rpc: {}, ...options.config } as PublicConfig,
    router,
    props,
    reportFailure: (error) => failures.push(error),
    openSlot: () => () => {},
    toast: ({ text }) => asked.push(`toast: ${text}`),
  };
  return { context, asked, failures, router, publish };
}

function fakeRouter(path: string): PageRouter {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true });
  let snapshot = { location: history.location, navigationType: NavigationType.Pop };
  const listeners = new Set<() => void>();
  history.listen(({ location, action }) => {
    snapshot = { location, navigationType: action as unknown as NavigationType };
    for (const listener of listeners) listener();
  });
  return {
    navigator: history,
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function fakeSession(options: FakeShellOptions, asked: string[]): Session {
  const { handOff, member, wallet = null, locale = 'en', answers = [] } = options;
  const state: SessionState = member ? { status: 'member', user: member } : { status: 'visitor' };
  const ask = (what: string) => void asked.push(what);
  // The same object each time, as React requires of an external store.
  const connection = { status: 'online', recoveries: 0 } as const;
  let kept = handOff ?? {};
  const listeners = new Set<() => void>();
  let chainId = 1;
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async call(operation, input) {
      const known = answers.find((each) => each.operation.id === operation.id);
      if (!known) throw apiError({ code: 'NETWORK_UNREACHABLE', message: `No fake answer for ${operation.id}.` });
      return known.answer(input as never) as never;
    },
    requireLogin() {
      if (!member) ask('login');
      return member !== undefined;
    },
    requestCreateSpace: () => ask('create space'),
    openStore: () => ask('store'),
    openWallet: () => ask('wallet'),
    requestChain: (id) => ask(`network ${id}`),
    requireWallet() {
      ask('connect the wallet');
      return wallet?.provider != null;
    },
    logout: async () => ask('logout'),
    openSocket: () => ({ close: () => {} }),
    connection: () => connection,
    reconnect: () => ask('reconnect'),
    wallet: () => wallet,
    locale: () => locale,
    setLocale: () => {},
    theme: () => 'light',
    themeChoice: () => 'system',
    setTheme: () => {},
    chainId: () => chainId,
    setChain(id) {
      chainId = id;
      for (const listener of listeners) listener();
    },
    handOff: () => kept,
    clearHandOff: () => {
      kept = {};
    },
  };
}
