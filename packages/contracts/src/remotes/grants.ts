/**
 * Rare capabilities of a remote, declared in its `remote.config.ts` and allowed by name when it is published. A remote
 * without the grant has no way to them on the page.
 */
export const GRANTS = ['establishSession', 'endSession', 'manageSessions', 'grantHandOff', 'openSockets'] as const;

export type Grant = (typeof GRANTS)[number];

/** The remotes that may declare each grant. */
export const GRANT_HOLDERS: Readonly<Record<Grant, readonly string[]>> = {
  establishSession: ['mfe-auth'],
  endSession: ['mfe-auth'],
  manageSessions: ['mfe-auth', 'mfe-profile'],
  grantHandOff: ['mfe-auth'],
  openSockets: ['mfe-chat'],
};

/**
 * The operations that a remote may call only with a grant. `null`: no remote may call them; the session of the page
 * does it itself, or an app outside of any browser.
 */
export const SENSITIVE_OPERATIONS: Readonly<Record<string, Grant | null>> = {
  saveUserNonce: 'establishSession',
  loginExternalWallet: 'establishSession',
  verifySignature: 'establishSession',
  exchangeTelegramToken: 'establishSession',
  telegramCallback: null,
  refreshToken: null,
  logout: null,
  createSocketTicket: null,
  listSessions: 'manageSessions',
  endSession: 'manageSessions',
  endAllSessions: 'manageSessions',
  describeHandOff: 'grantHandOff',
  prepareHandOff: 'grantHandOff',
  grantHandOff: 'grantHandOff',
  exchangeHandOff: null,
};
