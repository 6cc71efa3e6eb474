import type { CallOptions } from '@xana/api-client';
import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { Host, InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { Eip1193Provider, WalletType } from '@xana/wallet/injected-wallets';
import type { Connection } from './connection.ts';

/**
 * `restoring`: this browser had a session and the server has not answered yet. Show skeletons, not a visitor's lists; it
 * lasts for seconds. `unreachable`: the server still does not answer. Show a visitor's view; the member returns as soon
 * as it answers.
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

/** The wallet of the login. After a reload only its type and address are known. */
export interface WalletHandle {
  type: WalletType;
  address: string;
  provider: Eip1193Provider | null;
}

/** Parameters in the address of an arrival from an app or from Telegram. */
export interface HandOff {
  builderLoginHash?: string;
  deviceId?: string;
  comingFor?: 'telegram';
  loginFor?: string;
}

/** The response of `verifySignature` and the wallet that signed. The session does not expose them. */
export interface Credentials {
  user: SessionUser;
  token: string;
  expiresAt: string;
  serverTime: string;
  /** A login by Telegram has no provider, and no address for a member without a wallet. */
  wallet: { type: WalletType; address: string; provider: Eip1193Provider | null };
}

export type EstablishSession = (credentials: Credentials) => void;

/**
 * Gives the session the provider of the member's wallet again after a reload. Resolves to false for a provider whose first
 * account is not the member's.
 */
export type AttachWallet = (provider: Eip1193Provider) => Promise<boolean>;

/** Adds Telegram to the account of the member: the tab leaves for Telegram's page, which returns. */
export interface TelegramLink {
  /** Begins a visit. @returns the state for the query parameter `telegramLink` of the return address, a path of this site */
  begin(): string;
  /** What Telegram returned for this member, once; null without a visit. `fields` are null when the member cancelled. */
  take(): { fields: Record<string, string> | null } | null;
}

/**
 * The session of one remote; `establish` and `attachWallet` only with the grant `establishSession`, `telegramLink` only with
 * `manageLoginMethods`.
 */
export interface RemoteSession {
  session: Session;
  establish?: EstablishSession;
  attachWallet?: AttachWallet;
  telegramLink?: TelegramLink;
}

export interface Closable {
  close(): void;
}

/** The user, their state and preferences. Remotes cannot reach the tokens inside. */
export interface Session {
  state(): SessionState;
  /** Reports every change of state, connection, wallet, locale, theme and chain. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls an operation that the remote's release declares, with authorization if the operation defines it. Only the id of
   * `operation` is used. @throws ApiError ACCESS_DENIED for any other operation
   */
  call<Op extends Operation>(operation: Op, input: InputOf<Op>, options?: CallOptions): Promise<OutputOf<Op>>;

  /**
   * Returns true for a member. Otherwise opens the login dialog, and `continueWith` runs once after a login through that
   * dialog; closing the dialog drops it. While a session is being restored, no dialog opens and `continueWith` waits.
   * Remotes use `useMemberAction` of remote-kit.
   */
  requireLogin(reason?: string, continueWith?: (member: SessionUser) => void): boolean;
  requestCreateSpace(): void;
  openStore(tab?: 'all' | 'subscription' | 'xeny'): void;
  openWallet(): void;
  /**
   * Returns true if `wallet()` has a provider. Otherwise asks a visitor to log in, or a member to connect their wallet again;
   * `useWallet` then returns the handle with its provider.
   */
  requireWallet(): boolean;
  /** Only with the grant `endSession`. */
  logout(reason?: LogoutReason): Promise<void>;

  /**
   * Opens a socket without exposing a token: `connect` gets the host's origin and a function that fetches a one-time
   * ticket per attempt. The session closes the socket when it ends. Only with the grant `openSockets`.
   */
  openSocket(host: Host, connect: (origin: string, ticket: () => Promise<string>) => Closable): Closable;

  /** Whether the platform answers. */
  connection(): Connection;
  /** Probes lost hosts immediately. */
  reconnect(): void;

  wallet(): WalletHandle | null;
  locale(): Locale;
  setLocale(locale: Locale): void;
  theme(): Theme;
  themeChoice(): ThemeChoice;
  setTheme(choice: ThemeChoice): void;
  chainId(): number;
  setChain(id: number): void;
  /**
   * Selects a chain. The wallet of a member is asked first, in a dialog of mfe-auth, and `chainId()` stays until the wallet has
   * switched; without a wallet the chain is set at once.
   */
  requestChain(id: number): void;
  /**
   * The hand-off of this tab; empty five minutes after the arrival and after a logout. After a login it is kept only for an
   * app that waits for the member's consent.
   */
  handOff(): HandOff;
  /** Removes the hand-off after a failed login attempt, so that the next attempt does not send it, and after the consent. */
  clearHandOff(): void;
}
