import { type RenderResult, render } from '@testing-library/react';
import { apiError } from '@xana/api-client';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { PublicConfig } from '@xana/contracts/public-config';
import { createEventBus } from '@xana/event-bus';
import { setLanguage, startI18n } from '@xana/i18n';
import type {
  AttachWallet,
  EstablishSession,
  HandOff,
  Session,
  SessionState,
  TelegramLink,
  WalletHandle,
} from '@xana/session';
import { act, type ComponentType } from 'react';
import { NavigationType, UNSAFE_createMemoryHistory } from 'react-router-dom';
import type { MountContext, PageRouter } from '../context/mount-context.ts';
import { RemoteRoot } from '../lifecycle/remote-root.tsx';

export { apiError };

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

interface Phrases {
  load(locale: string): Promise<void>;
}

interface FakeShellOptions {
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
  phrases?: Phrases | readonly Phrases[];
}

interface FakeShell extends RenderResult {
  /** Requests to the shell: `login`, `store`, `toast: …`. */
  asked: string[];
  failures: unknown[];
  path(): string;
}

let lastRelease = 0;

/** Renders a module's component like the shell, with a fake platform. For tests in jsdom. */
export async function renderInFakeShell(component: ComponentType, options: FakeShellOptions): Promise<FakeShell> {
  const { remote, path = '/', locale = 'en', member, props = {}, answers = [], phrases, wallet = null } = options;
  startI18n(locale);
  await Promise.all([phrases ?? []].flat().map(({ load }) => load(locale)));
  await setLanguage(locale);
  const asked: string[] = [];
  const failures: unknown[] = [];
  const router = fakeRouter(path);
  const owner = remote.replace('mfe-', '');
  const bus = createEventBus({ owners: [owner], validate: 'always', report: (problem) => failures.push(problem) });
  lastRelease += 1;
  const context: MountContext = {
    remote,
    release: `fake-${lastRelease}`,
    slot: 'page',
    session: fakeSession({ handOff: options.handOff, member, wallet, locale, answers, asked }),
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
  let rendered: RenderResult | undefined;
  await act(async () => {
    rendered = render(<RemoteRoot context={context} component={component} />);
  });
  const now = () => router.current().location;
  return Object.assign(rendered as RenderResult, { asked, failures, path: () => now().pathname + now().search });
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

interface FakeSession {
  handOff: HandOff | undefined;
  member: SessionUser | undefined;
  wallet: WalletHandle | null;
  locale: 'en' | 'ja';
  answers: FakeAnswer[];
  asked: string[];
}

function fakeSession({ handOff, member, wallet, locale, answers, asked }: FakeSession): Session {
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
