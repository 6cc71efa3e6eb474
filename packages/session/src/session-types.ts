import type { CallOptions } from '@xana/api-client';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { Host, InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { Eip1193Provider, WalletType } from '@xana/wallet/injected-wallets';
import type { Connection } from './connection.ts';

/**
 * `restoring`: this browser was connected before and the server has not answered yet. Show skeletons then, never a
 * visitor's lists; it lasts for seconds at most. `unreachable`: the server still has not answered. Show what a visitor
 * sees; the member comes back as soon as it answers.
 */
export type SessionState =
  | { status: 'visitor' }
  | { status: 'restoring' }
  | { status: 'unreachable' }
  | { status: 'member'; user: SessionUser };

export type LogoutReason = 'logout' | 'otherTab' | 'expired' | 'accountChanged' | 'banned';
export type Locale = 'en' | 'ja';
export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

/** The wallet that logged in, while this page lives; after a reload only its type and address are known. */
export interface WalletHandle {
  type: WalletType;
  address: string;
  provider: Eip1193Provider | null;
}

/** What an arrival from an app or from Telegram brought along in the address. */
export interface HandOff {
  builderLoginHash?: string;
  deviceId?: string;
  comingFor?: 'telegram';
  loginFor?: string;
}

/** What `verifySignature` answered, and the wallet that signed. Handed over once; the session keeps it to itself. */
export interface Credentials {
  user: SessionUser;
  token: string;
  expiresAt: string;
  serverTime: string;
  /** A login by Telegram has no provider, and no address for a member without a wallet. */
  wallet: { type: WalletType; address: string; provider: Eip1193Provider | null };
}

export type EstablishSession = (credentials: Credentials) => void;

/** What one remote gets: `establish` only with the grant `establishSession`. */
export interface RemoteSession {
  session: Session;
  establish?: EstablishSession;
}

export interface Closable {
  close(): void;
}

/** Who is here and what they may do. Remotes read it and call its verbs; the tokens inside are out of their reach. */
export interface Session {
  state(): SessionState;
  /** Hears every change of state, connection, wallet, locale, theme and chain. */
  subscribe(listener: () => void): () => void;
  /**
   * One call of the platform, authorised when the operation says so. A remote may call what its release declares; of
   * `operation` only the id counts. @throws ApiError ACCESS_DENIED for any other
   */
  call<Op extends Operation>(operation: Op, input: InputOf<Op>, options?: CallOptions): Promise<OutputOf<Op>>;

  /**
   * True for a member. Otherwise the login dialog opens, and `continueWith` runs once if the login comes from that dialog;
   * closing the dialog drops it. While a session is being restored, no dialog opens and `continueWith` waits for the end
   * of that. Remotes use `useMemberAction` of remote-kit.
   */
  requireLogin(reason?: string, continueWith?: (member: SessionUser) => void): boolean;
  requestCreateSpace(): void;
  openStore(tab?: 'all' | 'subscription' | 'xeny'): void;
  openWallet(): void;
  /** Only with the grant `endSession`. */
  logout(reason?: LogoutReason): Promise<void>;

  /**
   * Opens a socket without its opener ever seeing a token: `connect` is given the host's origin and a function that
   * fetches a one-time ticket for each attempt. It is closed when the session ends. Only with the grant `openSockets`.
   */
  openSocket(host: Host, connect: (origin: string, ticket: () => Promise<string>) => Closable): Closable;

  /** Whether the platform answers. */
  connection(): Connection;
  /** Asks again at once what did not answer. */
  reconnect(): void;

  wallet(): WalletHandle | null;
  locale(): Locale;
  setLocale(locale: Locale): void;
  theme(): Theme;
  themeChoice(): ThemeChoice;
  setTheme(choice: ThemeChoice): void;
  chainId(): number;
  setChain(id: number): void;
  /** Of this tab; empty five minutes after the arrival, after a login and after a logout. */
  handOff(): HandOff;
  /** After a login attempt that failed: what it came for must not go along with the next one. */
  clearHandOff(): void;
}
